package winterhall.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static winterhall.claim.HiddenWorlds.ALL;
import static winterhall.claim.HiddenWorlds.DEMONS;
import static winterhall.claim.HiddenWorlds.FIRST;
import static winterhall.claim.HiddenWorlds.SECOND;
import static winterhall.claim.HiddenWorlds.SPECTATOR;
import static winterhall.claim.HiddenWorlds.assertDiffer;
import static winterhall.claim.HiddenWorlds.assertSame;
import static winterhall.claim.HiddenWorlds.move;
import static winterhall.claim.HiddenWorlds.second;
import static winterhall.claim.HiddenWorlds.shown;
import static winterhall.claim.HiddenWorlds.with;
import static winterhall.claim.HiddenWorlds.world;
import static winterhall.claim.HiddenWorlds.written;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import winterhall.engine.Chance;
import winterhall.engine.Explainer;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Seat;
import winterhall.engine.SecretChance;
import winterhall.engine.Setup;
import winterhall.engine.View;
import winterhall.engine.Viewer;
import winterhall.engine.kit.CardRow;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Deal;
import winterhall.enginetest.GameCheck;

/// A view holds what its viewer knows and has no place for more. (claim:H1, claim:H9–H11)
class ViewTest {
    /// claim:H1 What a viewer sees depends on nothing but what it knows: a world made up from the view alone looks the same.
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void aWorldMadeUpFromAViewLooksTheSame(int seats) {
        int different = 0;
        for (int seed = 0; seed < 4; seed++) {
            RandomMatch course = RandomMatch.random(anySetup(seats, seed), seed);
            for (int i = 0; i < course.steps().size(); i += 9) {
                Position<Board> truth = course.steps().get(i).position();
                for (Viewer viewer : Viewer.during(seats)) {
                    View<ClaimView> view = RandomMatch.REFEREE.view(truth, viewer);
                    Board other = RandomMatch.CLAIM.imagine(view.table(), new QuickChance(i));
                    assertThat(written(RandomMatch.CLAIM.view(other, viewer))).isEqualTo(written(view.table()));
                    different += other.equals(truth.board()) ? 0 : 1;
                }
            }
        }
        assertThat(different).isPositive();
    }

    /// claim:H9 The secret is in no view, and another secret behind the same table changes none.
    @Test
    void theSecretIsInNoView() {
        String secret = "0123456789abcdef".repeat(8);
        Setup setup = Setup.parse(
                "claim seats 2 artifacts yes locations both factions goblin,knight,demon,trickster,poisoner");
        SecretChance chance = SecretChance.ofHex(secret);
        Position<Board> start = RandomMatch.REFEREE.start(setup, chance).position();
        Position<Board> other = new Position<>(
                start.number(), start.board(), start.agenda(), start.answers(), SecretChance.ofHex("f".repeat(128)));
        for (Viewer viewer : ALL) {
            assertThat(shown(start, viewer))
                    .isEqualTo(shown(other, viewer))
                    .doesNotContain(secret.substring(0, 16))
                    .doesNotContain(chance.commitment().substring(0, 16))
                    .doesNotContainIgnoringCase("chance");
        }
        assertThat(start.chance()).isInstanceOf(SecretChance.class);
    }

    /// claim:H9 claim:H6 Nothing that a view is made of could hold chance, a whole table, or a numbered card.
    @Test
    void aViewHasNoPlaceForSecrets() {
        Set<Class<?>> made = new HashSet<>();
        collect(ClaimView.class, made);
        assertThat(made).contains(Face.class, ClaimView.SeatView.class, Rules.class, Toxic.class);
        List<Class<?>> secret = List.of(
                Chance.class,
                SecretChance.class,
                QuickChance.class,
                Board.class,
                Deal.class,
                CardRow.class,
                CardSet.class,
                Secrets.class,
                ArtifactPiles.class,
                Toxics.class,
                PlayedCard.class,
                Trick.class,
                OngoingEffects.class);
        assertThat(made).doesNotContainAnyElementsOf(secret);
        Set<Class<?>> whole = new HashSet<>();
        collect(Board.class, whole);
        assertThat(whole).as("the search itself finds them").contains(Deal.class, Secrets.class, CardRow.class);
    }

    private static void collect(Type type, Set<Class<?>> made) {
        if (type instanceof ParameterizedType generic) {
            collect(generic.getRawType(), made);
            Arrays.stream(generic.getActualTypeArguments()).forEach(argument -> collect(argument, made));
        } else if (type instanceof Class<?> kind && made.add(kind) && kind.isRecord()) {
            for (RecordComponent component : kind.getRecordComponents()) {
                collect(component.getGenericType(), made);
            }
        }
    }

