package winterhall.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import winterhall.engine.Shelf;
import winterhall.server.HallOptions;
import winterhall.server.HallServer;

/// The commands about a hall, on a hall of their own.
class HallCommandsTest {
    @TempDir
    Path folder;

    private final PipedWriter out = new PipedWriter();

    private Path data;

    @BeforeEach
    void make() throws IOException {
        data = Files.createDirectory(folder.resolve("data"));
    }

    // Serve

    @Test
    void aPortThatIsTakenIsOneLine() throws IOException {
        try (var taken = new ServerSocket(0, 1, InetAddress.getByName("0.0.0.0"))) {
            String port = String.valueOf(taken.getLocalPort());
            refused("port " + port + " is not to be had", "serve", "--port", port);
        }
    }

    @Test
    void theFirstAdministratorIsLedWhereTheHallIsReached() throws Exception {
        try (var said = new BufferedReader(new PipedReader(out))) {
            Thread hall = Thread.ofPlatform()
                    .start(() -> Main.run(
                            new PrintWriter(out),
                            new PrintWriter(new StringWriter()),
                            "serve",
                            "--port=0",
                            "--host=127.0.0.1",
                            "--address=https://hall.example/",
                            "--data=" + data));
            assertThat(said.readLine()).startsWith("The hall is open at http://localhost:");
            assertThat(said.readLine()).isEqualTo("  for others: https://hall.example");
            String link = said.readLine();
            while (!link.startsWith("The first person to open this link")) {
                link = said.readLine();
            }
            assertThat(link).contains(": https://hall.example/admin#");
            hall.interrupt();
            hall.join();
        }
    }

