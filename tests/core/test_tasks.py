from garrison.core.tasks import Tasks, argument, code_of, task


def test_a_task_keeps_its_code_and_arguments() -> None:
    packed = task(200, 1, 4095, 0, 77)
    assert code_of(packed) == 200
    assert [argument(packed, index) for index in range(4)] == [1, 4095, 0, 77]


def test_the_last_task_is_done_first() -> None:
    tasks = Tasks()
    tasks.push(task(1))
    tasks.push(task(2))
    assert tasks.top() == task(2)
    assert tasks.pop() == task(2)
    assert tasks.pop() == task(1)
    assert tasks.is_empty()


def test_nothing_pending_is_minus_one() -> None:
    assert Tasks().top() == -1


def test_a_copied_stack_is_independent() -> None:
    tasks = Tasks()
    tasks.push(task(1))
    twin = tasks.copy()
    twin.push(task(2))
    assert tasks.key() == [task(1)]
    twin.clear()
    assert twin.key() == []
    assert tasks.key() == [task(1)]
