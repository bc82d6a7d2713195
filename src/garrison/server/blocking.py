"""Addresses and networks whose people an operator does not want on a server."""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import TypeAlias

from garrison.core.errors import BadNotation
from garrison.core.reasons import Reason

Network: TypeAlias = IPv4Network | IPv6Network


class Blocklist:
    """Tells who is kept out. It is read again from the database now and then."""

    def __init__(self) -> None:
        self._networks: list[Network] = []

    def set(self, addresses: Iterable[str]) -> None:
        self._networks = [ip_network(each) for each in addresses]

    def has(self, address: str) -> bool:
        if not self._networks:
            return False
        try:
            here = ip_address(address)
        except ValueError:  # a socket of this machine has no address
            return False
        return any(here in network for network in self._networks)


def network_name(text: str) -> str:
    """An address or network as it is kept. Raises BadNotation for what is neither."""
    try:
        return str(ip_network(text, strict=False))
    except ValueError as fault:
        raise BadNotation(Reason("server-bad-address", {"address": text})) from fault
