"""Leases of tables in Redis, which run out unless they are renewed."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from redis.asyncio import Redis
from redis.exceptions import RedisError

from garrison.server.cluster.ports import OthersAway, Process, Renewed

_TABLE: Final = "garrison:table:"
_ALIVE: Final = "garrison:alive:"
_DROP: Final = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end"


@contextmanager
def redis_faults() -> Iterator[None]:
    """Whatever keeps Redis from answering is one thing to us: it is away."""
    try:
        yield
    except (RedisError, OSError) as fault:
        raise OthersAway(str(fault)) from fault


class RedisLeases:
    """The leases as one process sees them."""

    def __init__(self, redis: Redis, process: Process, seconds: float) -> None:
        self._redis, self._process = redis, process
        self._span = int(seconds * 1000)

    async def owner(self, table: str) -> Process:
        key = _TABLE + table
        with redis_faults():
            for _ in range(3):
                if await self._redis.set(key, self._process, nx=True, px=self._span):
                    return self._process
                owner = await self._redis.get(key)
                if owner is not None:
                    return _text(owner)
        return self._process

    async def owners(self, tables: Sequence[str]) -> dict[str, Process]:
        if not tables:
            return {}
        with redis_faults():
            found = await self._redis.mget([_TABLE + table for table in tables])
        return {t: _text(owner) for t, owner in zip(tables, found, strict=True) if owner}

    async def renew(self, tables: Sequence[str], times_up: int) -> Renewed:
        with redis_faults():
            await self._redis.set(_ALIVE + self._process, times_up, px=self._span)
        owners = await self.owners(tables)
        pipe = self._redis.pipeline(transaction=False)
        for table in tables:
            if table not in owners:
                pipe.set(_TABLE + table, self._process, nx=True, px=self._span)
            elif owners[table] == self._process:
                pipe.pexpire(_TABLE + table, self._span)
        with redis_faults():
            await pipe.execute()
        lost = [table for table in tables if owners.get(table, self._process) != self._process]
        return Renewed(lost, [table for table in tables if table not in owners])

    async def release(self, table: str) -> None:
        with redis_faults():
            await self._redis.eval(_DROP, 1, _TABLE + table, self._process)

    async def living(self, processes: Sequence[Process]) -> dict[Process, int]:
        if not processes:
            return {}
        with redis_faults():
            found = await self._redis.mget([_ALIVE + each for each in processes])
        return {each: int(up) for each, up in zip(processes, found, strict=True) if up}


def _text(value: str | bytes) -> str:
    return value.decode() if isinstance(value, bytes) else value
