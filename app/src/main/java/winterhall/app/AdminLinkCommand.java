package winterhall.app;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import winterhall.server.match.Time;
import winterhall.server.people.Accounts;
import winterhall.server.people.Links;
import winterhall.server.people.People;
import winterhall.server.store.Database;

/// Prints a link that makes the first person to open it an administrator.
@Command(
        name = "admin-link",
        description = "Print a link that makes the first person to open it an administrator.",
        mixinStandardHelpOptions = true)
final class AdminLinkCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private HallLocation location;

    @Override
    public Integer call() {
        Time time = Time.real();
        try (Database opened = location.open()) {
            var accounts = new Accounts(opened, new People(opened, time), time);
            spec.commandLine()
                    .getOut()
                    .println("Open this path at your hall: " + new Links(opened, accounts, time).newAdmin());
        }
        return Exit.FINE;
    }
}
