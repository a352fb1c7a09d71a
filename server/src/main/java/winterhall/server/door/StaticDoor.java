package winterhall.server.door;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// Serves the web client from the class path.
///
/// Every page of the client is the same file; the client reads from the address what to show. Files under `assets`
/// carry a hash of their contents in their names and never change. Beside a file may lie the same one compressed.
final class StaticDoor {
    private static final String FOLDER = "/winterhall/web/";
    private static final String PAGE = "index.html";

    /// The addresses at which the client shows something of its own.
    private static final List<String> PAGES = List.of(
            "/",
            "/new/{game}",
            "/table/{table}",
            "/join/{table}/{invite}",
            "/replay/{table}/{step}",
            "/result/{table}",
            "/record",
            "/rules",
            "/rules/{game}",
            "/learn/{game}",
            "/about/{what}",
            "/settings",
            "/account",
            "/reclaim",
            "/reset",
            "/notices/confirm",
            "/notices/stop");

    private static final List<String> FILES = List.of(
            "/assets/{file}", "/favicon.svg", "/icon-192.png", "/icon-512.png", "/manifest.webmanifest", "/shell.js");

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "json", "application/json",
            "svg", "image/svg+xml",
            "png", "image/png",
            "woff2", "font/woff2",
            "webmanifest", "application/manifest+json");

    /// What was read once; the class path does not change while the hall is open.
    private final Map<String, Optional<byte[]>> read = new ConcurrentHashMap<>();

    void open(RoutesConfig to) {
        PAGES.forEach(path -> to.get(path, context -> page(context, 200)));
        FILES.forEach(path -> to.get(path, this::file));
        to.error(404, context -> {
            if (!context.path().startsWith("/api/") && wantsPage(context)) {
                page(context, 404);
            }
        });
    }

    private static boolean wantsPage(Context context) {
        String accepted = context.header("Accept");
        return accepted != null && accepted.contains("text/html");
    }

    private void page(Context context, int status) {
        context.status(status).header("Cache-Control", "no-cache");
        send(context, PAGE);
    }

    private void file(Context context) {
        String name = context.path().substring(1);
        boolean isHashed = name.startsWith("assets/");
        context.header("Cache-Control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
        if (!name.matches("(assets/)?[A-Za-z0-9_-][A-Za-z0-9._-]*") || !send(context, name)) {
            context.status(404).contentType("text/plain").header("Cache-Control", "no-store");
        }
    }

    private boolean send(Context context, String name) {
        Optional<byte[]> plain = contents(name);
        if (plain.isEmpty()) {
            return false;
        }
        Optional<byte[]> packed = accepts(context, "gzip") ? contents(name + ".gz") : Optional.empty();
        packed.ifPresent(_ -> context.header("Content-Encoding", "gzip"));
        context.header("Vary", "Accept-Encoding");
        context.contentType(TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream"))
                .result(packed.orElse(plain.get()));
        return true;
    }

    private static boolean accepts(Context context, String encoding) {
        String accepted = context.header("Accept-Encoding");
        return accepted != null && accepted.contains(encoding);
    }

    private Optional<byte[]> contents(String name) {
        Optional<byte[]> known = read.get(name);
        if (known == null) {
            known = load(name);
            if (known.isPresent() || name.endsWith(".gz")) {
                read.put(name, known);
            }
        }
        return known;
    }

    private static Optional<byte[]> load(String name) {
        try (InputStream file = StaticDoor.class.getResourceAsStream(FOLDER + name)) {
            return file == null ? Optional.empty() : Optional.of(file.readAllBytes());
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }
}
