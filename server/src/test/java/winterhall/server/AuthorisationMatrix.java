package winterhall.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import winterhall.server.AuthorisationWorld.Role;

/// The table of who may do what, as it is checked in.
///
/// A row is a request or a message, `@` and the stage of the table if it is not `running`, and what each role gets; the
/// line below it, if there is one, is what is sent.
record AuthorisationMatrix(List<Row> rows) {
    private static final String FILE = "/winterhall/server/authorisation.txt";

    /// @param what `GET /api/me` or `message play`
    record Row(String what, String stage, Map<Role, List<String>> expected, String body) {
        boolean isMessage() {
            return what.startsWith("message ");
        }

        String method() {
            return what.substring(0, what.indexOf(' '));
        }

        String target() {
            return what.substring(what.indexOf(' ') + 1);
        }

        /// The request without its query.
        String route() {
            return what.replaceFirst("\\?.*", "");
        }

        @Override
        public String toString() {
            return what + " @" + stage;
        }
    }

    static AuthorisationMatrix read() {
        var rows = new ArrayList<Row>();
        for (String line : lines()) {
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            if (line.startsWith(" ")) {
                Row last = rows.removeLast();
                rows.add(new Row(last.what, last.stage, last.expected, line.strip()));
            } else {
                rows.add(row(line.split("\\s+")));
            }
        }
        return new AuthorisationMatrix(List.copyOf(rows));
    }

    private static Row row(String[] words) {
        int first = words.length - Role.values().length;
        var expected = new EnumMap<Role, List<String>>(Role.class);
        for (Role role : Role.values()) {
            expected.put(role, Arrays.asList(words[first + role.ordinal()].split("/")));
        }
        String what = words[0] + " " + words[1];
        String usual = what.contains("{table}") || words[0].equals("message") ? "running" : AuthorisationWorld.NO_TABLE;
        return new Row(what, first == 3 ? words[2].substring(1) : usual, expected, "");
    }

    private static List<String> lines() {
        try (InputStream in = Objects.requireNonNull(AuthorisationMatrix.class.getResourceAsStream(FILE))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }
}
