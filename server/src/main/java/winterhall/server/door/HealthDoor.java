package winterhall.server.door;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.Map;
import java.util.function.IntSupplier;
import java.util.function.ToDoubleFunction;
import winterhall.server.Denied;
import winterhall.server.store.Database;
import winterhall.server.store.DatabaseWriter;
import winterhall.wire.Json;

/// Health: `/health` for everybody, `/metrics` in Prometheus format for this machine only.
final class HealthDoor implements AutoCloseable {
    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final JvmGcMetrics collector = new JvmGcMetrics();
    private final Database database;

    HealthDoor(Database database) {
        this.database = database;
        collector.bindTo(registry);
        new JvmMemoryMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        new UptimeMetrics().bindTo(registry);
        var writer = database.writer();
        gauge("winterhall.writer.waiting", "Pieces of work that wait to be written", writer::waiting);
        counter("winterhall.commits", "Transactions committed", writer, DatabaseWriter::commits);
        counter("winterhall.writes", "Pieces of work committed", writer, DatabaseWriter::writes);
    }

    void gauge(String name, String what, IntSupplier value) {
        Gauge.builder(name, value, IntSupplier::getAsInt)
                .description(what)
                .strongReference(true)
                .register(registry);
    }

    /// @param counted held weakly, so it is something that lives as long as the hall
    <T> void counter(String name, String what, T counted, ToDoubleFunction<T> count) {
        FunctionCounter.builder(name, counted, count).description(what).register(registry);
    }

    void open(RoutesConfig to) {
        to.get("/health", this::health);
        to.get("/metrics", this::metrics);
    }

    /// Says what became of the last write: the hall makes one every few seconds, so nobody who asks has to wait for it.
    private void health(Context context) {
        boolean isUp = database.writer().isWell();
        context.header("Cache-Control", "no-store");
        context.status(isUp ? 200 : 503).contentType("application/json");
        context.result(Json.bytes(Map.of("status", isUp ? "up" : "down")));
    }

    private void metrics(Context context) {
        if (!Guards.isFromThisMachine(context)) {
            throw Denied.because(403, "only-from-this-machine", "");
        }
        context.contentType("text/plain; version=0.0.4; charset=utf-8").result(registry.scrape());
    }

    @Override
    public void close() {
        collector.close();
        registry.close();
    }
}
