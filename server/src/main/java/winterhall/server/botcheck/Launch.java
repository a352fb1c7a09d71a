package winterhall.server.botcheck;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/// Starts a bot for one match.
interface Launch {
    /// @param arguments address of the hall, token, table
    Running start(List<String> arguments) throws IOException;

    /// @param ended is complete when the bot has ended
    record Running(CompletableFuture<?> ended, Runnable kill) {}

    /// A program, with these arguments after its own.
    static Launch program(List<String> command) {
        return arguments -> {
            var whole = new ArrayList<>(command);
            whole.addAll(arguments);
            var builder = new ProcessBuilder(whole)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD);
            String path = System.getenv("PATH");
            builder.environment().clear(); // our own settings are not the bot's business
            builder.environment().put("PATH", path == null ? "" : path);
            Process process = builder.start();
            return new Running(process.onExit(), process::destroyForcibly);
        };
    }
}
