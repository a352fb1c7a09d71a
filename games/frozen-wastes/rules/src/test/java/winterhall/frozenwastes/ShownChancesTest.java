package winterhall.frozenwastes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import winterhall.engine.Event;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Step;
import winterhall.engine.Viewer;
import winterhall.enginetest.ScriptedChance;
import winterhall.frozenwastes.cards.Phase;

/// Every chance that a view shows of a roll, over positions of random matches: it is the share of the hundred rolls of two
/// dice with which the rules then let it succeed. (frozen-wastes:R94, R106)
class ShownChancesTest {
    private static final int MATCHES = 6;
    private static final int DECISIONS = 900;
    private static final int SIDES = 10;
    private static final int LEAST = 40;
    private static final int MOST_ANSWERS = 4;
    private static final FrozenWastes GAME = new FrozenWastes();
    private static final Referee<Board, WastesView> REFEREE = new Referee<>(GAME);

    @Test
    void isTheShareOfTheHundredRollsThatSucceed() {
        int compared = 0;
        for (int match = 1; match <= MATCHES; match++) {
            var random = new Random(match);
            Position<Board> position = REFEREE.start(Setup.of("frozen-wastes", 2), new QuickChance(match))
                    .position();
            for (int decision = 0; decision < DECISIONS && !position.agenda().isEmpty(); decision++) {
                Seat seat = REFEREE.awaited(position).getFirst();
                List<? extends Move> options = REFEREE.options(position, seat);
                compared += compare(position, seat, options);
                position =
                        REFEREE.advance(position, seat, liked(options, random)).position();
            }
        }
        assertThat(compared).isGreaterThan(LEAST);
    }

    /// Random, but whoever can fight does.
    private static Move liked(List<? extends Move> options, Random random) {
        return options.stream()
                .filter(move -> move instanceof WastesMove.SeekAdventure || move instanceof WastesMove.FightOn)
                .map(Move.class::cast)
                .findFirst()
                .orElseGet(() -> options.get(random.nextInt(options.size())));
    }

    private static int compare(Position<Board> position, Seat seat, List<? extends Move> options) {
        Optional<Outlook.Rolls> rolls =
                GAME.view(position.board(), Viewer.at(seat)).outlook().rolls();
        int compared = 0;
        for (Move move : rolls.isPresent() ? options : List.<Move>of()) {
            Optional<Integer> shown =
                    shown(rolls.orElseThrow(), position.board().field(), move);
            if (shown.isPresent() && isRolled(position, seat, move)) {
                assertThat(shown.orElseThrow()).as("%s", move).isEqualTo(share(position, seat, move));
                compared++;
            }
        }
        return compared;
    }

    private static Optional<Integer> shown(Outlook.Rolls rolls, Field field, Move move) {
        return switch (move) {
            case WastesMove.Escape(var attribute) ->
                rolls.escapes().stream()
                        .filter(escape -> escape.attribute() == attribute)
                        .findFirst()
                        .flatMap(Outlook.EscapeRoll::chance);
            case WastesMove.Attack(var who) -> choice(rolls, field, true, who);
            case WastesMove.Defend() ->
                choice(rolls, field, false, field.party(field.turn().seat()).hero());
            default -> Optional.empty();
        };
    }

    private static Optional<Integer> choice(Outlook.Rolls rolls, Field field, boolean attacks, CardId who) {
        Optional<Phase> now = field.fight().flatMap(Fight::phase);
        return rolls.choices().stream()
                .filter(choice -> Optional.of(choice.phase()).equals(now)
                        && choice.attacks() == attacks
                        && choice.who().equals(who))
                .findFirst()
                .flatMap(Outlook.Choice::chance);
    }

    /// Who defends where nothing can happen rolls no dice.
    private static boolean isRolled(Position<Board> position, Seat seat, Move move) {
        Step<Board> step = REFEREE.advance(position, seat, move);
        if (!(move instanceof WastesMove.Defend)
                || step.events().stream().anyMatch(WastesEvent.CombatRolled.class::isInstance)) {
            return true;
        }
        List<? extends Move> options =
                REFEREE.awaited(step.position()).contains(seat) ? REFEREE.options(step.position(), seat) : List.of();
        return options.contains(new WastesMove.Roll()) || options.contains(new WastesMove.Accept());
    }

    /// In thousandths.
    private static int share(Position<Board> position, Seat seat, Move move) {
        int succeeded = 0;
        for (int first = 0; first < SIDES; first++) {
            for (int second = 0; second < SIDES; second++) {
                var script = new ScriptedChance(List.of(String.valueOf(first), String.valueOf(second)), 1);
                succeeded += succeeds(with(position, script), seat, move) ? 1 : 0;
            }
        }
        return succeeded * SIDES;
    }

    private static Position<Board> with(Position<Board> position, ScriptedChance chance) {
        return new Position<>(position.number(), position.board(), position.agenda(), position.answers(), chance);
    }

    /// Without any power that could be used before the roll, or luck after it.
    private static boolean succeeds(Position<Board> position, Seat seat, Move move) {
        Step<Board> step = REFEREE.advance(position, seat, move);
        for (int answers = 0; answers < MOST_ANSWERS; answers++) {
            for (Event event : step.events()) {
                if (event instanceof WastesEvent.CombatRolled rolled) {
                    return rolled.hit();
                }
                if (event instanceof WastesEvent.EscapeRolled rolled) {
                    return rolled.escaped();
                }
            }
            List<? extends Move> options = REFEREE.options(step.position(), seat);
            Move plain = options.contains(new WastesMove.Roll()) ? new WastesMove.Roll() : new WastesMove.Accept();
            assertThat(options.contains(plain)).as("%s: %s", move, options).isTrue();
            step = REFEREE.advance(step.position(), seat, plain);
        }
        throw new AssertionError("nothing was rolled after " + move);
    }
}
