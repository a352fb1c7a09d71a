package winterhall.server.door;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.TreeMap;
import winterhall.engine.Game;
import winterhall.server.notify.Texts;
import winterhall.wire.Json;

/// The administration page: a few plain files that need no web client, and its words in every language. They hold no
/// data; every request they make is checked like any other.
final class AdminPage {
    private static final String FILES = "/winterhall/server/admin/";

    private final Collection<Game<?, ?>> games;

    AdminPage(Collection<Game<?, ?>> games) {
        this.games = games;
    }

    void open(RoutesConfig to) {
        serve(to, "/admin", "text/html; charset=utf-8", read("admin.html"));
        serve(to, "/admin/admin.js", "text/javascript; charset=utf-8", read("admin.js"));
        serve(to, "/admin/words.js", "text/javascript; charset=utf-8", read("words.js"));
        serve(to, "/admin/admin.css", "text/css; charset=utf-8", read("admin.css"));
        for (String language : Texts.LANGUAGES) {
            serve(to, "/admin/texts/" + language + ".json", "application/json", Json.bytes(texts(language)));
        }
    }

    private static void serve(RoutesConfig to, String path, String type, byte[] bytes) {
        to.get(
                path,
                (Context context) -> context.header("Cache-Control", "no-cache")
                        .contentType(type)
                        .result(bytes));
    }

    /// The page's own words, those of every problem it may meet, and the names of the games.
    private SequencedMap<Object, Object> texts(String language) {
        var texts = new TreeMap<>(Texts.read(Texts.PROBLEMS, language));
        texts.putAll(Texts.read(FILES + "texts/", language));
        for (Game<?, ?> game : games) {
            Texts.ofGame(game, language, "game.name")
                    .or(() -> Texts.ofGame(game, "en", "game.name"))
                    .ifPresent(name -> texts.put("game." + game.id(), name));
        }
        return texts;
    }

    private static byte[] read(String file) {
        try (InputStream in = Objects.requireNonNull(AdminPage.class.getResourceAsStream(FILES + file), file)) {
            return in.readAllBytes();
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }
}
