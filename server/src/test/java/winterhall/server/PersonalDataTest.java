package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is stored of a person is told to that person: every column of the schema is exported, or named here as kept.
class PersonalDataTest {
    /// Nobody's, secrets of tables to come, or written by the migrations.
    private static final List<String> NOT_ABOUT_PEOPLE =
            List.of("hall_link", "hall_open", "promise", "flyway_schema_history");

    /// What stays inside, by table: secrets, what belongs to the table or to others, and the hall's own book-keeping.
    private static final Map<String, List<String>> KEPT = Map.of(
            "person", List.of("password", "banned", "deleted"),
            "login_session", List.of("token"),
            "hall_table",
                    List.of(
                            "rules",
                            "listed",
                            "invite",
                            "spectators",
                            "aids",
                            "clock",
                            "windows",
                            "secret",
                            "started",
                            "ended",
                            "due",
                            "rematch",
                            "notice"),
            "chair", List.of("kind", "bot"),
            "ledger", List.of("step", "told", "fingerprint", "wish"),
            "remark", List.of("wish"),
            "shun", List.of("id"),
            "report", List.of("id", "note"),
            "notice", List.of("id", "language", "words", "seat", "asked", "due", "tries", "good_until"),
            "reach", List.of("token", "expires", "stop"));

    /// Those that others point at come first.
    private static final List<String> TABLES = List.of(
            "person", "hall_table", "login_session", "chair", "ledger", "remark", "shun", "report", "notice", "reach");

    @TempDir
    Path folder;

    @Test
    void everyColumnIsExportedOrKeptForAReason() {
        try (var hall = PeopleHall.on(Halls.usual(), folder)) {
            Guest anna = hall.guest();
            String person = PeopleHall.id(anna);
            String other = PeopleHall.id(hall.guest());
            List<String> stored = hall.cells(Halls.usual().tables());
            stored.removeAll(NOT_ABOUT_PEOPLE);
            assertThat(TABLES).containsExactlyInAnyOrderElementsOf(stored);

            var marks = new LinkedHashMap<String, SequencedMap<String, String>>();
            for (String table : TABLES) {
                marks.put(table, mark(hall, table, person, other));
            }
            String export = anna.get("/api/me/export").body().toString();
            marks.forEach((table, columns) -> columns.forEach((column, mark) -> {
                if (!mark.equals(person) && !mark.equals(other)) {
                    assertThat(export.contains(mark))
                            .as("%s.%s is exported", table, column)
                            .isEqualTo(!KEPT.getOrDefault(table, List.of()).contains(column));
                }
            }));
        }
    }

    /// Writes a row about this person in which every column can be told from all others.
    private static SequencedMap<String, String> mark(PeopleHall hall, String table, String person, String other) {
        List<String> cells = hall.cells(Halls.usual().columns(table));
        var marks = new LinkedHashMap<String, String>();
        for (int i = 0; i < cells.size(); i += 2) {
            marks.put(cells.get(i), value(table, cells.get(i), cells.get(i + 1), i, person, other));
        }
        if (table.equals("person")) {
            var changes = new ArrayList<String>();
            marks.forEach((column, mark) -> {
                if (!List.of("id", "banned", "deleted").contains(column)) {
                    changes.add(column + " = '" + mark + "'");
                }
            });
            hall.sql("UPDATE person SET " + String.join(", ", changes) + " WHERE id = '" + person + "'");
        } else {
            hall.sql("INSERT INTO " + table + " (" + String.join(", ", marks.keySet()) + ") VALUES ("
                    + marks.values().stream().map(mark -> "'" + mark + "'").collect(Collectors.joining(", ")) + ")");
        }
        return marks;
    }

    private static String value(String table, String column, String type, int number, String person, String other) {
        return switch (table + "." + column) {
            case "person.id", "login_session.person", "hall_table.owner", "chair.person", "remark.person" -> person;
            case "shun.person", "report.reporter", "notice.person", "reach.person" -> person;
            case "shun.other", "report.person" -> other;
            case "person.role" -> "member";
            case "person.seen" -> "9876543210123"; // to come, or the request itself would note when it was here
            case "hall_table.game" -> "claim";
            case "hall_table.stage" -> "finished";
            case "chair.seat", "ledger.seat" -> "7";
            default ->
                column.equals("table_id")
                        ? "mark-hall_table-id"
                        : type.equals("TEXT")
                                ? "mark-" + table + "-" + column
                                : String.valueOf(1_000_003L * (1 + TABLES.indexOf(table)) + 7_919L * number);
        };
    }
}
