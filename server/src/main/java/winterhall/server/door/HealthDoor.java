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
import java.util.function.LongSupplier;
import winterhall.server.Denied;
import winterhall.server.store.Database;
import winterhall.wire.Json;

/// Whether the hall is well: `/health` for whoever asks, `/metrics` in Prometheus's form for this machine alone.
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
        var scribe = database.scribe();
        gauge("winterhall.scribe.waiting", "Pieces of work that wait to be written", scribe::waiting);
        counter("winterhall.commits", "Transactions committed", scribe::commits);
        counter("winterhall.writes", "Pieces of work committed", scribe::writes);
    }

    void gauge(String name, String what, IntSupplier value) {
        Gauge.builder(name, value, IntSupplier::getAsInt)
                .description(what)
                .strongReference(true)
                .register(registry);
    }

    void counter(String name, String what, LongSupplier value) {
        FunctionCounter.builder(name, value, LongSupplier::getAsLong)
                .description(what)
                .register(registry);
    }

    void open(RoutesConfig to) {
        to.get("/health", this::health);
        to.get("/metrics", this::metrics);
    }

    /// Asks the database, so that a hall that cannot write does not call itself well.
    private void health(Context context) {
        database.read(
                handle -> handle.createQuery("SELECT 1").mapTo(Integer.class).one());
        context.contentType("application/json").result(Json.bytes(Map.of("status", "up")));
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