    @Test
    void aFolderThatCannotBeMadeIsOneLine() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "no folder");
        Shell shell =
                Shell.run("serve", "--port", "0", "--data", file.resolve("data").toString());
        assertThat(shell.err().lines()).singleElement().asString().contains("cannot create a data folder at");
        assertThat(shell.code()).isEqualTo(2);
    }

    @Test
    void aFolderThatTakesNoFilesIsOneLine() throws IOException {
        Files.createFile(data.resolve("winterhall.db"));
        Files.createDirectory(data.resolve("hall.lock")); // what no right to write would do to anybody but root
        for (String command : List.of("serve", "repair", "restore")) {
            refused("cannot write to " + data, command, command.equals("serve") ? "--port=0" : "any");
        }
    }

    @Test
    void aFolderWithAnOpenHallIsOneLine() {
        try (var _ = open()) {
            refused("another hall is open on " + data, "serve", "--port", "0");
        }
    }

    @Test
    void aDatabaseThatIsNoneIsOneLine() {
        for (String command : List.of("serve", "admin-link")) {
            refused("cannot open the database", command, "--database", "jdbc:nothing:here");
        }
        refused("cannot open the database", "backup", path("file"), "--database", "jdbc:nothing:here");
    }

    /// A mistyped folder is not made, and above all not taken for an empty hall.
    @Test
    void whereNoHallIsNothingIsDone() {
        Path typo = folder.resolve("typo");
        for (List<String> command :
                List.of(List.of("backup", path("file")), List.of("admin-link"), List.of("repair", "any"))) {
            for (Path nowhere : List.of(typo, data)) {
                var arguments = new ArrayList<>(command);
                arguments.addAll(List.of("--data", nowhere.toString()));
                Shell shell = Shell.run(arguments.toArray(String[]::new));
                assertThat(shell.err().lines()).singleElement().asString().endsWith("there is no hall in " + nowhere);
                assertThat(shell.code()).isEqualTo(2);
            }
        }
        assertThat(typo).doesNotExist();
        assertThat(data).isEmptyDirectory();
        assertThat(folder.resolve("file")).doesNotExist();
    }

    /// The secrets of running matches and the hashes of passwords are for nobody else on the machine.
    @Test
    void whatTheHallMakesIsForItsOwnerAlone() throws IOException {
        assumeThat(Files.getFileStore(folder).supportsFileAttributeView("posix"))
                .isTrue();
        open().close();
        granted("backup", path("file"));
        Path made = folder.resolve("some").resolve("where");
        assertThat(Shell.run("restore", path("file"), "--data", made.toString()).code())
                .isZero();
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(made)))
                .isEqualTo("rwx------");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("file"))))
                .isEqualTo("rw-------");
    }

    // Administrators

    @Test
    void anAdminLinkMakesOneAdministrator() {
        open().close();
        String said = granted("admin-link");
        assertThat(said).startsWith("Open this path at your hall: /");
        String token = said.strip().substring(said.indexOf('#') + 1);
        try (var hall = open();
                var anna = new Visitor(hall.port());
                var bert = new Visitor(hall.port())) {
            String claim = "{\"token\":\"" + token + "\"}";
            assertThat(anna.post("/api/admin/claim", claim).statusCode()).isEqualTo(200);
            assertThat(anna.get("/api/admin/people").statusCode()).isEqualTo(200);
            assertThat(bert.post("/api/admin/claim", claim).statusCode()).isEqualTo(403);
        }
    }

    // Backup and restore

    @Test
    void aBackupIsRestoredWhetherTheHallIsOpenOrNot() {
        try (var hall = open();
                var anna = new Visitor(hall.port())) {
            granted("backup", path("one"));
            try (var _ = new Visitor(hall.port())) {
                granted("backup", path("two"));
                assertThat(rows("two")).isGreaterThan(rows("one"));
                assertThat(granted("restore", path("one"))).isEqualTo(rows("one") + " rows restored\n");
                assertThat(anna.get("/api/me").statusCode()).isEqualTo(200);
            }
        }
        granted("restore", path("two"));
        String again = granted("backup", path("again"));
        assertThat(again).startsWith(rows("two") + " rows in ");
    }

    @Test
    void whatIsNoBackupIsRefusedAndNothingIsLost() throws IOException {
        try (var hall = open();
                var _ = new Visitor(hall.port())) {
            granted("backup", path("before"));
        }
        Files.writeString(folder.resolve("nonsense"), "nonsense");
        refused("", "restore", path("nonsense"));
        refused("", "restore", path("missing"));
        granted("backup", path("after"));
        assertThat(rows("after")).isEqualTo(rows("before"));
        refused("cannot be written", "backup", path("no/such/folder/file"));
    }

    // Repair

    @Test
    void repairSaysHowAMatchStands() {
        String table;
        try (var hall = open();
                var anna = new Visitor(hall.port())) {
            table = table(anna);
            refused("the hall is open; an administrator can repair it there", "repair", table);
        }
        List<String> said = granted("repair", table).lines().toList();
        assertThat(said.getFirst()).startsWith(table + ": running, 1 lines");
        assertThat(said.getLast()).isEqualTo("  today's rules agree with every line");
        assertThat(onData("repair", table, "--end", "enough").err()).endsWith("This match is not frozen.\n");
        assertThat(onData("repair", table, "--unfreeze").err()).endsWith("This match is not frozen.\n");
        refused("nope: There is no such table.", "repair", "nope");
    }

    // Verify

    @Test
    void verifyTellsATrueRecordFromAForgedOne() throws IOException {
        String record =
                Shell.run("record", "lots", "--seats", "2", "--seed", "3").out();
        Files.writeString(folder.resolve("true"), record);
        Shell shell = Shell.run("verify", path("true"));
        assertThat(shell.out()).contains("every shuffle, draw, event and fingerprint is as the rules have it");
        assertThat(shell.code()).isZero();
        String forged = record.replaceFirst("[0-9a-f]{8}(?=\\R)", "00000000");
        assertThat(forged).isNotEqualTo(record);
        Files.writeString(folder.resolve("forged"), forged);
        Shell refused = Shell.run("verify", path("forged"));
        assertThat(refused.err().lines()).singleElement().asString().contains(path("forged"));
        assertThat(refused.code()).isEqualTo(2);
    }

    private HallServer open() {
        return new HallServer(new HallOptions(0, data, Optional.empty(), Optional.empty(), 0, 20), Shelf.games());
    }

    /// A table at which one visitor plays both seats.
    private static String table(Visitor visitor) {
        String seat = "{\"kind\":\"me\",\"bot\":\"\",\"name\":\"A\"}";
        String laid = visitor.post("/api/tables", """
                        {"game":"claim","settings":{},"seats":[%s,%s],"listed":false,"spectators":"anyone","clock":"none","entropy":""}
                        """.formatted(seat, seat)).body();
        return laid.replaceFirst("(?s).*?\"id\":\"([0-9a-f]{16})\".*", "$1");
    }

    /// How many rows a backup has, counted by restoring it elsewhere.
    private long rows(String backup) {
        Shell shell = Shell.run("restore", path(backup), "--data", path("elsewhere"));
        return Long.parseLong(shell.out().split(" ")[0]);
    }

    private String granted(String... arguments) {
        Shell shell = onData(arguments);
        assertThat(shell.err()).isEmpty();
        assertThat(shell.code()).isZero();
        return shell.out();
    }

    private void refused(String why, String... arguments) {
        Shell shell = onData(arguments);
        assertThat(shell.err().lines()).singleElement().asString().contains(why);
        assertThat(shell.out()).doesNotContain("rows");
        assertThat(shell.code()).isEqualTo(2);
    }

    private Shell onData(String... arguments) {
        var all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of("--data", data.toString()));
        return Shell.run(all.toArray(String[]::new));
    }

    private String path(String name) {
        return folder.resolve(name).toString();
    }
}
