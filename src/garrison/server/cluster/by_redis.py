"""Processes on any machine find each other by Redis."""

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from garrison.server.cluster.cluster import Cluster
from garrison.server.cluster.redis_bus import RedisBus
from garrison.server.cluster.redis_leases import RedisLeases
from garrison.server.tables.registry import TableRegistry, new_id


def join_by_redis(url: str, tables: TableRegistry, seconds: float) -> Cluster:
    """This process's part in the cluster that meets at this Redis."""
    redis = Redis.from_url(
        url, socket_timeout=2, socket_connect_timeout=2, retry=Retry(NoBackoff(), 0)
    )
    process = new_id()
    leases, bus = RedisLeases(redis, process, seconds), RedisBus(redis, process)
    return Cluster(process, leases, bus, tables, seconds)
