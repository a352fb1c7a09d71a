package winterhall.server.botcheck;

import io.javalin.Javalin;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.websocket.api.StatusCode;
import winterhall.server.botcheck.MatchJudge.Ruling;
import winterhall.server.client.SocketClient;
import winterhall.server.door.Doors;
import winterhall.wire.Json;
import winterhall.wire.Problem;
import winterhall.wire.ToClient;

/// Looks like the hall to a bot: hands everything on, both ways, past the judge.
final class Relay implements AutoCloseable {
    static final String HOST = "127.0.0.1";
    private static final Duration SILENCE = Duration.ofSeconds(90);
    private static final List<String> HANDED_ON = List.of("Authorization", "X-Winterhall", "Content-Type");

    private final String hall;
    private final MatchJudge judge;
    private final HttpClient http = HttpClient.newHttpClient();
    private final Map<String, SocketClient> sockets = new ConcurrentHashMap<>();
    private final Javalin javalin;

    /// @param hall where the real one listens, `127.0.0.1:8080`
    Relay(String hall, MatchJudge judge) {
        this.hall = hall;
        this.judge = judge;
        javalin = Javalin.create(config -> {
            config.jetty.threadPool = Doors.threads();
            config.startup.showJavalinBanner = false;
            config.startup.showOldJavalinVersionWarning = false;
            config.jetty.modifyWebSocketServletFactory(factory -> factory.setIdleTimeout(SILENCE));
            config.routes.ws("/api/tables/{table}/socket", this::serve);
            for (String method : List.of("GET", "POST", "PATCH", "DELETE")) {
                config.routes.addHttpHandler(HandlerType.findOrCreate(method), "/*", this::handOn);
            }
        });
        javalin.start(HOST, 0);
    }

    String address() {
        return "http://" + HOST + ":" + javalin.port();
    }

    private void serve(WsConfig socket) {
        socket.onConnect(this::connect);
        socket.onMessage(context -> {
            SocketClient to = sockets.get(context.sessionId);
            if (to != null) {
                hear(context, to, context.message());
            }
        });
        socket.onClose(this::lost);
        socket.onError(this::lost);
    }

    private void connect(WsContext bot) {
        String query = bot.queryString();
        URI address = URI.create("ws://" + hall + "/api/tables/" + bot.pathParam("table") + "/socket"
                + (query == null ? "" : "?" + query));
        String token = bot.header("Authorization");
        judge.connected();
        try {
            Map<String, String> headers = token == null ? Map.of() : Map.of("Authorization", token);
            sockets.put(bot.sessionId, SocketClient.open(address, headers, new Ear(bot)));
        } catch (SocketClient.Refused refused) {
            judge.notLetIn(refused.status());
            bot.closeSession();
        }
    }

    private void hear(WsContext bot, SocketClient to, String text) {
        Ruling ruling = judge.heard(text);
        switch (ruling) {
            case PASS -> to.send(text).handle((_, _) -> to).join(); // a closed hall is heard of otherwise
            case REFUSE -> {
                String key = Json.tree(text).path("key").asString("");
                bot.send(Json.write(new ToClient.Refused(key, Problem.of(503, "not-stored", ""))));
            }
            case HANG_UP -> bot.closeSession(StatusCode.SERVICE_RESTART, "");
        }
    }

    private void lost(WsContext bot) {
        SocketClient to = sockets.remove(bot.sessionId);
        if (to != null) {
            to.close();
            judge.disconnected();
        }
    }

    /// Hears the hall, for one socket of the bot.
    private final class Ear implements SocketClient.Listener {
        private final WsContext bot;

        Ear(WsContext bot) {
            this.bot = bot;
        }

        @Override
        public void text(SocketClient from, String text) {
            judge.told(text);
            bot.send(text);
        }

        @Override
        public void closed(int status, String reason) {
            bot.closeSession();
        }
    }

    private void handOn(Context context) throws IOException {
        String query = context.queryString();
        var request = HttpRequest.newBuilder(
                        URI.create("http://" + hall + context.path() + (query == null ? "" : "?" + query)))
                .method(context.method().name(), BodyPublishers.ofByteArray(context.bodyAsBytes()));
        for (String name : HANDED_ON) {
            String value = context.header(name);
            if (value != null) {
                request.header(name, value);
            }
        }
        try {
            HttpResponse<byte[]> answer = http.send(request.build(), BodyHandlers.ofByteArray());
            answer.headers().firstValue("Content-Type").ifPresent(context::contentType);
            context.status(answer.statusCode()).result(answer.body());
        } catch (InterruptedException stopped) {
            throw new CompletionException(stopped);
        }
    }

    @Override
    public void close() {
        sockets.values().forEach(SocketClient::close);
        javalin.stop();
        http.shutdownNow();
    }
}
