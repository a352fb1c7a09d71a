package winterhall.server;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.random.RandomGenerator;

/// What a careless or hostile client might send; all of it follows from a seed.
final class Malformed {
    private static final List<String> METHODS =
            List.of("GET", "POST", "PATCH", "DELETE", "PUT", "HEAD", "OPTIONS", "TRACE", "BREW", "get", "");
    private static final List<String> ROUTES = List.of(
            "POST /api/me",
            "PATCH /api/me",
            "GET /api/me",
            "GET /api/me/tables",
            "GET /api/tables",
            "POST /api/tables",
            "GET /api/tables/%s",
            "POST /api/tables/%s/seat",
            "DELETE /api/tables/%s/seat",
            "DELETE /api/tables/%s",
            "POST /api/tables/%s/rematch",
            "GET /api/tables/%s/socket",
            "GET /api/tables/%s/steps/99999999999",
            "GET /api/tables/%s/steps/-1",
            "GET /api/tables/%s/record?language=zz",
            "POST /api/tables/%s/mutes",
            "POST /api/tables/%s/reports",
            "POST /api/tables/%s/entropy",
            "PATCH /api/me/notices",
            "POST /api/records",
            "POST /api/verify",
            "POST /api/reclaim");
    private static final List<String> HEADERS = List.of(
            "Content-Type: text/plain",
            "Content-Type: multipart/form-data; boundary=x",
            "Content-Encoding: gzip",
            "Accept-Language: ,,;-;=,zz-",
            "Cookie: winterhall=",
            "Cookie: =;;=",
            "Origin: http://elsewhere.example",
            "Origin: \u0001",
            "Origin: null",
            "Host: elsewhere.example",
            "X-Forwarded-For: 1.2.3.4, ,",
            "Range: bytes=5-1",
            "If-Modified-Since: yesterday",
            "Expect: 200-maybe",
            "Connection: upgrade",
            "X: " + "y".repeat(9_000),
            "bad header",
            ": empty");
    private static final List<String> VALUES = List.of(
            "null",
            "true",
            "-1",
            "0",
            "1",
            "2",
            "1e999",
            "99999999999999999999999999",
            "-0.0000001",
            "\"\"",
            "\"x\"",
            "\"\\u0000\"",
            "\"\\ud800\"",
            "\"\u202e\u200b\ufeff\"",
            "\"'; DROP TABLE ledger; --\"",
            "\"${jndi:ldap://x}\"",
            "\"../../etc/passwd\"",
            "[]",
            "{}",
            "[null]",
            "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]",
            "{\"kind\":{\"kind\":{}}}",
            "\"" + "z".repeat(3_000) + "\"",
            "NaN",
            "'x'");
    private static final List<String> KINDS = List.of(
            "play",
            "withdraw",
            "undo",
            "reset",
            "propose",
            "respond",
            "order",
            "return",
            "say",
            "why",
            "hand-over",
            "look",
            "ping",
            "scene",
            "Play",
            "",
            "java.lang.String");
    private static final List<String> FIELDS = List.of(
            "key",
            "asked",
            "move",
            "what",
            "seat",
            "agree",
            "proposed",
            "ask",
            "order",
            "text",
            "since",
            "number",
            "kind",
            "game",
            "settings",
            "seats",
            "listed",
            "spectators",
            "clock",
            "entropy",
            "invite",
            "name",
            "language",
            "extra");

    private final RandomGenerator random;
    private final String table;
    private final String cookie;

    /// @param table a table that the cookie's owner sits at
    Malformed(RandomGenerator random, String table, String cookie) {
        this.random = random;
        this.table = table;
        this.cookie = cookie;
    }

    /// A whole request.
    byte[] request() {
        String body = random.nextInt(200) == 0 ? "x".repeat(70_000) : json();
        var request = new StringBuilder();
        String target = random.nextInt(3) > 0 ? pick(ROUTES).formatted(table) : pick(METHODS) + " " + path();
        request.append(target).append(" HTTP/1.1\r\n");
        request.append("Host: localhost\r\n");
        if (random.nextInt(4) > 0) {
            request.append("X-Winterhall: 1\r\nCookie: ").append(cookie).append("\r\n");
        }
        if (random.nextInt(3) == 0) {
            request.append(pick(HEADERS)).append("\r\n");
        }
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        request.append("Content-Length: ")
                .append(bytes.length)
                .append("\r\n\r\n")
                .append(body);
        return request.toString().getBytes(StandardCharsets.UTF_8);
    }

    private String path() {
        return switch (random.nextInt(12)) {
            case 0 -> "/api/me";
            case 1 -> "/api/tables";
            case 2 -> "/api/tables/" + table;
            case 3 -> "/api/tables/" + table + "/seat";
            case 4 -> "/api/tables/" + table + "/rematch";
            case 5 -> "/api/tables/%00%ff?invite=%zz";
            case 6 -> "/api/tables/../../me";
            case 7 -> "/api/" + "a/".repeat(random.nextInt(300));
            case 8 -> "/api/me/tables?" + "q=1&".repeat(random.nextInt(300));
            case 9 -> "/api/tables/" + table + "/socket?since=9999999999";
            case 10 -> "//api//me";
            default -> "/api/games";
        };
    }

    /// An object with some right and some wrong fields, cut off now and then.
    String json() {
        var json = new StringBuilder("{");
        if (random.nextInt(5) > 0) {
            json.append("\"kind\":\"").append(pick(KINDS)).append('"');
        }
        for (int i = random.nextInt(6); i > 0; i--) {
            json.append(json.length() > 1 ? "," : "")
                    .append('"')
                    .append(pick(FIELDS))
                    .append("\":")
                    .append(pick(VALUES));
        }
        json.append('}');
        return switch (random.nextInt(8)) {
            case 0 -> json.substring(0, random.nextInt(json.length()));
            case 1 -> pick(VALUES);
            case 2 -> json + pick(VALUES);
            case 3 -> "[".repeat(random.nextInt(2_000));
            default -> json.toString();
        };
    }

    /// A frame that breaks the rules of sockets; the hall may hang up.
    byte[] badFrame() {
        byte[] some = new byte[random.nextInt(300)];
        random.nextBytes(some);
        return switch (random.nextInt(8)) {
            case 0 -> RawConnection.frame(0x82, some); // binary
            case 1 -> RawConnection.frame(0x80 | 3 + random.nextInt(5), some); // no such kind
            case 2 -> RawConnection.frame(0xf1, some); // reserved bits
            case 3 -> RawConnection.frame(0x80, some); // the end of nothing
            case 4 -> RawConnection.frame(0x81, some); // not UTF-8
            case 5 -> RawConnection.frame(0x81, new byte[9_000]); // too long
            case 6 -> new byte[] {(byte) 0x81, (byte) 0xff, 0x7f, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0};
            default -> some;
        };
    }

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
