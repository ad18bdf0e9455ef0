"""The server: tables over HTTP and WebSocket, as ``docs/api.md`` describes."""

from folsom.server.app import make_app
from folsom.server.settings import Settings

__all__ = ["Settings", "make_app"]
