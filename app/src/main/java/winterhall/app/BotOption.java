package winterhall.app;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import picocli.CommandLine.Option;
import winterhall.bots.Bots;

/// The option by which a command takes bots that are programs of their own.
final class BotOption {
    @Option(
            names = "--bot",
            paramLabel = "<name>=<command>",
            description = "Adds a bot: a program that plays under this name, for example any=\"python3 bot.py\".")
    private Map<String, String> bots = new LinkedHashMap<>();

    /// For each name the program and its arguments.
    SequencedMap<String, List<String>> commands() {
        var programs = new LinkedHashMap<String, List<String>>();
        bots.forEach((name, command) -> {
            if (!name.matches("[a-z][a-z0-9-]{0,30}") || Bots.names().contains(name) || command.isBlank()) {
                throw new BadInput("--bot takes a name of its own and a command, such as any=\"python3 bot.py\", not "
                        + name + "=" + command);
            }
            programs.put(name, List.of(command.strip().split("\\s+")));
        });
        return programs;
    }
}
