package winterhall.app;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import winterhall.enginetest.Scenario;

/// Reads files named on the command line; an unreadable one is refused in one line.
final class Input {
    /// Some editors begin a file with it.
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private Input() {}

    /// The root of the repository: the launcher names it, otherwise it is where we are.
    static Path home() {
        return Path.of(System.getProperty("winterhall.home", ""));
    }

    static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException _) {
            throw new BadInput(name + " is not a file name");
        }
    }

    static String text(Path file) {
        if (!Files.isRegularFile(file)) {
            throw new BadInput("there is no file " + file);
        }
        try {
            String text = Files.readString(file);
            return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
        } catch (CharacterCodingException _) {
            throw new BadInput(file + " is not UTF-8 text");
        } catch (IOException unreadable) {
            throw new BadInput(file + " cannot be read: " + unreadable.getMessage());
        }
    }

    /// All scenarios of these files and of the `*.scenario` files in these folders.
    static List<Scenario> scenarios(List<String> names) {
        var scenarios = new ArrayList<Scenario>();
        for (String name : names) {
            for (Path file : files(path(name))) {
                scenarios.addAll(Scenario.readAll(file.toString(), text(file)));
            }
        }
        return scenarios;
    }

    private static List<Path> files(Path path) {
        if (!Files.isDirectory(path)) {
            if (!Files.exists(path)) {
                throw new BadInput("there is no " + path + "; name a scenario file or a folder of *.scenario files");
            }
            return List.of(path);
        }
        List<Path> files = Scenario.filesBelow(path);
        if (files.isEmpty()) {
            throw new BadInput("there is no *.scenario file below " + path);
        }
        return files;
    }
}
