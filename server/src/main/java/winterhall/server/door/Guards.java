package winterhall.server.door;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import org.eclipse.jetty.server.Request;
import winterhall.server.Denied;
import winterhall.server.people.People;
import winterhall.server.people.Person;
import winterhall.server.people.Token;

/// Checks before every request: cookies, origins, headers.
final class Guards {
    private static final String CSP = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none';"
            + " form-action 'self'; frame-ancestors 'none'";
    private static final int COOKIE_SECONDS = (int) Duration.ofDays(400).toSeconds();

    private static final List<String> LOOPBACK = List.of("127.0.0.1", "0:0:0:0:0:0:0:1", "[0:0:0:0:0:0:0:1]", "::1");

    private static final Pattern THIS_MACHINE = Pattern.compile("(localhost|127\\.[0-9.]+|\\[[0:]*:1])(:\\d+)?");

    private static final String BEARER = "Bearer ";

    private final People people;
    private final Optional<URI> address;

    /// @param address where the hall is reached from outside, if that was said; with `https` its cookies are secure
    Guards(People people, Optional<URI> address) {
        this.people = people;
        this.address = address;
    }

    /// What every answer carries for the browser's own guards.
    void headers(BiConsumer<String, String> header) {
        header.accept("Content-Security-Policy", CSP);
        header.accept("X-Content-Type-Options", "nosniff");
        header.accept("Referrer-Policy", "same-origin");
        header.accept("Cross-Origin-Opener-Policy", "same-origin");
        header.accept("Cross-Origin-Resource-Policy", "same-origin");
        if (isSecure()) {
            header.accept("Strict-Transport-Security", "max-age=31536000");
        }
    }

    /// Another site's page may not use a visitor's cookie: a write has to come from our own page or from no page.
    void requireOwnPage(Context context) {
        if (!"1".equals(context.header("X-Winterhall"))) {
            throw Denied.because(403, "not-from-our-page", "X-Winterhall");
        }
        requireOwnOrigin(context);
    }

    void requireOwnOrigin(Context context) {
        String origin = context.header("Origin");
        if (origin != null && !isOwn(origin, context.header("Host"))) {
            throw Denied.because(403, "not-from-our-page", "Origin");
        }
    }

    private boolean isOwn(String origin, @org.jspecify.annotations.Nullable String host) {
        try {
            String authority = URI.create(origin).getAuthority();
            return authority != null
                    && (authority.equals(host)
                            || address.isPresent()
                                    && authority.equals(address.get().getAuthority()));
        } catch (IllegalArgumentException _) {
            return false;
        }
    }

    /// Where a request comes from. A hall that was told its own address may stand behind a proxy on the same machine,
    /// which says whom it speaks for; nobody else is believed.
    String address(Context context) {
        return address(context.ip(), context.header("X-Forwarded-For"));
    }

    /// Who is at the other end of a connection; empty if that is a proxy, which speaks for many.
    String peer(SocketAddress from) {
        String peer =
                from instanceof InetSocketAddress known ? known.getAddress().getHostAddress() : "";
        return address.isPresent() && LOOPBACK.contains(peer) ? "" : Limits.network(peer);
    }

    /// Where a request comes from, before anything was made of it.
    String address(Request request) {
        return address(Request.getRemoteAddr(request), request.getHeaders().get("X-Forwarded-For"));
    }

    private String address(String peer, @org.jspecify.annotations.Nullable String forwarded) {
        return Limits.network(
                address.isPresent() && forwarded != null && LOOPBACK.contains(peer)
                        ? forwarded.substring(forwarded.lastIndexOf(',') + 1).strip()
                        : peer);
    }

    /// Whether a program asks, by a token in the place of a cookie.
    static boolean isBot(Context context) {
        return context.header("Authorization") != null;
    }

    /// Who the cookie belongs to, or the token of a bot.
    Optional<Person> known(Context context) {
        if (isBot(context)) {
            return people.byBotToken(botToken(context));
        }
        String token = token(context);
        return token.isEmpty() ? Optional.empty() : people.known(token);
    }

    /// The caller's session, as the database knows it.
    String session(Context context) {
        return Token.hash(isBot(context) ? botToken(context) : token(context));
    }

    private static String botToken(Context context) {
        String authorization = context.header("Authorization");
        return authorization != null && authorization.startsWith(BEARER)
                ? authorization.substring(BEARER.length())
                : "";
    }

    String token(Context context) {
        String token = context.cookie(cookieName());
        return token == null ? "" : token;
    }

    void cookie(Context context, String token) {
        var cookie = new Cookie(cookieName(), token);
        cookie.setPath("/");
        cookie.setMaxAge(token.isEmpty() ? 0 : COOKIE_SECONDS);
        cookie.setHttpOnly(true);
        cookie.setSecure(isSecure());
        cookie.setSameSite(SameSite.LAX);
        context.cookie(cookie);
    }

    private String cookieName() {
        return isSecure() ? "__Host-winterhall" : "winterhall";
    }

    private boolean isSecure() {
        return address.isPresent() && "https".equals(address.get().getScheme());
    }

    /// Whether somebody on this very machine asks, not through a proxy, and by a name that only this machine has: a page
    /// whose own name was made to lead here asks from here, too.
    static boolean isFromThisMachine(Context context) {
        try {
            return context.header("X-Forwarded-For") == null
                    && THIS_MACHINE.matcher(context.header("Host") + "").matches()
                    && InetAddress.getByName(context.ip()).isLoopbackAddress();
        } catch (UnknownHostException _) {
            return false;
        }
    }
}
