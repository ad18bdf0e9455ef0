"""The application: routes, errors and limits, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from folsom import __version__
from folsom.extras import extra
from folsom.table.errors import TableError

with extra("play"):
    from fastapi import FastAPI
    from fastapi.responses import Response
    from starlette.middleware.gzip import GZipMiddleware

    from folsom.server import errors, faults, help, invitation, replays, socket, tables, web
    from folsom.server.house import House
    from folsom.server.limits import BodyLimit, Buckets, Headers
    from folsom.server.models import Health
    from folsom.server.people import House_
    from folsom.server.proxy import RootPath
    from folsom.server.settings import Settings


def make_app(
    settings: Settings | None = None, on_open: Callable[[], None] | None = None
) -> FastAPI:
    """The server as an ASGI application; the database is opened when it starts.

    ``on_open`` is called when all is ready and nobody has been let in yet.
    """
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = app.state.house = House(settings)
        await house.open()
        _build_routes(app)
        if on_open is not None:
            on_open()
        try:
            yield
        finally:
            await house.close()

    app = FastAPI(
        title="Folsom",
        version=__version__,
        description="Colt Express on a computer: tables over HTTP; play is over a WebSocket.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.requests = Buckets(settings.request_rate, settings.request_burst)
    app.state.codes = Buckets(settings.code_rate, settings.code_burst)
    app.state.faults = Buckets(settings.fault_rate, settings.fault_burst)
    app.add_middleware(GZipMiddleware, minimum_size=2048, compresslevel=5)
    app.add_middleware(BodyLimit, settings.body_bytes, settings.record_bytes)
    app.add_middleware(Headers)
    app.add_middleware(RootPath, settings.root_path)
    errors.install(app)
    for module in (tables, invitation, replays, help, faults, socket):
        app.include_router(module.router)
    _add_watch(app)
    web.install(app, settings)
    return app


def _build_routes(app: FastAPI) -> None:
    """FastAPI builds its routes when the first request looks for one; so look for one now."""
    for kind in ("http", "websocket"):
        scope: dict[str, object] = {
            "type": kind,
            "method": "GET",
            "path": "/",
            "root_path": "",
            "headers": [],
        }
        for route in app.router.routes:
            route.matches(scope)


def _add_watch(app: FastAPI) -> None:
    """Health and metrics, for those who keep a server running."""

    @app.get("/health", tags=["watch"], responses=errors.documented(503))
    async def health(house: House_) -> Health:
        """Is the server up, and can it reach its database?"""
        try:
            await house.read(lambda database: database.exec_driver_sql("SELECT 1"))
        except Exception as error:
            raise TableError("busy") from error
        return Health(ok=True, database=house.store.url.get_backend_name())

    @app.get("/metrics", tags=["watch"], response_class=Response, include_in_schema=False)
    async def metrics(house: House_) -> Response:
        return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")
