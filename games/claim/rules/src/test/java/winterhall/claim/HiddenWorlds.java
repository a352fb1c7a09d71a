package winterhall.claim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import winterhall.engine.Agenda;
import winterhall.engine.Move;
import winterhall.engine.Opening;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Reply;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Step;
import winterhall.engine.View;
import winterhall.engine.Viewer;
import winterhall.enginetest.Door;

/// Worlds laid out by hand for the leak laws, and what of them a viewer sees and hears.
final class HiddenWorlds {
    static final Viewer FIRST = Viewer.at(Seat.of(1));
    static final Viewer SECOND = Viewer.at(Seat.of(2));
    static final Viewer SPECTATOR = Viewer.spectator();
    static final List<Viewer> ALL = Viewer.during(2);

    /// All that goes out: the written view, the options in their order, the reason against everything else.
    private static final Door<Board> DOOR = Door.honest(RandomMatch.CLAIM);

    static final String DEMONS = "factions goblin,knight,undead,dwarf,demon";
    static final String FIRES = "factions goblin,knight,undead,dwarf,fire-elemental";
    static final String TRICKSTERS = "factions goblin,knight,undead,dwarf,trickster";
    static final String POISONERS = "factions goblin,knight,undead,dwarf,poisoner";

    private HiddenWorlds() {}

    static Position<Board> world(String settings, String... lines) {
        Setup setup = Setup.parse("claim seats 2 " + settings).checkedFor(RandomMatch.CLAIM);
        return RandomMatch.REFEREE
                .begin(stage(setup, with(new String[] {"moment trick seat-1"}, lines)), new QuickChance(1))
                .position();
    }

    static Opening<Board> stage(Setup setup, String... lines) {
        return RandomMatch.CLAIM
                .staging()
                .stage(
                        setup,
                        Arrays.stream(lines)
                                .map(line -> List.of(line.split(" ")))
                                .toList());
    }

    /// The same in phase 2.
    static String[] second(String... lines) {
        return with(new String[] {"phase 2"}, lines);
    }

    static String[] with(String[] lines, String... more) {
        var all = new ArrayList<>(List.of(lines));
        all.addAll(List.of(more));
        return all.toArray(String[]::new);
    }

    static Position<Board> with(Position<Board> position, Board board) {
        return new Position<>(position.number(), board, position.agenda(), position.answers(), position.chance());
    }

    static Move move(String line) {
        return RandomMatch.CLAIM.vocabulary().moves().read(line, Move.class);
    }

    static Step<Board> play(Position<Board> position, int seat, String line) {
        return switch (RandomMatch.REFEREE.play(position, Seat.of(seat), move(line))) {
            case Reply.Accepted<Board>(var step) -> step;
            case Reply.Refused<Board>(var refusal) -> throw new AssertionError(line + " refused by " + refusal);
        };
    }

    static List<String> told(Step<Board> step, Viewer viewer) {
        return step.events().stream()
                .map(event -> RandomMatch.CLAIM.vocabulary().events().write((Record) event.seenBy(viewer)))
                .toList();
    }

    static String written(ClaimView view) {
        return RandomMatch.CLAIM.vocabulary().written().write(view, ClaimView.class);
    }

    static String shown(Position<Board> position, Viewer viewer) {
        View<ClaimView> view = RandomMatch.REFEREE.view(position, viewer);
        String agenda = RandomMatch.CLAIM.vocabulary().written().write(view.agenda(), Agenda.class);
        return written(view.table()) + "\n" + agenda + "\n"
                + String.join("\n", DOOR.shows(position, List.of(), viewer));
    }

    static void assertSame(Position<Board> one, Position<Board> other, List<Viewer> viewers) {
        for (Viewer viewer : viewers) {
            assertThat(shown(one, viewer)).as(viewer.toString()).isEqualTo(shown(other, viewer));
        }
    }

    static void assertDiffer(Position<Board> one, Position<Board> other, List<Viewer> viewers) {
        for (Viewer viewer : viewers) {
            assertThat(shown(one, viewer)).as(viewer.toString()).isNotEqualTo(shown(other, viewer));
        }
    }

    static Position<Board> armed(String first, String second) {
        return world(
                "artifacts yes",
                second(
                        "seat-1 artifacts " + first,
                        "seat-2 artifacts " + second,
                        "seat-1 hand goblin-1 goblin-2",
                        "seat-2 hand knight-2 knight-3"));
    }
}
