package winterhall.app;

import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.JsonNode;
import winterhall.server.store.Backup;
import winterhall.server.store.DataFolder;
import winterhall.server.store.Database;
import winterhall.wire.Json;

/// Puts a backup in the place of what a hall keeps; all of it or nothing.
@Command(
        name = "restore",
        description = "Replace everything in the hall with a backup, even while it runs.",
        mixinStandardHelpOptions = true)
final class RestoreCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "<file>", description = "The backup file.")
    private String file;

    @Mixin
    private HallLocation location;

    @Override
    public Integer call() throws IOException, InterruptedException {
        Path source = Input.path(file).toAbsolutePath();
        Path folder = location.folder();
        Optional<DataFolder> taken = HallLocation.take(folder);
        String rows = taken.isPresent() ? restore(taken.get(), folder, source) : askTheHall(folder, source);
        spec.commandLine().getOut().println(rows + " rows restored");
        return Exit.FINE;
    }

    private String restore(DataFolder taken, Path folder, Path source) {
        try (taken;
                Database opened = location.open(folder)) {
            return String.valueOf(new Backup(opened).restore(source));
        } catch (Backup.BadBackup bad) {
            throw new BadInput(String.valueOf(bad.getMessage()));
        }
    }

    /// The hall is open: it lets go of its matches, restores, and takes up what there is then.
    private static String askTheHall(Path folder, Path source) throws IOException, InterruptedException {
        DataFolder.Control hall = DataFolder.control(folder)
                .orElseThrow(() -> new BadInput("the hall is starting or stopping; try again"));
        var request = HttpRequest.newBuilder(URI.create("http://localhost:" + hall.port() + "/control/restore"))
                .header("X-Control", hall.token())
                .POST(HttpRequest.BodyPublishers.ofString(source.toString()))
                .build();
        try (var http = HttpClient.newHttpClient()) {
            HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
            JsonNode said = Json.tree(answer.body());
            if (answer.statusCode() != 200) {
                throw new BadInput(said.path("words").path("why").asString(answer.body()));
            }
            return said.path("rows").asString();
        } catch (ConnectException _) {
            throw new BadInput("the hall does not listen on localhost; stop it first");
        }
    }
}
