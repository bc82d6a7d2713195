"""A table in another process, as if it were here; a client of another process, likewise."""

import msgspec

from garrison.server.cluster.ports import Bus, Kind, Letter, Process
from garrison.table.dispatch import Gone, Item
from garrison.table.messages.client import ToClient
from garrison.table.messages.server import ServerReply, ServerRequest
from garrison.table.ports import Subscriber

_encoder = msgspec.json.Encoder()


class RemoteTable:
    """Stands where the live table would stand, for one connection of this process.

    `times_up` says how often the owner had begun to hear when the connection was made: once it has
    begun anew, answers to this connection may be lost.
    """

    def __init__(
        self, bus: Bus, me: Process, owner: Process, times_up: int, table: str, connection: str
    ) -> None:
        self.process, self.times_up = owner, times_up
        self.table, self.connection = table, connection
        self._bus, self._me = bus, me

    def post(self, sender: Subscriber, item: Item) -> None:
        """Send a request on to the owner, who answers to the subscriber we are known to hold."""
        kind: Kind = "say"
        if isinstance(item, Gone):
            kind = "gone"
        elif isinstance(item, ServerRequest):
            kind = "ask"
        body = _encoder.encode(item)
        letter = Letter(
            kind, self._me, self.connection, self.table, body, sender.address, self._bus.times_up
        )
        self._bus.send(self.process, letter)

    def is_running(self) -> bool:
        return self._bus.is_up.is_set()


class RemoteSubscriber:
    """Stands where a connection would stand, for a client of another process.

    Once that process has begun to hear anew (`times_up`), its clients have come again.
    """

    def __init__(self, bus: Bus, me: Process, letter: Letter) -> None:
        self.process, self.connection = letter.sender, letter.connection
        self.address, self.times_up = letter.address, letter.times_up
        self._bus, self._me = bus, me

    def send(self, message: ToClient | ServerReply) -> None:
        body = _encoder.encode(message)
        self._bus.send(self.process, Letter("back", self._me, self.connection, body=body))

    def close(self) -> None:
        self._bus.send(self.process, Letter("shut", self._me, self.connection))