    /// claim:H10 claim:F15 A computer seat gets the view that a person gets, and has to guess numbers that the public history allows.
    @Test
    void aComputerSeatGuessesNumbers() {
        Position<Board> truth = world(
                DEMONS,
                second(
                        "seat-1 hand demon-3 demon-8 goblin-1",
                        "seat-2 hand goblin-2 goblin-3",
                        "discard demon-7",
                        "shown demon-7"));
        View<ClaimView> view = RandomMatch.REFEREE.view(truth, FIRST);
        assertThat(view.table().at(Seat.of(1)).known().stream().map(Face::toString))
                .containsExactly("goblin-1", "demon-odd", "demon-even");
        var odd = new TreeSet<Integer>();
        var even = new TreeSet<Integer>();
        for (int i = 0; i < 80; i++) {
            Board guess = RandomMatch.REFEREE.imagine(view, new QuickChance(i)).board();
            for (int card : guess.at(Board.hand(Seat.of(1)))
                    .and(guess.cards().of(Faction.DEMON))
                    .toArray()) {
                (guess.cards().face(card).equals(Face.parse("demon-odd")) ? odd : even).add(guess.value(card));
            }
            assertThat(guess.at(Board.DISCARD).stream().mapToObj(guess::face).map(Face::toString))
                    .contains("demon-7");
        }
        assertThat(odd).containsExactly(1, 3, 5, 9);
        assertThat(even).containsExactly(0, 2, 4, 6, 8);
    }

    /// claim:H10 Every seat and every spectator gets one type of view.
    @Test
    void thereIsOneTypeOfView() {
        Position<Board> position = world("", "seat-1 hand goblin-1", "seat-2 hand goblin-2");
        for (Viewer viewer : ALL) {
            View<ClaimView> view = RandomMatch.REFEREE.view(position, viewer);
            assertThat(view.viewer()).isEqualTo(viewer);
            assertThat(view.table().viewer()).isEqualTo(viewer);
        }
    }

    /// claim:H11 Spectators see what lies open and nothing else.
    @Test
    void spectatorsSeeWhatLiesOpen() {
        String[] open = {"centre knight-9", "seat-1 score undead-1", "discard dwarf-0", "seat-2 open dwarf-5"};
        Position<Board> before = world(
                "", with(open, "seat-1 hand goblin-1 goblin-2", "seat-2 hand knight-2", "seat-1 followers undead-3"));
        Position<Board> after = world(
                "", with(open, "seat-1 hand knight-2 undead-3", "seat-2 hand goblin-1", "seat-1 followers goblin-2"));
        assertSame(before, after, List.of(SPECTATOR));
        assertDiffer(before, after, List.of(FIRST, SECOND));
        ClaimView view = RandomMatch.REFEREE.view(before, SPECTATOR).table();
        assertThat(view.at(Seat.of(1)).known()).isEmpty();
        assertThat(view.at(Seat.of(1)).hand()).isEqualTo(2);
        assertThat(view.at(Seat.of(1)).knownFollowers()).isEmpty();
        assertThat(view.at(Seat.of(2)).known().stream().map(Face::toString)).containsExactly("dwarf-5");
        assertThat(view.centre().stream().map(Face::toString)).containsExactly("knight-9");
        assertThat(view.at(Seat.of(1)).score().stream().map(Face::toString)).containsExactly("undead-1");
        assertThat(view.discard().stream().map(Face::toString)).contains("dwarf-0");
    }

    /// claim:H11 claim:H7 A spectator has nothing to choose from and is told why.
    @Test
    void spectatorsHaveNoMoves() {
        Position<Board> position = world("", "seat-1 hand goblin-1", "seat-2 hand goblin-2");
        View<ClaimView> view = RandomMatch.REFEREE.view(position, SPECTATOR);
        Explainer explainer = RandomMatch.CLAIM.explainer(view);
        assertThat(explainer.candidates()).isEmpty();
        assertThat(explainer.whyNot(move("play goblin-1")).orElseThrow().toString())
                .isEqualTo("engine:not-seated not-seated");
    }

    /// claim:I8 claim:H1 Every law of the engine, at every decision of a few random matches.
    @Test
    void theLawsHoldInRandomMatches() {
        GameCheck.Report report =
                GameCheck.of(RandomMatch.CLAIM).games(8).seed(5).threads(1).run();
        assertThat(report.violations()).as(report.toString()).isZero();
    }

    private static Setup anySetup(int seats, long seed) {
        Chance chance = new QuickChance(seed).split(seats);
        while (true) {
            Chance.Source source = chance.source("setup");
            Setup setup = RandomMatch.CLAIM.anySetup(source);
            chance = source.rest();
            if (setup.seats() == seats) {
                return setup;
            }
        }
    }
}
