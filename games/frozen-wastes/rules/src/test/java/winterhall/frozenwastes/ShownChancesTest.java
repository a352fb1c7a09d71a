package winterhall.frozenwastes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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

/// Every chance that a view shows of a roll, over positions of random matches and in laid ones: it is the share of the hundred
/// rolls of two dice, or of the ten thousand of four, with which the rules then let it succeed. (frozen-wastes:R94,
/// frozen-wastes:R106, frozen-wastes:R182, frozen-wastes:R185)
class ShownChancesTest {
    /// One match each: every number of seats, and settings that change rolls, harm, growth or the way.
    private static final List<String> TABLES = List.of(
            "seats 2",
            "seats 1 conditions harsh levelling faster",
            "seats 3 conditions mild foe-wounds stay",
            "seats 4 heroes chosen life-counter heals forced-step instead-of-roll",
            "seats 5 legends market green-vale town constants.frozen-wastes.experienceCost 2,2,2,2,2,2",
            "seats 6 frost-cancel each-character knockout-loss gold-only hero.zyla.values 4,2,8");

    private static final int DECISIONS = 900;
    private static final int SIDES = 10;
    private static final int LEAST = 40;
    private static final int MOST_ANSWERS = 4;
    private static final String RIVALS = "moment adventure seat-1 | seat-1 hero karnon at hex-10-0 growth body cards %s"
            + " | seat-2 hero arvel-worldwalker at hex-10-0 growth mind,mind cards %s";
    private static final String FOE = "moment adventure seat-1 | deck green starving-wolves"
            + " | seat-1 hero karnon at hex-9-1 cards bone-knife,lucky-coin";
    private static final String WAITING = "moment adventure seat-1 | deck green %s"
            + " | seat-1 hero karnon at hex-9-1 gear nothing cards frida-brani,ragnars-axe";
    private static final FrozenWastes GAME = new FrozenWastes();
    private static final Referee<Board, WastesView> REFEREE = new Referee<>(GAME);

    @Test
    void isTheShareOfTheHundredRollsThatSucceed() {
        int compared = 0;
        for (int match = 1; match <= TABLES.size(); match++) {
            var random = new Random(match);
            Setup setup = Setup.parse("frozen-wastes " + TABLES.get(match - 1));
            Position<Board> position =
                    REFEREE.start(setup, new QuickChance(match)).position();
            int before = compared;
            for (int decision = 0; decision < DECISIONS && !position.agenda().isEmpty(); decision++) {
                Seat seat = REFEREE.awaited(position).getFirst();
                List<? extends Move> options = REFEREE.options(position, seat);
                compared += compare(position, seat, options);
                position =
                        REFEREE.advance(position, seat, liked(options, random)).position();
            }
            assertThat(compared).as(setup.toString()).isGreaterThan(before);
        }
        assertThat(compared).isGreaterThan(LEAST);
    }

    /// A bonus for the first roll is gone by then, unless nothing can happen before: the first phase of the imps is harmless.
    /// (frozen-wastes:R102, frozen-wastes:RU131)
    @ParameterizedTest
    @ValueSource(strings = {"starving-wolves", "rime-imps"})
    void aPhaseThatWaitsShowsWhatItIsIfTheHeroDefendsUntilThen(String foe) {
        Position<Board> position = staged(WAITING.formatted(foe), "seek-adventure");
        var shown = new ArrayList<>(List.of(choices(position)));
        position = played(position, "fight-on");
        int rolled = 0;
        for (Phase phase : Phase.ALL) {
            assertThat(compare(position)).isPositive();
            shown.add(choices(position));
            List<Outlook.Choice> real = in(phase, shown.getLast());
            for (List<Outlook.Choice> before : shown) {
                assertThat(in(phase, before)).as(phase.toString()).isEqualTo(real);
            }
            position = played(with(position, throwing("99")), "defend");
            rolled += position.board().field().currentFight().rolled().size();
        }
        assertThat(rolled).isEqualTo(foe.equals("rime-imps") ? 2 : 3);
    }

    private static List<Outlook.Choice> choices(Position<Board> position) {
        return Outlook.of(position.board().field()).rolls().orElseThrow().choices();
    }

    private static List<Outlook.Choice> in(Phase phase, List<Outlook.Choice> choices) {
        return choices.stream().filter(choice -> choice.phase() == phase).toList();
    }

    @Test
    void isRoundedOnce() {
        assertThat(Forecasts.chance(0.4449)).isEqualTo(444);
        assertThat(Forecasts.percent(0.4449)).isEqualTo(44);
        assertThat(Forecasts.percent(0.445)).isEqualTo(45);
        for (int thousandths = 0; thousandths <= 1000; thousandths++) {
            assertThat(Forecasts.chance(thousandths / 1000.0)).isEqualTo(thousandths);
        }
    }

    @Test
    void reckonsWithTheDiceOfARivalInAttackDefenceAndEscape() {
        Position<Board> stance = staged(RIVALS.formatted("bone-mail", "sealskin-coat"), "attack-hero seat-2");
        assertThat(compare(stance)).isEqualTo(3);
        Position<Board> phase = played(stance, "fight-on");
        for (int phases = 0; phases < Phase.ALL.size(); phases++) {
            assertThat(compare(phase)).isEqualTo(2);
            phase = played(with(phase, throwing("0099")), "defend");
        }
        Position<Board> other = phase;
        assertThat(REFEREE.awaited(other)).containsExactly(Seat.of(2));
        assertThat(compare(other)).isEqualTo(3);
        assertThat(compare(played(other, "fight-on"))).isEqualTo(2);
    }

