package winterhall.frozenwastes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import winterhall.engine.Event;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Step;
import winterhall.engine.Undo;
import winterhall.engine.Viewer;
import winterhall.frozenwastes.cards.Adventures;
import winterhall.frozenwastes.cards.Challenge;
import winterhall.frozenwastes.cards.Harm;
import winterhall.frozenwastes.cards.Phase;
import winterhall.frozenwastes.cards.Power;
import winterhall.frozenwastes.cards.Threat;
import winterhall.frozenwastes.map.Clue;
import winterhall.frozenwastes.map.Face;
import winterhall.frozenwastes.map.Symbol;
import winterhall.frozenwastes.map.Terrain;

/// What the rules say never happens here, and what has no limit.
class LimitsTest {
    private static final int ANSWERS = 600;

    private final FrozenWastes game = new FrozenWastes();
    private final Referee<Board, WastesView> referee = new Referee<>(game);

    /// One seat at a time is asked, so nobody waits for what another seat holds. (frozen-wastes:H10)
    @Test
    void oneSeatAtATimeIsAsked() {
        var chance = new QuickChance(3);
        var moves = chance.source("moves");
        Position<Board> position =
                referee.start(Setup.of(game.id(), 4), chance.split(1)).position();
        for (int i = 0; i < ANSWERS; i++) {
            assertThat(referee.awaited(position)).hasSize(1);
            Seat seat = referee.awaited(position).getFirst();
            position = referee.advance(position, seat, moves.pick(referee.options(position, seat)))
                    .position();
        }
    }

    /// A new round brings a turn and nothing else: there is no doom track. (frozen-wastes:R207, frozen-wastes:RU65)
    @Test
    void nothingHappensBetweenTwoRounds() {
        var chance = new QuickChance(4);
        var moves = chance.source("moves");
        Step<Board> step = referee.start(Setup.of(game.id(), 2), chance.split(1));
        int rounds = 0;
        while (rounds < 5) {
            List<Event> told = step.events();
            for (int i = 0; i < told.size(); i++) {
                if (told.get(i) instanceof WastesEvent.RoundBegan) {
                    rounds++;
                    assertThat(told.get(i + 1)).isInstanceOf(WastesEvent.TurnBegan.class);
                }
            }
            Position<Board> position = step.position();
            Seat seat = referee.awaited(position).getFirst();
            step = referee.advance(position, seat, moves.pick(referee.options(position, seat)));
        }
    }

    /// Two who cannot hurt each other part after fifty rounds, as after an escape. (frozen-wastes:RU76)
    @Test
    void aCombatThatDoesNotEndIsLeft() {
        List<List<String>> table = Stream.of(
                        "moment adventure seat-1",
                        "deck green starving-wolves",
                        "seat-1 hero karnon at hex-9-1 gear nothing growth"
                                + " mind,mind,mind,mind,mind,mind,body,body,body,spirit,spirit,spirit,spirit,spirit")
                .map(line -> List.of(line.split(" ")))
                .toList();
        Seat seat = Seat.of(1);
        Step<Board> step = referee.begin(game.staging().stage(Setup.of(game.id(), 2), table), new QuickChance(5));
        step = referee.advance(step.position(), seat, new WastesMove.SeekAdventure());
        int rounds = 0;
        while (step.position().board().field().fight().isPresent()) {
            rounds++;
            step = referee.advance(step.position(), seat, new WastesMove.FightOn());
            for (int phase = 0; phase < Phase.ALL.size(); phase++) {
                step = referee.advance(step.position(), seat, new WastesMove.Defend());
            }
        }
        assertThat(rounds).isEqualTo(50);
        assertThat(step.events()).contains(new WastesEvent.Escaped(seat, Causes.rule("RU76")));
        assertThat(step.position().board().field().world().undefeated()).hasSize(1);
    }

    /// (frozen-wastes:R195, frozen-wastes:R194)
    @Test
    void timeIsADefeatForOneAndADrawForSeveral() {
        var late = new Ending(Ending.Way.TIME, Optional.empty());
        var home = new Ending(Ending.Way.PRINCESS, Optional.of(Seat.of(1)));
        Field alone = Field.start(Rules.of(Setup.of(game.id(), 1)));
        Field together = Field.start(Rules.of(Setup.of(game.id(), 2)));
        assertThat(Turns.outcome(alone, late).winners()).isEmpty();
        assertThat(Turns.outcome(alone, home).winners()).containsExactly(Seat.of(1));
        assertThat(Turns.outcome(together, late).winners()).containsExactly(Seat.of(1), Seat.of(2));
        assertThat(Turns.outcome(together, home).winners()).containsExactly(Seat.of(1));
    }

