"""The application: routes, errors and limits, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from folsom import __version__
from folsom.extras import extra

with extra("play"):
    from fastapi import FastAPI
    from fastapi.responses import Response
    from starlette.middleware.gzip import GZipMiddleware

    from folsom.server import deals, errors, faults, help, invitation, replays, socket, tables, web
    from folsom.server.house import House
    from folsom.server.limits import BodyLimit, Buckets, Headers, Hosts
    from folsom.server.models import Done, Ready
    from folsom.server.people import House_
    from folsom.server.proxy import RootPath
    from folsom.server.settings import Settings


def make_app(
    settings: Settings | None = None, on_open: Callable[[], None] | None = None, number: int = 0
) -> FastAPI:
    """The server as an ASGI application; the database is opened when it starts.

    ``on_open`` is called when all is ready and nobody has been let in yet. ``number`` is that of
    this process, if the settings ask for several.
    """
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = app.state.house = House(settings, number)
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
    app.state.request_seconds = settings.request_seconds
    app.state.requests = Buckets(settings.request_rate, settings.request_burst)
    app.state.works = Buckets(settings.work_rate, settings.work_burst)
    app.state.uploads = Buckets(settings.upload_rate, settings.upload_burst)
    app.state.tables = Buckets(settings.table_rate, settings.table_burst)
    app.state.codes = Buckets(settings.code_rate, settings.code_burst)
    app.state.faults = Buckets(settings.fault_rate, settings.fault_burst)
    app.add_middleware(GZipMiddleware, minimum_size=2048, compresslevel=5)
    app.add_middleware(BodyLimit, settings.body_bytes, settings.record_bytes)
    app.add_middleware(Headers)
    app.add_middleware(RootPath, settings.root_path)
    app.add_middleware(Hosts, settings.known_hosts)
    errors.install(app)
    for module in (tables, deals, invitation, replays, help, faults, socket):
        app.include_router(module.router)
    _add_watch(app, settings)
    web.install(app, settings)
    return app


def _build_routes(app: FastAPI) -> None:
    """FastAPI builds its routes at the first request; look one up now, before anybody waits."""
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


def _add_watch(app: FastAPI, settings: Settings) -> None:
    """Health, readiness, and metrics if they are wanted, for people who run a server."""

    @app.get("/health", tags=["watch"])
    async def health() -> Done:
        """Is the process up? If it does not answer, start it again."""
        return Done()

    @app.get("/ready", tags=["watch"], responses={503: {"model": Ready}})
    async def ready(house: House_, response: Response) -> Ready:
        """Can people play here now? If not, send them to another process meanwhile."""
        found = await house.readiness.look()
        if not found.ok:
            response.status_code = 503
            response.headers["Retry-After"] = errors.RETRY_AFTER
        return found

    if not settings.metrics:
        return

    @app.get("/metrics", tags=["watch"], response_class=Response, include_in_schema=False)
    async def metrics(house: House_) -> Response:
        return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")
