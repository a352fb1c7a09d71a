package winterhall.bench.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A [Subject] in a JVM of its own.
final class SubjectProcess implements AutoCloseable {
    private final Process process;
    private final BufferedReader answers;
    private final Writer questions;
    final int port;

    SubjectProcess(String... arguments) {
        var command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx2g",
                "--enable-native-access=ALL-UNNAMED",
                "-Dlogback.configurationFile=bench-logback.xml",
                "-cp",
                System.getProperty("java.class.path"),
                Subject.class.getName()));
        command.addAll(List.of(arguments));
        try {
            process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            answers = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
            questions = process.outputWriter(StandardCharsets.UTF_8);
            port = Integer.parseInt(line());
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }

    /// Nanoseconds of processor time the subject has used.
    long processorTime() {
        return ask("cpu");
    }

    /// Bytes of heap in use after a collection.
    long heap() {
        return ask("heap");
    }

    /// Milliseconds the subject's compiler has worked.
    long compiled() {
        return ask("compiled");
    }

    private long ask(String question) {
        try {
            questions.write(question + "\n");
            questions.flush();
            return Long.parseLong(line());
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }

    private String line() throws IOException {
        String line = answers.readLine();
        if (line == null) {
            throw new IOException("the process under load has ended");
        }
        return line;
    }

    @Override
    public void close() {
        process.destroy();
    }
}
