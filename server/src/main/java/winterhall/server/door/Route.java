package winterhall.server.door;

import java.util.function.Function;

/// One request that the hall understands.
///
/// @param method `GET`, `POST`, `PATCH` or `DELETE`
/// @param path with parameters in braces: `/api/tables/{table}`
/// @param body what the request carries; [Nothing] if it carries nothing
/// @param answer what the hall answers
/// @param summary one sentence for the document of the interface
/// @param largest how many bytes the body may have
public record Route<I, O>(
        String method,
        String path,
        Access access,
        Class<I> body,
        Class<O> answer,
        String summary,
        Handler<I, O> handler,
        int largest) {

    static final int USUAL_BYTES = 262_144;

    public Route(
            String method,
            String path,
            Access access,
            Class<I> body,
            Class<O> answer,
            String summary,
            Handler<I, O> handler) {
        this(method, path, access, body, answer, summary, handler, USUAL_BYTES);
    }

    /// No body, or an answer without one.
    public record Nothing() {}

    /// An answer that is text for people, not JSON.
    public record Plain(String text) {}

    /// What a route does.
    public interface Handler<I, O> {
        O handle(Caller caller, I body);
    }

    public static <O> Route<Nothing, O> get(
            String path, Access access, Class<O> answer, String summary, Function<Caller, O> handler) {
        return new Route<>("GET", path, access, Nothing.class, answer, summary, (caller, _) -> handler.apply(caller));
    }

    public static <I, O> Route<I, O> post(
            String path, Access access, Class<I> body, Class<O> answer, String summary, Handler<I, O> handler) {
        return new Route<>("POST", path, access, body, answer, summary, handler);
    }

    public static <I, O> Route<I, O> patch(
            String path, Access access, Class<I> body, Class<O> answer, String summary, Handler<I, O> handler) {
        return new Route<>("PATCH", path, access, body, answer, summary, handler);
    }

    public static <O> Route<Nothing, O> delete(
            String path, Access access, Class<O> answer, String summary, Function<Caller, O> handler) {
        return new Route<>(
                "DELETE", path, access, Nothing.class, answer, summary, (caller, _) -> handler.apply(caller));
    }

    /// The same route for bodies of up to this many bytes.
    Route<I, O> upTo(int bytes) {
        return new Route<>(method, path, access, body, answer, summary, handler, bytes);
    }
}
