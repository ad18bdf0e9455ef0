"""A real nginx for the tests: the site of ``deploy/nginx.conf``, with values filled in."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from programs import do_without, install
from serving import PATIENCE, Server, free_port

SITE = Path(__file__).parents[1] / "deploy" / "nginx.conf"
SBIN = "/usr/sbin"  # not where everybody's shell looks
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


@dataclass(frozen=True)
class Front:
    """What people outside see: https under a path, and http that leads there."""

    origin: str
    plain: str
    folder: Path

    @property
    def log(self) -> Path:
        return self.folder / "access.log"

    @property
    def errors(self) -> Path:
        return self.folder / "errors.log"

    @property
    def url(self) -> str:
        return f"{self.origin}/folsom/"


def program() -> str:
    for attempt in range(2):
        found = shutil.which("nginx") or shutil.which("nginx", path=SBIN)
        if found:
            return found
        if attempt == 0:
            install("nginx")
    do_without("no nginx here: apt-get install nginx")


@contextlib.contextmanager
def nginx(folder: Path, ports: tuple[int, int], servers: tuple[Server, Server]) -> Iterator[Front]:
    """Serves at these ports, for https and http, until the end of the block."""
    secure, plain = ports
    front = Front(f"https://localhost:{secure}", f"http://localhost:{plain}", folder)
    certificate, key = make_certificate(folder)
    values = {
        "127.0.0.1:8101": f"127.0.0.1:{servers[0].port}",
        "127.0.0.1:8102": f"127.0.0.1:{servers[1].port}",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen [::]:80;": f"listen 127.0.0.1:{free_port()};",
        "listen 443 ": f"listen 127.0.0.1:{secure} ",
        "listen [::]:443 ": f"listen 127.0.0.1:{free_port()} ",
        "/etc/letsencrypt/live/example.org/fullchain.pem": str(certificate),
        "/etc/letsencrypt/live/example.org/privkey.pem": str(key),
        "/var/log/nginx/folsom.log": str(front.log),
        "/var/log/nginx/folsom-errors.log": str(front.errors),
        "return 308 https://$http_host": f"return 308 {front.origin}",  # another port than 443
        "server_name example.org;": "server_name localhost;",
    }
    configuration = folder / "nginx.conf"
    configuration.write_text(around(filled_in(SITE.read_text(), values), folder))
    process = subprocess.Popen([program(), "-p", str(folder), "-c", str(configuration)])
    try:
        wait_for(secure, process)
        yield front
    finally:
        process.terminate()
        process.wait(PATIENCE)


def filled_in(site: str, values: dict[str, str]) -> str:
    """All values have to be there: the tests use the file that is delivered."""
    for value, ours in values.items():
        assert value in site, value
        site = site.replace(value, ours)
    return site


def around(site: str, folder: Path) -> str:
    """What Debian's /etc/nginx/nginx.conf is around a site, in a folder of our own."""
    user = f"user {pwd.getpwuid(0).pw_name};" if os.geteuid() == 0 else ""
    places = " ".join(f"{name}_temp_path {folder / name};" for name in TEMPORARY)
    return f"""
        daemon off; {user} worker_processes 1; pid {folder / "pid"}; error_log stderr;
        events {{ worker_connections 256; }}
        http {{ {places}
        {site}
        }}"""


def make_certificate(folder: Path) -> tuple[Path, Path]:
    """One that nobody has signed but itself."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    names = "subjectAltName=DNS:localhost,IP:127.0.0.1"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    command += ["-subj", "/CN=localhost", "-addext", names, "-keyout", str(key)]
    subprocess.run([*command, "-out", str(certificate)], check=True, capture_output=True)
    return certificate, key


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        assert process.poll() is None, "nginx did not start"
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.02)
    raise TimeoutError("nginx")
