"""The server: tables over HTTP and WebSocket, as ``docs/api.md`` describes."""
