package winterhall.app;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import winterhall.engine.Shelf;
import winterhall.enginetest.Scenario;

/// Plays scenarios; `docs/scenarios.md` tells how to write one.
@Command(
        name = "scenario",
        description = "Play scenarios and compare what happens with what they expect.",
        mixinStandardHelpOptions = true)
final class ScenarioCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(arity = "1..*", paramLabel = "<file>", description = "Scenario files, or folders of *.scenario files.")
    private List<String> files;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        List<Scenario> scenarios = Input.scenarios(files);
        scenarios.forEach(scenario -> scenario.check(Shelf::game));
        var results = new ArrayList<Scenario.Result>();
        scenarios.forEach(scenario -> results.add(scenario.run(Shelf::game)));
        for (Scenario.Result result : results) {
            result.failure().ifPresent(failure -> {
                out.println("failed: " + result.scenario().name());
                out.println("  " + failure);
            });
        }
        out.println(Scenario.summary(results));
        return results.stream().allMatch(Scenario.Result::passed) ? Exit.FINE : Exit.FAILED;
    }
}
