package winterhall.server.door;

import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import winterhall.wire.Json;
import winterhall.wire.Problem;

/// Answers requests that fail before they reach a door, such as a malformed address: with a problem, like any door.
final class ServerErrorHandler extends ErrorHandler {
    private final Guards guards;

    ServerErrorHandler(Guards guards) {
        this.guards = guards;
    }

    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int status,
            @Nullable String message,
            @Nullable Throwable cause,
            Callback callback) {
        var headers = response.getHeaders();
        guards.headers((name, value) -> headers.put(name, value));
        headers.put(HttpHeader.CONTENT_TYPE, "application/problem+json");
        headers.put(HttpHeader.CACHE_CONTROL, "no-store");
        response.write(true, ByteBuffer.wrap(Json.bytes(Problem.of(status, "http-" + status, ""))), callback);
    }
}
