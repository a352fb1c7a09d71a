package winterhall.server.door;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;

/// The administration page: three plain files that need no web client. They hold no data; every request they make is
/// checked like any other.
final class AdminPage {
    private static final String FILES = "/winterhall/server/admin/";

    void open(RoutesConfig to) {
        serve(to, "/admin", "admin.html", "text/html; charset=utf-8");
        serve(to, "/admin/admin.js", "admin.js", "text/javascript; charset=utf-8");
        serve(to, "/admin/admin.css", "admin.css", "text/css; charset=utf-8");
    }

    private static void serve(RoutesConfig to, String path, String file, String type) {
        byte[] bytes = read(file);
        to.get(
                path,
                (Context context) -> context.header("Cache-Control", "no-cache")
                        .contentType(type)
                        .result(bytes));
    }

    private static byte[] read(String file) {
        try (InputStream in = Objects.requireNonNull(AdminPage.class.getResourceAsStream(FILES + file), file)) {
            return in.readAllBytes();
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }
}
