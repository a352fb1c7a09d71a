package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import winterhall.engine.Shelf;

/// A hall opens on the data of every schema there ever was, on both databases, and all of it is still there.
class MigrationTest {
    private static final String SCHEMA = "classpath:winterhall/server/schema";

    /// What each schema brought, filled: more than one row, missing values, odd letters.
    private static final Map<String, List<String>> FILLED = Map.of(
            "1",
            List.of(
                    "INSERT INTO person (id, name, created, language, role) VALUES ('p1', 'Åsa ’ 氷', 1, 'nl', 'guest')",
                    "INSERT INTO person (id, name, created, login, password, email, hook, role, banned)"
                            + " VALUES ('p2', 'Bert', 2, 'bert', 'x', 'b@example.org', 'https://h', 'admin', 'why')",
                    "INSERT INTO login_session VALUES ('t1', 'p1', 'cookie', 1, 9000000000000)",
                    "INSERT INTO hall_table (id, game, setup, rules, owner, stage, listed, invite, spectators, clock,"
                            + " secret, created) VALUES ('h1', 'claim', 'claim seats 2', 1, 'p1', 'open', 1, 'i',"
                            + " 'anyone', 'none', '" + "00".repeat(64) + "', 3)",
                    "INSERT INTO chair (table_id, seat, kind, person) VALUES ('h1', 1, 'person', 'p1')",
                    "INSERT INTO chair (table_id, seat, kind) VALUES ('h1', 2, 'open')",
                    "INSERT INTO hall_table (id, game, setup, rules, owner, stage, listed, invite, spectators, clock,"
                            + " secret, created, ended, notice) VALUES ('h2', 'claim', 'claim seats 2', 1, 'p2',"
                            + " 'cancelled', 0, 'j', 'nobody', 'slow', '" + "01".repeat(64) + "', 4, 5, 'n')",
                    "INSERT INTO ledger VALUES ('h2', 0, 0, 'start', 0, '', 'hall', 0, 'a\nb', 'f', 5, NULL)",
                    "INSERT INTO ledger VALUES ('h2', 1, 1, 'move', 1, 'pass', 'hand', 7, '', 'g', 6, 'p2 k')",
                    "INSERT INTO remark VALUES ('h2', 1, 'p2', 0, 'Grüße', 8, 'p2 r')"),
            "2",
            List.of("INSERT INTO hall_link VALUES ('l1', 'admin-claim', 1, 2)"),
            "3",
            List.of(
                    "INSERT INTO shun VALUES ('s1', 'p1', 'p2', '', 1)",
                    "INSERT INTO report VALUES ('r1', 1, 'p1', 'p2', 'h2', 'Grüße', 'rude', NULL, NULL)"),
            "4",
            List.of(
                    "INSERT INTO notice (id, person, channel, target, language, text_key, words, created, due, state)"
                            + " VALUES ('n1', 'p1', 'mail', '', 'nl', 'your-turn', '{}', 1, 9000000000000, 'waiting')",
                    "INSERT INTO reach (person, email, stop) VALUES ('p1', 'a@example.org', 'st')"),
            "8",
            List.of("INSERT INTO promise VALUES ('p1', '" + "02".repeat(64) + "')"));

    @TempDir
    Path folder;

    static Stream<Arguments> everySchema() {
        return Stream.of(Halls.values())
                .flatMap(halls -> versions().stream().map(version -> Arguments.of(halls, version)));
    }

    @ParameterizedTest
    @MethodSource("everySchema")
    void everythingIsStillThere(Halls halls, String version) throws SQLException {
        String url = halls.url(folder);
        flyway(url).target(version).load().migrate();
        Map<String, List<Map<String, String>>> before;
        try (var connection = DriverManager.getConnection(url)) {
            fill(connection, version);
            before = rows(connection, tables(connection));
        }
        assertThat(before.keySet()).contains("person", "ledger", "hall_table", "chair", "remark", "login_session");
        try (var hall = new HallServer(Halls.options(folder, url, 0), Shelf.games());
                var guest = Guest.at(hall.port())) {
            assertThat(guest.get("/api/tables/h1").body().path("stage").asString())
                    .isEqualTo("open");
        }
        try (var connection = DriverManager.getConnection(url)) {
            rows(connection, List.copyOf(before.keySet()))
                    .forEach((table, after) -> before.get(table)
                            .forEach(row -> assertThat(after)
                                    .as(table)
                                    .anyMatch(now -> now.entrySet().containsAll(row.entrySet()))));
        }
    }

    private static void fill(Connection connection, String version) throws SQLException {
        for (String reached : versions()) {
            for (String row : FILLED.getOrDefault(reached, List.of())) {
                try (var statement = connection.createStatement()) {
                    statement.execute(row);
                }
            }
            if (reached.equals(version)) {
                return;
            }
        }
    }

    private static List<String> versions() {
        return Stream.of(flyway("jdbc:sqlite::memory:").load().info().all())
                .map(migration -> Objects.requireNonNull(migration.getVersion()).toString())
                .toList();
    }

    private static FluentConfiguration flyway(String url) {
        return Flyway.configure().dataSource(url, null, null).locations(SCHEMA);
    }

    /// Ours, without what the migration and the hall itself keep of their own doings.
    private static List<String> tables(Connection connection) throws SQLException {
        var tables = new ArrayList<String>();
        try (var found = connection.getMetaData().getTables(null, null, "%", new String[] {"TABLE"})) {
            while (found.next()) {
                String name = found.getString("TABLE_NAME");
                if (!name.startsWith("sqlite_") && !name.startsWith("flyway") && !name.equals("hall_open")) {
                    tables.add(name);
                }
            }
        }
        return tables;
    }

    private static Map<String, List<Map<String, String>>> rows(Connection connection, List<String> tables)
            throws SQLException {
        var all = new LinkedHashMap<String, List<Map<String, String>>>();
        for (String table : tables) {
            try (var statement = connection.createStatement();
                    var result = statement.executeQuery("SELECT * FROM " + table)) {
                var rows = new ArrayList<Map<String, String>>();
                while (result.next()) {
                    var row = new LinkedHashMap<String, String>();
                    for (int i = 1; i <= result.getMetaData().getColumnCount(); i++) {
                        row.put(result.getMetaData().getColumnName(i), String.valueOf(result.getString(i)));
                    }
                    rows.add(row);
                }
                all.put(table, rows);
            }
        }
        return all;
    }
}
