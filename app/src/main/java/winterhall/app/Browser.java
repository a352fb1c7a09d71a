package winterhall.app;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/// Opens a page in the browser, if there is a screen.
final class Browser {
    private Browser() {}

    /// Does nothing without a screen or a browser: the address was printed.
    static void show(String address) {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        List<String> command;
        if (system.contains("mac")) {
            command = List.of("open", address);
        } else if (system.contains("windows")) {
            command = List.of("rundll32", "url.dll,FileProtocolHandler", address);
        } else if (System.getenv("DISPLAY") != null || System.getenv("WAYLAND_DISPLAY") != null) {
            command = List.of("xdg-open", address);
        } else {
            return;
        }
        try {
            new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException _) {
            // no browser: the address was printed
        }
    }
}
