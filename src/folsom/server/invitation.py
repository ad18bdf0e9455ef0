"""Invitation: under which addresses others reach this server."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

import ifaddr
from fastapi import APIRouter, Request

from folsom.server.errors import documented
from folsom.server.models import Invitation
from folsom.server.people import House_, address
from folsom.server.settings import Settings, is_loopback

# Networks inside this machine: containers and virtual machines, which no other device is in.
INNER: Final = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "cni", "podman", "lxc", "lxd")
ANYWHERE: Final = ("0.0.0.0", "::")
PLAIN: Final = 80  # the port that an http address need not say

router = APIRouter(prefix="/api", tags=["tables"], responses=documented())


@router.get("/invitation")
async def invitation(request: Request, house: House_) -> Invitation:
    """Where others reach this server; without any address it serves its own machine alone."""
    settings = house.settings
    told = addresses(settings, to_neighbours=is_private(address(request)))
    return Invitation(public_url=settings.public_url or None, addresses=told)


def addresses(settings: Settings, to_neighbours: bool = True) -> list[str]:
    """Addresses of this server that work from other devices, the likeliest first.

    A device in none of its networks can do nothing with its private addresses, and is not told
    them.
    """
    if settings.public_url:
        return [settings.public_url]
    hosts = (host for host in _hosts(settings.host) if to_neighbours or not is_private(host))
    return [_url(host, settings.port) + settings.root_path for host in hosts]


def is_private(host: str) -> bool:
    """Is this the address of a device in a network of its own, or of this machine?"""
    try:
        ip = ip_address(host)
    except ValueError:
        return False  # a name
    if isinstance(ip, IPv6Address) and ip.ipv4_mapped is not None:
        ip = ip.ipv4_mapped
    return not ip.is_global


def _hosts(host: str) -> Iterator[str]:
    """What a browser elsewhere calls a server that listens at ``host``."""
    if host in ANYWHERE:
        wanted = IPv4Address if host == "0.0.0.0" else IPv6Address
        yield from (str(ip) for ip in machine_addresses() if isinstance(ip, wanted))
        return
    if not is_loopback(host):
        yield host


def machine_addresses() -> list[IPv4Address | IPv6Address]:
    """This machine in its networks, as others there see it; the usual kind first."""
    found = dict.fromkeys(
        ip for adapter in ifaddr.get_adapters() for ip in _of_adapter(adapter) if _is_seen(ip)
    )
    return sorted(found, key=lambda ip: (ip.version, not ip.is_private))


def _of_adapter(adapter: ifaddr.Adapter) -> Iterable[IPv4Address | IPv6Address]:
    if adapter.nice_name.lower().startswith(INNER):
        return ()
    return (ip_address(ip.ip if isinstance(ip.ip, str) else ip.ip[0]) for ip in adapter.ips)


def _is_seen(ip: IPv4Address | IPv6Address) -> bool:
    return not (ip.is_loopback or ip.is_link_local or ip.is_unspecified or ip.is_multicast)


def _url(host: str, port: int) -> str:
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}" if port == PLAIN else f"http://{name}:{port}"
