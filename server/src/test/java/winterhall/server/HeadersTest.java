package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What every answer carries for the browser's own guards.
class HeadersTest {
    @TempDir
    static Path data;

    @TempDir
    static Path secureData;

    private static PeopleHall hall;

    @BeforeAll
    static void open() {
        hall = PeopleHall.on(Halls.usual(), data);
    }

    @AfterAll
    static void close() {
        hall.close();
    }

    @Test
    void everyKindOfAnswerIsGuarded() {
        Guest guest = hall.guest();
        String table = guest.lay("", "none", "me", "open").text("id");
        var answers = new ArrayList<HttpResponse<String>>();
        for (String path : List.of(
                "/api/me",
                "/api/games",
                "/api/tables/" + table,
                "/api/tables/none",
                "/api/admin/people",
                "/api/no-such-page",
                "/api/tables/" + table + "/socket",
                "/no-such-page",
                "/admin",
                "/admin/admin.js",
                "/admin/admin.css",
                "/admin/words.js",
                "/admin/texts/de.json",
                "/admin/texts/xx.json",
                "/admin/none.js",
                "/admin/..%2fadmin.js")) {
            answers.add(send(guest, "GET", path, ""));
        }
        answers.add(send(guest, "POST", "/api/me", ""));
        answers.add(send(guest, "POST", "/api/tables", "{not json"));
        answers.add(send(guest, "POST", "/api/tables", "x".repeat(100_000)));
        answers.add(send(guest, "POST", "/api/logout", ""));
        answers.add(send(guest, "OPTIONS", "/api/me", ""));
        answers.add(send(guest, "HEAD", "/admin", ""));
        for (HttpResponse<String> answer : answers) {
            String what = answer.request().method() + " " + answer.uri().getPath() + " " + answer.statusCode();
            var headers = answer.headers();
            assertThat(answer.statusCode()).as(what).isLessThan(500);
            assertThat(headers.firstValue("Content-Security-Policy").orElse(""))
                    .as(what)
                    .contains("default-src 'self'", "frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'")
                    .doesNotContain("unsafe", "*");
            assertThat(headers.firstValue("X-Content-Type-Options")).as(what).contains("nosniff");
            assertThat(headers.firstValue("Referrer-Policy")).as(what).contains("same-origin");
            assertThat(headers.firstValue("Cross-Origin-Opener-Policy"))
                    .as(what)
                    .contains("same-origin");
            assertThat(headers.firstValue("Cross-Origin-Resource-Policy"))
                    .as(what)
                    .contains("same-origin");
            assertThat(headers.map().keySet())
                    .as(what)
                    .noneMatch(name -> name.toLowerCase(Locale.ROOT).startsWith("access-control-"))
                    .doesNotContain("server", "x-powered-by");
            if (answer.uri().getPath().startsWith("/api/") && answer.statusCode() >= 400) {
                assertThat(headers.firstValue("Content-Type")).as(what).contains("application/problem+json");
            }
        }
    }

    @Test
    void aPreflightOfAnotherSiteIsToldNothing() {
        Guest guest = hall.guest();
        HttpResponse<String> answer = raw(
                guest,
                guest.request("/api/me")
                        .header("Origin", "https://evil.example")
                        .header("Access-Control-Request-Method", "POST")
                        .method("OPTIONS", BodyPublishers.noBody()));
        assertThat(answer.headers().map().keySet()).noneMatch(name -> name.startsWith("access-control-"));
    }

    @Test
    void answersOfTheInterfaceAreNotCached() {
        Guest guest = hall.guest();
        for (String path : List.of("/api/me", "/api/tables", "/api/tables/none", "/api/admin/people")) {
            assertThat(send(guest, "GET", path, "").headers().firstValue("Cache-Control"))
                    .as(path)
                    .contains("no-store");
        }
    }

    @Test
    void theAdministrationPageHasNoInlineCode() {
        String page = send(hall.visitor(), "GET", "/admin", "").body();
        assertThat(page).contains("<script src=\"/admin/admin.js\"").doesNotContain("style=", "onclick", "<style");
        assertThat(page.split("<script", -1)).hasSize(2);
        for (String file : List.of("/admin/admin.js", "/admin/words.js")) {
            String script = send(hall.visitor(), "GET", file, "").body();
            assertThat(script).as(file).isNotEmpty().doesNotContain("innerHTML", "eval(", "http://", "https://");
        }
    }

    @Test
    void theCookieOverPlainHttpIsHttpOnlyAndSameSite() {
        String cookie = setCookie(hall.visitor());
        assertThat(cookie)
                .startsWith("winterhall=")
                .contains("Path=/", "HttpOnly", "SameSite=Lax", "Max-Age=34560000")
                .doesNotContain("Secure", "Domain");
    }

    @Test
    void theCookieBehindHttpsIsAHostCookieAndOnlyThatOneOpens() {
        try (var secure = new PeopleHall(new HallOptions(
                0, secureData, Optional.empty(), Optional.of(URI.create("https://hall.example")), 0, 20))) {
            Guest guest = secure.visitor();
            HttpResponse<String> answer = raw(guest, guest.request("/api/me").POST(BodyPublishers.noBody()));
            String cookie = answer.headers().firstValue("Set-Cookie").orElseThrow();
            assertThat(cookie)
                    .startsWith("__Host-winterhall=")
                    .contains("Path=/", "HttpOnly", "SameSite=Lax", "Secure")
                    .doesNotContain("Domain");
            assertThat(answer.headers().firstValue("Strict-Transport-Security")).isPresent();
            String token = cookie.substring(cookie.indexOf('=') + 1, cookie.indexOf(';'));
            Guest plain = secure.visitor();
            assertThat(plain.send(plain.request("/api/me")
                                    .header("Cookie", "winterhall=" + token)
                                    .GET())
                            .status())
                    .isEqualTo(401);
            assertThat(plain.send(plain.request("/api/me")
                                    .header("Cookie", "__Host-winterhall=" + token)
                                    .GET())
                            .status())
                    .isEqualTo(200);
        }
    }

    @Test
    void aTokenThatSomebodyElseChoseOpensNothing() {
        Guest victim = hall.visitor();
        HttpResponse<String> answer = raw(
                victim,
                victim.request("/api/me")
                        .header("Cookie", "winterhall=chosen-by-a-thief")
                        .POST(BodyPublishers.noBody()));
        assertThat(answer.headers().firstValue("Set-Cookie").orElseThrow()).doesNotContain("chosen-by-a-thief");
        Guest thief = hall.visitor();
        assertThat(thief.send(thief.request("/api/me")
                                .header("Cookie", "winterhall=chosen-by-a-thief")
                                .GET())
                        .status())
                .isEqualTo(401);
    }

    private static String setCookie(Guest guest) {
        return raw(guest, guest.request("/api/me").POST(BodyPublishers.noBody()))
                .headers()
                .firstValue("Set-Cookie")
                .orElseThrow();
    }

    private static HttpResponse<String> send(Guest guest, String method, String path, String body) {
        return raw(guest, guest.request(path).method(method, BodyPublishers.ofString(body)));
    }

    private static HttpResponse<String> raw(Guest guest, HttpRequest.Builder request) {
        try {
            return guest.http.send(request.build(), BodyHandlers.ofString());
        } catch (IOException | InterruptedException trouble) {
            throw new AssertionError(trouble);
        }
    }
}