    @Test
    void saysWhatComesOfAddingToARollAndOfRollingAgain() {
        Position<Board> foe = played(staged(FOE, "seek-adventure"), "fight-on");
        Position<Board> foeBoost = played(with(foe, throwing("99")), "defend", "attack karnon");
        assertThat(prospects(foeBoost)).containsExactly("roll 900", "use-power bone-knife attack 940");
        assertThat(compare(foeBoost)).isEqualTo(2);
        Position<Board> failed = played(with(foe, throwing("00")), "defend");
        assertThat(compare(failed)).isEqualTo(1);
        assertThat(prospects(failed)).last().isEqualTo("accept 0");

        Position<Board> rivals = played(
                staged(RIVALS.formatted("bone-knife,lucky-coin", "ring-mail"), "attack-hero seat-2"), "fight-on");
        Position<Board> boost = played(with(rivals, throwing("0099")), "defend", "attack karnon");
        assertThat(compare(boost)).isEqualTo(2);
        assertThat(compare(played(with(rivals, throwing("9900")), "defend"))).isEqualTo(1);
    }

    @Test
    void saysWhatComesOfALuckstone() {
        Position<Board> failed = staged(
                "moment adventure seat-1 | deck green cracking-ice | seat-1 hero karnon at hex-9-1 gear 1-luckstone",
                "seek-adventure");
        assertThat(compare(failed)).isEqualTo(1);
    }

    private static List<String> prospects(Position<Board> position) {
        return GAME.view(position.board(), Viewer.everyone()).prospects().stream()
                .map(prospect -> prospect.move() + " " + prospect.chance())
                .toList();
    }

    private static Position<Board> staged(String words, String... lines) {
        List<List<String>> staged = Stream.of(words.split(" \\| "))
                .map(line -> List.of(line.split(" ")))
                .toList();
        return played(
                REFEREE.begin(GAME.staging().stage(Setup.of("frozen-wastes", 2), staged), throwing("0000"))
                        .position(),
                lines);
    }

    private static Position<Board> played(Position<Board> position, String... lines) {
        Position<Board> now = position;
        for (String line : lines) {
            Move move = GAME.vocabulary().moves().read(line, WastesMove.class);
            now = REFEREE.advance(now, REFEREE.awaited(now).getFirst(), move).position();
        }
        return now;
    }

    private static ScriptedChance throwing(String dice) {
        return new ScriptedChance(List.of(dice.split("")), 1);
    }

    private static int compare(Position<Board> position) {
        Seat seat = REFEREE.awaited(position).getFirst();
        return compare(position, seat, REFEREE.options(position, seat));
    }

    /// Random, but a hero who can fight does.
    private static Move liked(List<? extends Move> options, Random random) {
        return options.stream()
                .filter(move -> move instanceof WastesMove.SeekAdventure || move instanceof WastesMove.FightOn)
                .map(Move.class::cast)
                .findFirst()
                .orElseGet(() -> options.get(random.nextInt(options.size())));
    }

    private static int compare(Position<Board> position, Seat seat, List<? extends Move> options) {
        WastesView view = GAME.view(position.board(), Viewer.at(seat));
        int compared = 0;
        for (Move move : options) {
            Optional<Integer> shown = shown(view, seat, move);
            if (shown.isPresent() && isRolled(position, seat, move)) {
                assertThat(shown.orElseThrow()).as("%s", move).isEqualTo(share(position, seat, move));
                compared++;
            }
        }
        return compared;
    }

    private static Optional<Integer> shown(WastesView view, Seat seat, Move move) {
        if (move instanceof WastesMove.Accept) {
            return Optional.empty();
        }
        String line = GAME.vocabulary().moves().write((Record) move);
        Optional<Integer> prospect = view.prospects().stream()
                .filter(one -> one.move().equals(line))
                .findFirst()
                .map(WastesView.Prospect::chance);
        return prospect.or(() -> view.outlook().rolls().flatMap(rolls -> shown(rolls, view.field(), seat, move)));
    }

    private static Optional<Integer> shown(Outlook.Rolls rolls, Field field, Seat seat, Move move) {
        return switch (move) {
            case WastesMove.Escape(var attribute) ->
                rolls.escapes().stream()
                        .filter(escape -> escape.attribute() == attribute)
                        .findFirst()
                        .map(Outlook.EscapeRoll::chance);
            case WastesMove.Attack(var who) -> choice(rolls, field, true, who);
            case WastesMove.Defend() ->
                choice(rolls, field, false, field.party(seat).hero());
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
                .map(Outlook.Choice::chance);
    }

    /// A defender to whom nothing can happen rolls no dice.
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
        int throwsOfTwo = SIDES * SIDES;
        boolean isRivalToRoll = position.board().field().fight().stream()
                .anyMatch(fight -> fight.rival().isPresent()
                        && fight.roll().stream().allMatch(roll -> roll.dice().isEmpty()));
        int all = isRivalToRoll ? throwsOfTwo * throwsOfTwo : throwsOfTwo;
        int succeeded = 0;
        for (int thrown = 0; thrown < all; thrown++) {
            String dice = String.valueOf(all + thrown).substring(1);
            succeeded += succeeds(with(position, throwing(dice)), seat, move) ? 1 : 0;
        }
        return Forecasts.chance(succeeded / (double) all);
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
                if (event instanceof WastesEvent.TestRolled rolled) {
                    return rolled.passed();
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
