"""Positions that keep a stack of pending work: steps wait their turn, and some do themselves."""

from typing import TypeVar

from mypy_extensions import mypyc_attr

from garrison.core.refusals import Argument
from garrison.core.step_state import StepState
from garrison.core.steps import Step
from garrison.core.tasks import Tasks
from garrison.core.verbs import Task

T = TypeVar("T", bound="TaskState", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class TaskState(StepState):
    """A position that waits for what lies on top of its stack."""

    def __init__(self) -> None:
        super().__init__()
        self.tasks: Tasks = Tasks()

    def pending(self) -> Task:
        return self.tasks.top()

    def begin_step(self) -> Task:
        return self.tasks.pop()

    def settle(self) -> None:
        """Do everything that does itself, until somebody or chance has to decide."""
        while not self.ending():
            top = self.tasks.top()
            if self.steps().step(top).is_waited_for(self, top):
                return


@mypyc_attr(allow_interpreted_subclasses=True)
class AutomaticStep(Step[T]):
    """Pending work that needs neither a decision nor chance."""

    def __init__(self, name: str, template: str = "", fields: list[Argument] | None = None) -> None:
        super().__init__(name, fields=fields, template=template)

    def is_waited_for(self, state: T, task: Task) -> bool:
        state.tasks.pop()
        self.happen(state, task)
        return False

    def happen(self, state: T, task: Task) -> None:
        """What it does."""
        raise NotImplementedError