    /// (frozen-wastes:RU25)
    @Test
    void harshAndMildConditionsExcludeEachOther() {
        Rules harsh = Rules.of(Setup.of(game.id(), 2).with("conditions", "harsh"));
        Rules mild = Rules.of(Setup.of(game.id(), 2).with("conditions", "mild"));
        assertThat(harsh.frostLimit(4, 1)).isEqualTo(3);
        assertThat(harsh.survivalFrost(2)).isEqualTo(2);
        assertThat(mild.frostLimit(4, 1)).isEqualTo(4);
        assertThat(mild.survivalFrost(2)).isEqualTo(1);
    }

    /// (frozen-wastes:RU27)
    @Test
    void countersNeverRunOut() {
        for (Harm harm : Harm.values()) {
            assertThat(Body.SOUND.plus(harm, 1000).of(harm)).isEqualTo(1000);
        }
        assertThat(Party.starting(Cards.PRINTED.heroes().getFirst(), Rules.of(Setup.of("frozen-wastes", 2)))
                        .gold(5000)
                        .gold())
                .isGreaterThanOrEqualTo(5000);
    }

    /// An enemy is wounded by attacks and before combat, a hero by failed rolls and threats: never by one effect.
    /// (frozen-wastes:RU69)
    @Test
    void noEffectBringsDownBothSides() {
        assertThat(Threat.Result.values()).noneMatch(result -> result.name().contains("ENEMY"));
        assertThat(Power.Deed.WOUND_ENEMY.use()).isEqualTo(Power.Use.BEFORE_COMBAT);
    }

    /// Only a Forage card stays with its hero, and goes to the discard pile of its colour afterwards.
    /// (frozen-wastes:RU104)
    @Test
    void noChallengeIsKeptByItsOwnText() {
        Rules rules = Rules.of(Setup.of(game.id(), 2));
        for (Challenge challenge : Adventures.CHALLENGES) {
            assertThat(challenge.powers().isEmpty())
                    .isEqualTo(challenge.forage().isEmpty());
            CardId card = CardId.parse(challenge.id());
            assertThat(Piles.start(rules).discard(card, rules).discards(challenge.colour()))
                    .containsExactly(card);
        }
    }

    /// (frozen-wastes:R36, frozen-wastes:RU2)
    @Test
    void diceShowTheSevenTerrainsOfIsheimAndNothingElse() {
        assertThat(Arrays.stream(Terrain.values()))
                .hasSize(7)
                .allMatch(terrain -> Face.ALL.stream().anyMatch(face -> face.shows(terrain)));
        assertThat(Face.ALL)
                .hasSize(6)
                .allMatch(face -> Arrays.stream(Terrain.values()).anyMatch(face::shows));
    }

    /// While a match goes on, its story hides what a seat drew from the others; afterwards it does not.
    /// (frozen-wastes:H12)
    @Test
    void theStoryOfAMatchHidesWhatWasDrawnUntilItIsOver() {
        Seat owner = Seat.of(1);
        Seat former = Seat.of(2);
        Viewer third = Viewer.at(Seat.of(3));
        Event rumor = new WastesEvent.RumorGained(owner, Optional.of(Symbol.WILD));
        Event clue = new WastesEvent.ClueGained(owner, Optional.of(Clue.WILD));
        Event taken = new WastesEvent.RumorTaken(owner, former, Optional.of(Symbol.WILD));
        for (Event event : List.of(rumor, clue, taken)) {
            assertThat(event.seenBy(Viewer.at(owner))).isEqualTo(event);
            assertThat(event.seenBy(Viewer.everyone())).isEqualTo(event);
            assertThat(event.seenBy(third))
                    .isEqualTo(event.seenBy(Viewer.spectator()))
                    .isNotEqualTo(event);
        }
        assertThat(taken.seenBy(Viewer.at(former))).isEqualTo(taken);
    }

    /// (frozen-wastes:H13)
    @Test
    void takingBackShowsTheSameFilteredViewAgain() {
        var table = List.of(
                List.of("moment", "travel", "seat-1"),
                List.of("dice", "ice-wastes"),
                List.of("seat-1", "at", "hex-9-4", "rumors", "2-wild", "gear", "1-snowshoe"));
        Position<Board> before = referee.begin(game.staging().stage(Setup.of(game.id(), 2), table), new QuickChance(1))
                .position();
        var turned = new WastesMove.UseSnowshoe(Face.ICE_WASTES, Face.TUNDRA_SNOWDRIFT_FOREST);
        Step<Board> step = referee.advance(before, Seat.of(1), turned);
        var undone = Undo.<Board>none().after(Seat.of(1), turned, before, step).back(Seat.of(1));
        for (Viewer viewer : Viewer.during(2)) {
            assertThat(referee.view(undone, viewer)).isEqualTo(referee.view(before, viewer));
            assertThat(referee.view(step.position(), viewer)).isNotEqualTo(referee.view(before, viewer));
        }
    }
}
