package winterhall.app;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import winterhall.engine.Shelf;
import winterhall.engine.Verb;
import winterhall.server.Denied;
import winterhall.server.HallServer;
import winterhall.server.notify.Texts;
import winterhall.server.store.DataFolder;
import winterhall.server.store.Database;
import winterhall.server.table.Repair;

/// Says why a match is frozen, and on request lets it go on or ends it.
@Command(
        name = "repair",
        description = "Say why a match is frozen, and unfreeze or end it if asked to. The hall must be closed.",
        mixinStandardHelpOptions = true)
final class RepairCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "<table>", description = "The id of the table, as in its address.")
    private String table;

    @Option(names = "--unfreeze", description = "Let the match go on, if its ledger replays without an error again.")
    private boolean unfreeze;

    @Option(names = "--end", paramLabel = "<note>", description = "End the match without a result, with this note.")
    private @Nullable String end;

    @Mixin
    private HallLocation location;

    @Override
    public Integer call() {
        try (DataFolder _ = HallLocation.take(location.existing())
                        .orElseThrow(() -> new BadInput("the hall is open; an administrator can repair it there"));
                Database opened = location.open()) {
            Repair repair = HallServer.repair(opened, List.copyOf(Shelf.games()));
            print(repair.look(table));
            if (unfreeze) {
                print(repair.unfreeze(table));
            } else if (end != null) {
                print(repair.end(table, end));
            }
            return Exit.FINE;
        } catch (Denied denied) {
            throw new BadInput(table + ": " + Texts.of(denied.problem(), "en"));
        }
    }

    private void print(Repair.Finding finding) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(finding.table() + ": " + Verb.of(finding.stage()) + ", " + finding.lines() + " lines");
        out.println(finding.divergence()
                .map(divergence -> "  today's rules diverge from it at " + divergence)
                .orElse("  today's rules agree with every line"));
    }
}
