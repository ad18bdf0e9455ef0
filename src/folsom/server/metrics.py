"""Metrics for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """One set of figures for one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("folsom_tables_loaded", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("folsom_sockets", "Open sockets", registry=self.registry)
        self.choices = Counter("folsom_choices", "Choices made", ["by"], registry=self.registry)
        self.refused = Counter(
            "folsom_refused", "Commands and requests refused", ["error"], registry=self.registry
        )
        self.faults = Counter(
            "folsom_page_faults", "Faults that pages told of", ["kind"], registry=self.registry
        )
        self.unheard = Counter(
            "folsom_unheard_news",
            "News of other processes that could not be taken in",
            registry=self.registry,
        )
        self.outages = Counter(
            "folsom_outages",
            "Times that the database could not do its work",
            registry=self.registry,
        )
        self.tidied = Counter(
            "folsom_tidied", "Old things thrown away", ["what"], registry=self.registry
        )
        self.stored = Histogram(
            "folsom_store_seconds",
            "Time until a choice is durable",
            buckets=FAST,
            registry=self.registry,
        )
        self.thought = Histogram(
            "folsom_bot_seconds", "Time that a bot takes for a choice", registry=self.registry
        )
        self.resumed = Histogram(
            "folsom_resume_seconds", "Time to load a table", buckets=FAST, registry=self.registry
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
