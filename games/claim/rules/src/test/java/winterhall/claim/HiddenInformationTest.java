package winterhall.claim;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import winterhall.engine.Agenda;
import winterhall.engine.Chance;
import winterhall.engine.Move;
import winterhall.engine.Opening;
import winterhall.engine.Option;
import winterhall.engine.Orders;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Reply;
import winterhall.engine.Seat;
import winterhall.engine.SecretChance;
import winterhall.engine.Setup;
import winterhall.engine.Step;
import winterhall.engine.View;
import winterhall.engine.Viewer;
import winterhall.engine.kit.CardRow;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Deal;
import winterhall.enginetest.Door;
import winterhall.enginetest.GameCheck;
import winterhall.enginetest.ScriptedChance;

/// The leak laws of section 11.3: of two worlds that differ in what a viewer cannot know, it sees and hears the same.
class HiddenInformationTest {
    private static final Viewer FIRST = Viewer.at(Seat.of(1));
    private static final Viewer SECOND = Viewer.at(Seat.of(2));
    private static final Viewer SPECTATOR = Viewer.spectator();
    private static final List<Viewer> ALL = Viewer.during(2);

    /// All that goes out: the written view, the options in their order, the reason against everything else.
    private static final Door<Board> DOOR = Door.honest(Course.CLAIM);

    private static final String DEMONS = "factions goblin,knight,undead,dwarf,demon";
    private static final String FIRES = "factions goblin,knight,undead,dwarf,fire-elemental";
    private static final String TRICKSTERS = "factions goblin,knight,undead,dwarf,trickster";
    private static final String POISONERS = "factions goblin,knight,undead,dwarf,poisoner";

    // H1

    /// claim:H1 What a viewer sees depends on nothing but what it knows: a world made up from the view alone looks the same.
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void aWorldMadeUpFromAViewLooksTheSame(int seats) {
        int different = 0;
        for (int seed = 0; seed < 4; seed++) {
            Course course = Course.random(anySetup(seats, seed), seed);
            for (int i = 0; i < course.steps().size(); i += 9) {
                Position<Board> truth = course.steps().get(i).position();
                for (Viewer viewer : Viewer.during(seats)) {
                    View<Glance> view = Course.REFEREE.view(truth, viewer);
                    Board other = Course.CLAIM.imagine(view.table(), new QuickChance(i));
                    assertThat(written(Course.CLAIM.view(other, viewer))).isEqualTo(written(view.table()));
                    different += other.equals(truth.board()) ? 0 : 1;
                }
            }
        }
        assertThat(different).isPositive();
    }

    // H2

    /// claim:H2 claim:F15 claim:RU52 claim:X38 Two unshown Demons of one class, wherever they lie.
    @ParameterizedTest
    @CsvSource({
        "seat-1 hand, seat-1 hand",
        "seat-1 hand, seat-2 hand",
        "seat-1 hand, deck",
        "seat-1 hand, centre",
        "seat-2 hand, seat-1 followers",
        "seat-1 followers, seat-2 followers",
        "seat-1 score, seat-2 hand",
        "seat-1 score, seat-1 score",
        "discard, seat-2 hand",
        "seat-1 flail, seat-2 flail"
    })
    void numbersOfUnshownDemonsAreSwapped(String one, String other) {
        Position<Board> before = world(DEMONS, demons(one, "demon-3", other, "demon-7"));
        Position<Board> after = world(DEMONS, demons(one, "demon-7", other, "demon-3"));
        assertThat(after.board()).isNotEqualTo(before.board());
        assertSame(before, after, ALL);
    }

    /// claim:H2 claim:H6 The same if the two pieces of cardboard change places as well.
    @Test
    void whichPieceOfCardboardBearsTheNumberDoesNotShow() {
        Position<Board> before = world(DEMONS, "seat-1 hand demon-3 goblin-1", "seat-2 hand demon-7 goblin-2");
        Position<Board> after = world(DEMONS, "seat-2 hand demon-7 goblin-2", "seat-1 hand demon-3 goblin-1");
        assertThat(after.board()).isNotEqualTo(before.board());
        assertSame(before, after, ALL);
    }

    /// claim:H2 claim:F17
    @Test
    void numbersOfUnshownFireElementalsAreSwapped() {
        assertSame(
                world(FIRES, "seat-1 hand fire-elemental-0 goblin-1", "seat-2 hand fire-elemental-4 goblin-2"),
                world(FIRES, "seat-1 hand fire-elemental-4 goblin-1", "seat-2 hand fire-elemental-0 goblin-2"),
                ALL);
        assertDiffer(
                world(FIRES, "seat-1 hand fire-elemental-4 goblin-1", "seat-2 hand fire-elemental-5 goblin-2"),
                world(FIRES, "seat-1 hand fire-elemental-5 goblin-1", "seat-2 hand fire-elemental-4 goblin-2"),
                List.of(FIRST, SECOND));
    }

    /// claim:H2 claim:F15 claim:RU69 What may be told apart: another class by its holder, a shown number by all.
    @Test
    void anotherClassAndAShownNumberDoShow() {
        Position<Board> odd = world(DEMONS, "seat-1 hand demon-3 goblin-1", "seat-2 hand demon-4 goblin-2");
        Position<Board> even = world(DEMONS, "seat-1 hand demon-4 goblin-1", "seat-2 hand demon-3 goblin-2");
        assertDiffer(odd, even, List.of(FIRST, SECOND));
        assertSame(odd, even, List.of(SPECTATOR));
        assertDiffer(
                world(
                        DEMONS,
                        "seat-1 score demon-3",
                        "seat-2 score demon-7",
                        "shown demon-3 demon-7",
                        "seat-1 hand goblin-1"),
                world(
                        DEMONS,
                        "seat-1 score demon-7",
                        "seat-2 score demon-3",
                        "shown demon-3 demon-7",
                        "seat-1 hand goblin-1"),
                ALL);
    }

    /// claim:H2 claim:R12 claim:F15 Nobody is told a number before all have played; then everybody is.
    @Test
    void numbersAreToldWhenAllHavePlayedAndNotBefore() {
        Position<Board> three = world(DEMONS, "seat-1 hand demon-3 goblin-1", "seat-2 hand demon-8 demon-7");
        Position<Board> seven = world(DEMONS, "seat-1 hand demon-7 goblin-1", "seat-2 hand demon-8 demon-3");
        Step<Board> ledThree = play(three, 1, "play demon-odd");
        Step<Board> ledSeven = play(seven, 1, "play demon-odd");
        for (Viewer viewer : ALL) {
            assertThat(told(ledThree, viewer)).isEqualTo(told(ledSeven, viewer)).contains("card-led seat-1 demon-odd");
        }
        assertSame(ledThree.position(), ledSeven.position(), ALL);
        Step<Board> shownThree = play(ledThree.position(), 2, "play demon-even");
        Step<Board> shownSeven = play(ledSeven.position(), 2, "play demon-even");
        for (Viewer viewer : ALL) {
            assertThat(told(shownThree, viewer)).contains("number-shown seat-1 demon-3", "number-shown seat-2 demon-8");
            assertThat(told(shownSeven, viewer)).contains("number-shown seat-1 demon-7");
        }
    }

    /// claim:H2 claim:RU80 claim:A5 An answer of the Wishing Lamp separates them.
    @Test
    void theLampSeparatesThem() {
        String[] before = {
            "seat-1 artifacts wishing-lamp", "seat-1 hand undead-2 goblin-1", "seat-2 hand demon-3 goblin-2"
        };
        String[] after = {
            "seat-1 artifacts wishing-lamp", "seat-1 hand undead-2 goblin-1", "seat-2 hand demon-7 goblin-2"
        };
        Position<Board> three = world(DEMONS + " artifacts yes", second(before));
        Position<Board> seven = world(DEMONS + " artifacts yes", second(after));
        for (String move : List.of("pass", "play undead-2", "use wishing-lamp")) {
            three = play(three, 1, move).position();
            seven = play(seven, 1, move).position();
            assertSame(three, seven, ALL);
        }
        assertThat(told(play(three, 1, "name demon-3"), SECOND)).contains("card-named seat-1 demon-3 yes");
        assertThat(told(play(seven, 1, "name demon-3"), SECOND)).contains("card-named seat-1 demon-3 no");
        assertDiffer(
                play(three, 1, "name demon-3").position(),
                play(seven, 1, "name demon-3").position(),
                ALL);
    }

    // H3

    /// claim:H3 claim:F18 claim:RU56 Which of two Tricksters is the fake shows nowhere before S5.
    @ParameterizedTest
    @ValueSource(strings = {"hand", "followers", "score", "gnomes", "flail"})
    void realAndFakeAreSwapped(String zone) {
        Position<Board> before = world(
                TRICKSTERS,
                "seat-1 " + zone + " trickster-5",
                "seat-2 " + zone + " trickster-5",
                "seat-1 hand goblin-1",
                "seat-2 hand goblin-2");
        Board board = before.board();
        CardSet fives = board.cards().showing(Face.parse("trickster-5"));
        CardSet fakes = board.secrets().fakes();
        CardSet swapped = fakes.minus(fives).plus(fives.minus(fakes));
        assertThat(swapped).isNotEqualTo(fakes);
        Secrets secrets = new Secrets(board.secrets().numbers(), board.secrets().shown(), swapped);
        assertSame(before, with(before, board.with(secrets)), ALL);
    }

    /// claim:H3 claim:R34 At S5 it comes out.
    @Test
    void atTheEndFakesComeOut() {
        Setup setup = Setup.parse("claim seats 2 " + TRICKSTERS);
        Step<Board> mine = Course.REFEREE.begin(
                stage(setup, "moment scoring seat-1", "seat-1 fakes trickster-5", "seat-2 score trickster-5"),
                new QuickChance(1));
        Step<Board> theirs = Course.REFEREE.begin(
                stage(setup, "moment scoring seat-1", "seat-2 fakes trickster-5", "seat-1 score trickster-5"),
                new QuickChance(1));
        for (Viewer viewer : ALL) {
            assertThat(told(mine, viewer)).contains("fakes-unmasked seat-1 trickster-5");
            assertThat(told(theirs, viewer)).contains("fakes-unmasked seat-2 trickster-5");
        }
    }

    // H4

    /// claim:H4 The order of the Deck.
    @Test
    void theDeckIsPermuted() {
        Position<Board> before =
                world("", "seat-1 hand goblin-1 goblin-2 goblin-3", "seat-2 hand knight-2 knight-3 knight-4");
        Board board = before.board();
        List<Integer> order = new ArrayList<>();
        for (int place = 0; place < board.deck().size(); place++) {
            order.add(board.deck().get(place));
        }
        Collections.reverse(order);
        CardRow reversed = CardRow.of(order.stream().mapToInt(Integer::intValue).toArray());
        assertThat(reversed).isNotEqualTo(board.deck());
        assertSame(before, with(before, board.with(board.deal(), reversed)), ALL);
    }

    /// claim:H4 claim:R21 A blind follower, exchanged with a card of the Deck or of the own Hand, shows to its owner alone.
    @ParameterizedTest
    @CsvSource({"deck, deck", "seat-1 hand goblin-1, seat-1 hand goblin-1"})
    void aBlindFollowerIsReplaced(String from, String to) {
        Position<Board> before = world(
                "",
                "centre knight-9",
                "seat-1 followers undead-3",
                from + " dwarf-8",
                "seat-1 hand goblin-3",
                "seat-2 hand knight-2 knight-3");
        Position<Board> after = world(
                "",
                "centre knight-9",
                "seat-1 followers dwarf-8",
                to + " undead-3",
                "seat-1 hand goblin-3",
                "seat-2 hand knight-2 knight-3");
        assertSame(before, after, List.of(SECOND, SPECTATOR));
        assertDiffer(before, after, List.of(FIRST));
    }

    /// claim:H4 claim:R21 Who draws a follower sees it; the others hear only that it was drawn.
    @Test
    void aDrawnFollowerIsToldToItsOwnerAlone() {
        Step<Board> drawn = secondLoses("deck undead-3 goblin-9 dwarf-8");
        Step<Board> other = secondLoses("deck dwarf-8 goblin-9 undead-3");
        for (Viewer viewer : List.of(FIRST, SPECTATOR)) {
            assertThat(told(drawn, viewer)).isEqualTo(told(other, viewer)).contains("follower-drawn seat-2 ? no");
        }
        assertThat(told(drawn, SECOND)).contains("follower-drawn seat-2 undead-3 no");
        assertSame(drawn.position(), other.position(), List.of(FIRST, SPECTATOR));
        assertDiffer(drawn.position(), other.position(), List.of(SECOND));
    }

    private static Step<Board> secondLoses(String deck) {
        Position<Board> start =
                world("", "centre knight-9", deck, "seat-1 hand goblin-3 goblin-4", "seat-2 hand goblin-1 goblin-2");
        return play(play(start, 1, "play goblin-4").position(), 2, "play goblin-1");
    }

    // H5

    /// claim:H5 claim:R6 Toxics that nobody has looked at.
    @Test
    void unseenToxicsArePermuted() {
        Position<Board> before = poisoned("toxics 7 x 0");
        assertSame(before, poisoned("toxics 0 7 x"), ALL);
        assertSame(before, poisoned("toxics 1 2 3"), ALL);
        Board board = before.board();
        List<Toxic> box = new ArrayList<>(board.toxics().box());
        Collections.reverse(box);
        Toxics turned = new Toxics(board.toxics().table(), List.copyOf(box), 0, false);
        assertThat(turned).isNotEqualTo(board.toxics());
        assertSame(before, with(before, board.with(turned)), ALL);
    }

    /// claim:H5 claim:F19 claim:X46 The one that a seat has looked at shows to that seat alone; that it looked shows to all.
    @Test
    void aSeenToxicShowsToWhoeverLooked() {
        Position<Board> seen = peekedLeft("toxics 7 x 0");
        assertSame(seen, peekedLeft("toxics 7 3 2"), ALL);
        assertSame(seen, peekedLeft("toxics 5 x 0"), List.of(SECOND, SPECTATOR));
        assertDiffer(seen, peekedLeft("toxics 5 x 0"), List.of(FIRST));
        Position<Board> declined = play(peeking("toxics 7 x 0"), 1, "decline").position();
        assertDiffer(seen, declined, ALL);
    }

    private static Position<Board> poisoned(String toxics) {
        return world(POISONERS, second(toxics, "seat-1 hand poisoner-6 goblin-1", "seat-2 hand poisoner-4 goblin-2"));
    }

    private static Position<Board> peeking(String toxics) {
        return play(play(poisoned(toxics), 1, "play poisoner-6").position(), 2, "play poisoner-4")
                .position();
    }

    private static Position<Board> peekedLeft(String toxics) {
        Step<Board> peeked = play(peeking(toxics), 1, "peek left");
        assertThat(told(peeked, SECOND)).contains("toxic-seen seat-1 left ?");
        return peeked.position();
    }

    /// claim:H5 claim:R5 claim:A0b Artifacts of the other row and the box.
    @Test
    void artifactsOfTheOtherSeatArePermuted() {
        Position<Board> before = armed("magic-wand ice-sword", "kings-dagger spyglass endless-rope");
        Position<Board> after = armed("magic-wand ice-sword", "flail-of-dawn spyglass gamblers-dice");
        assertSame(before, after, List.of(FIRST, SPECTATOR));
        assertDiffer(before, after, List.of(SECOND));
        assertDiffer(before, armed("magic-wand ice-sword", "kings-dagger spyglass"), ALL);
    }

    private static Position<Board> armed(String first, String second) {
        return world(
                "artifacts yes",
                second(
                        "seat-1 artifacts " + first,
                        "seat-2 artifacts " + second,
                        "seat-1 hand goblin-1 goblin-2",
                        "seat-2 hand knight-2 knight-3"));
    }

    // H6

    /// claim:H6 claim:F15 Hands are in the order of faction and class, however they came, and handles name a class only.
    @Test
    void handsAreSortedByWhatCanBeSeen() {
        Position<Board> before = world(
                DEMONS,
                second("seat-1 hand demon-9 goblin-4 demon-0 knight-2 demon-1", "seat-2 hand goblin-2 goblin-3"));
        Position<Board> after = world(
                DEMONS,
                second("seat-1 hand knight-2 demon-1 demon-9 demon-0 goblin-4", "seat-2 hand goblin-3 goblin-2"));
        assertSame(before, after, ALL);
        List<String> known = Course.REFEREE.view(before, FIRST).table().at(Seat.of(1)).known().stream()
                .map(Face::toString)
                .toList();
        assertThat(known).containsExactly("goblin-4", "knight-2", "demon-odd", "demon-odd", "demon-even");
        List<Option> offered = Course.REFEREE.offered(before, Seat.of(1));
        assertThat(offered.stream().map(Option::line))
                .containsExactly("play goblin-4", "play knight-2", "play demon-odd", "play demon-even");
        assertThat(offered.stream().flatMap(option -> option.anchors().stream()))
                .containsExactly("card:goblin-4", "card:knight-2", "card:demon-odd", "card:demon-even");
    }

    /// claim:H6 claim:P3 Cards that look alike are one option, not two.
    @ParameterizedTest
    @CsvSource({
        "goblin-0 goblin-0 goblin-0 knight-2, 2",
        "demon-1 demon-3 demon-5 demon-0, 2",
        "demon-1 demon-3 knight-2 goblin-0 goblin-0, 3"
    })
    void cardsAlikeAreOneOption(String hand, int options) {
        Position<Board> position = world(DEMONS, second("seat-1 hand " + hand, "seat-2 hand goblin-2 goblin-3"));
        assertThat(Course.REFEREE.options(position, Seat.of(1))).hasSize(options);
    }

    /// claim:H6 claim:P3 claim:RU69 A Demon whose number was shown is an option of its own; where it came in does not show.
    @Test
    void aShownDemonIsAnOptionOfItsOwn() {
        String[] shownFirst = {
            "seat-1 open demon-1", "seat-1 hand demon-3 demon-5", "seat-2 hand goblin-2", "shown demon-1"
        };
        String[] shownLast = {
            "seat-1 hand demon-3 demon-5", "seat-1 open demon-1", "seat-2 hand goblin-2", "shown demon-1"
        };
        Position<Board> before = world(DEMONS, second(shownFirst));
        Position<Board> after = world(DEMONS, second(shownLast));
        assertThat(after.board()).isNotEqualTo(before.board());
        assertSame(before, after, ALL);
        assertThat(Course.REFEREE.offered(before, Seat.of(1)).stream().map(Option::line))
                .containsExactly("play demon-odd", "play demon-1");
    }

    /// claim:H6 claim:F15 Of two Demons alike, which one was played and which stays is seen by nobody.
    @Test
    void whichOfTwoAlikeIsPlayedDoesNotShow() {
        Position<Board> before = world(
                DEMONS, second("seat-1 open demon-3", "seat-1 hand demon-7 goblin-1", "seat-2 hand goblin-2 goblin-3"));
        Position<Board> led = play(before, 1, "play demon-odd").position();
        assertThat(Course.REFEREE.view(led, SECOND).table().at(Seat.of(1)).known())
                .as("the Demon that all knew of may be the one that was played")
                .isEmpty();
        assertThat(Course.REFEREE.view(led, FIRST).table().at(Seat.of(1)).known())
                .hasSize(2);
    }

    /// claim:H6 claim:P16 claim:A13 The same if chance plays it: that all knew of one of them does not tell which it was.
    @Test
    void whichOfTwoAlikeIsDrawnDoesNotShow() {
        Position<Board> known = diced("seat-1 open demon-3", "seat-1 hand demon-7 goblin-1");
        Position<Board> unknown = diced("seat-1 open demon-7", "seat-1 hand demon-3 goblin-1");
        assertThat(known.board().trick().lead().card())
                .isNotEqualTo(unknown.board().trick().lead().card());
        assertSame(known, unknown, List.of(SECOND, SPECTATOR));
    }

    /// Gambler's Dice have drawn demon-3; the answer still has its window.
    private static Position<Board> diced(String... hand) {
        Setup setup = Setup.parse("claim seats 2 artifacts yes " + DEMONS);
        String[] table = {
            "moment trick seat-1",
            "phase 2",
            "seat-2 artifacts gamblers-dice ice-sword",
            "seat-2 hand goblin-2 goblin-3"
        };
        var chance = new ScriptedChance(List.of("demon-3", "goblin-2"), 1);
        Position<Board> window =
                Course.REFEREE.begin(stage(setup, with(table, hand)), chance).position();
        return play(play(window, 2, "use gamblers-dice").position(), 2, "pass").position();
    }

    // H7

    /// claim:H7 Options are for their owner, and nobody else's view depends on them.
    @Test
    void optionsAreForTheirOwnerAlone() {
        Position<Board> led = followedBy("goblin-1 goblin-2 knight-3", "undead-1 undead-2");
        assertThat(Course.REFEREE.options(led, Seat.of(2))).hasSize(2);
        assertThat(Course.REFEREE.options(led, Seat.of(1))).isEmpty();
        assertThat(Course.REFEREE.offered(led, Seat.of(1))).isEmpty();
        Position<Board> free = followedBy("undead-1 undead-2 knight-3", "goblin-1 goblin-2");
        assertThat(Course.REFEREE.options(free, Seat.of(2))).hasSize(3);
        assertSame(led, free, List.of(FIRST, SPECTATOR));
    }

    /// claim:H7 claim:H6 A refused move changes nothing and is told to nobody; the refusal says nothing hidden.
    @Test
    void aRefusalIsForItsAuthor() {
        Position<Board> led = followedBy("goblin-1 goblin-2 knight-3", "undead-1 undead-2");
        List<String> before = ALL.stream().map(viewer -> shown(led, viewer)).toList();
        Move illegal = move("play knight-3");
        assertThat(Course.REFEREE.play(led, led.number(), Seat.of(2), illegal))
                .isInstanceOfSatisfying(
                        Reply.Refused.class,
                        refused -> assertThat(refused.refusal().toString())
                                .isEqualTo("claim:R10 must-follow faction=goblin"));
        assertThat(ALL.stream().map(viewer -> shown(led, viewer)).toList()).isEqualTo(before);
        Reply<Board> early = Course.REFEREE.play(led, led.number(), Seat.of(1), move("play goblin-5"));
        assertThat(early).isInstanceOf(Reply.Refused.class);
    }

    private static Position<Board> followedBy(String hand, String deck) {
        return play(
                        world(
                                "",
                                "centre dwarf-1",
                                "deck " + deck,
                                "seat-1 hand goblin-4 goblin-5 goblin-6",
                                "seat-2 hand " + hand),
                        1,
                        "play goblin-4")
                .position();
    }

    // H8

    /// claim:H8 claim:P2 A pass by standing order is told like a pass by hand.
    @Test
    void aPassByOrderLooksLikeAPass() {
        Position<Board> window = armed("spyglass", "ice-sword");
        Orders usual = Orders.usual(Course.CLAIM);
        Move byOrder = usual.answer(window, Seat.of(1)).orElseThrow();
        Step<Board> ordered = Course.REFEREE.advance(window, Seat.of(1), byOrder);
        Step<Board> byHand = play(window, 1, "pass");
        assertThat(ordered.events()).isEqualTo(byHand.events());
        for (Viewer viewer : ALL) {
            assertThat(told(ordered, viewer)).isEqualTo(told(byHand, viewer)).containsExactly("window-passed seat-1");
        }
        assertThat(ordered.position()).isEqualTo(byHand.position());
    }

    /// claim:H8 claim:P2 A seat is asked whatever it holds, so that one that cannot act looks like one that will not.
    @Test
    void aSeatThatCannotActIsAskedAllTheSame() {
        Position<Board> could =
                play(armed("magic-wand", "gamblers-dice"), 1, "pass").position();
        Position<Board> couldNot =
                play(armed("magic-wand", "spyglass"), 1, "pass").position();
        Orders usual = Orders.usual(Course.CLAIM);
        assertThat(usual.answer(could, Seat.of(2)))
                .as("one that can act decides")
                .isEmpty();
        assertThat(usual.answer(couldNot, Seat.of(2))).contains(move("pass"));
        assertSame(could, couldNot, List.of(FIRST, SPECTATOR));
        Step<Board> would = play(could, 2, "pass");
        Step<Board> hadTo = play(couldNot, 2, "pass");
        for (Viewer viewer : List.of(FIRST, SPECTATOR)) {
            assertThat(told(would, viewer)).isEqualTo(told(hadTo, viewer)).isNotEmpty();
        }
        assertSame(would.position(), hadTo.position(), List.of(FIRST, SPECTATOR));
    }

    // H9

    /// claim:H9 The secret is in no view, and another secret behind the same table changes none.
    @Test
    void theSecretIsInNoView() {
        String secret = "0123456789abcdef".repeat(8);
        Setup setup = Setup.parse(
                "claim seats 2 artifacts yes locations both factions goblin,knight,demon,trickster,poisoner");
        SecretChance chance = SecretChance.ofHex(secret);
        Position<Board> start = Course.REFEREE.start(setup, chance).position();
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
        collect(Glance.class, made);
        assertThat(made).contains(Face.class, Glance.Place.class, Rules.class, Toxic.class);
        List<Class<?>> secret = List.of(
                Chance.class,
                SecretChance.class,
                QuickChance.class,
                Board.class,
                Deal.class,
                CardRow.class,
                CardSet.class,
                Secrets.class,
                Arsenal.class,
                Toxics.class,
                Played.class,
                Trick.class,
                Lasting.class);
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

    // H10

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
        View<Glance> view = Course.REFEREE.view(truth, FIRST);
        assertThat(view.table().at(Seat.of(1)).known().stream().map(Face::toString))
                .containsExactly("goblin-1", "demon-odd", "demon-even");
        var odd = new TreeSet<Integer>();
        var even = new TreeSet<Integer>();
        for (int i = 0; i < 80; i++) {
            Board guess = Course.REFEREE.imagine(view, new QuickChance(i)).board();
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
            View<Glance> view = Course.REFEREE.view(position, viewer);
            assertThat(view.viewer()).isEqualTo(viewer);
            assertThat(view.table().viewer()).isEqualTo(viewer);
        }
    }

    // H11

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
        Glance glance = Course.REFEREE.view(before, SPECTATOR).table();
        assertThat(glance.at(Seat.of(1)).known()).isEmpty();
        assertThat(glance.at(Seat.of(1)).hand()).isEqualTo(2);
        assertThat(glance.at(Seat.of(1)).knownFollowers()).isEmpty();
        assertThat(glance.at(Seat.of(2)).known().stream().map(Face::toString)).containsExactly("dwarf-5");
        assertThat(glance.centre().stream().map(Face::toString)).containsExactly("knight-9");
        assertThat(glance.at(Seat.of(1)).score().stream().map(Face::toString)).containsExactly("undead-1");
        assertThat(glance.discard().stream().map(Face::toString)).contains("dwarf-0");
    }

    /// claim:H11 claim:H7 A spectator has nothing to choose from and is told why.
    @Test
    void spectatorsHaveNoMoves() {
        Position<Board> position = world("", "seat-1 hand goblin-1", "seat-2 hand goblin-2");
        View<Glance> view = Course.REFEREE.view(position, SPECTATOR);
        assertThat(Course.CLAIM.candidates(view)).isEmpty();
        assertThat(Course.CLAIM
                        .explain(view, move("play goblin-1"))
                        .orElseThrow()
                        .toString())
                .isEqualTo("claim:H11 not-seated");
    }

    // Everything, after every step

    /// claim:I8 claim:H1 Every law of the engine, at every decision of a few random matches.
    @Test
    void theLawsHoldInRandomMatches() {
        GameCheck.Report report =
                GameCheck.of(Course.CLAIM).games(8).seed(5).threads(1).run();
        assertThat(report.violations()).as(report.toString()).isZero();
    }

    // Worlds

    private static Position<Board> world(String settings, String... lines) {
        Setup setup = Setup.parse("claim seats 2 " + settings).checkedFor(Course.CLAIM);
        return Course.REFEREE
                .begin(stage(setup, with(new String[] {"moment trick seat-1"}, lines)), new QuickChance(1))
                .position();
    }

    private static Opening<Board> stage(Setup setup, String... lines) {
        return Course.CLAIM
                .staging()
                .stage(
                        setup,
                        Arrays.stream(lines)
                                .map(line -> List.of(line.split(" ")))
                                .toList());
    }

    /// Two lines that lay a Demon each, and hands to play with; in phase 2 where only that has such a place.
    private static String[] demons(String one, String first, String other, String second) {
        boolean late = one.contains("flail");
        var lines = new ArrayList<String>(late ? List.of("phase 2") : List.of());
        lines.addAll(List.of(one + " " + first, other + " " + second));
        lines.addAll(List.of("seat-1 hand goblin-1 goblin-2", "seat-2 hand knight-2 knight-3"));
        return lines.toArray(String[]::new);
    }

    /// The same in phase 2.
    private static String[] second(String... lines) {
        return with(new String[] {"phase 2"}, lines);
    }

    private static String[] with(String[] lines, String... more) {
        var all = new ArrayList<>(List.of(lines));
        all.addAll(List.of(more));
        return all.toArray(String[]::new);
    }

    private static Position<Board> with(Position<Board> position, Board board) {
        return new Position<>(position.number(), board, position.agenda(), position.answers(), position.chance());
    }

    private static Setup anySetup(int seats, long seed) {
        Chance chance = new QuickChance(seed).split(seats);
        while (true) {
            Chance.Source source = chance.source("setup");
            Setup setup = Course.CLAIM.anySetup(source);
            chance = source.rest();
            if (setup.seats() == seats) {
                return setup;
            }
        }
    }

    private static Move move(String line) {
        return Course.CLAIM.vocabulary().moves().read(line, Move.class);
    }

    private static Step<Board> play(Position<Board> position, int seat, String line) {
        return switch (Course.REFEREE.play(position, position.number(), Seat.of(seat), move(line))) {
            case Reply.Accepted<Board>(var step) -> step;
            case Reply.Refused<Board>(var refusal) -> throw new AssertionError(line + " refused by " + refusal);
        };
    }

    private static List<String> told(Step<Board> step, Viewer viewer) {
        return step.events().stream()
                .map(event -> Course.CLAIM.vocabulary().events().write((Record) event.seenBy(viewer)))
                .toList();
    }

    private static String written(Glance glance) {
        return Course.CLAIM.vocabulary().written().write(glance, Glance.class);
    }

    private static String shown(Position<Board> position, Viewer viewer) {
        View<Glance> view = Course.REFEREE.view(position, viewer);
        String agenda = Course.CLAIM.vocabulary().written().write(view.agenda(), Agenda.class);
        return written(view.table()) + "\n" + agenda + "\n"
                + String.join("\n", DOOR.shows(position, List.of(), viewer));
    }

    private static void assertSame(Position<Board> one, Position<Board> other, List<Viewer> viewers) {
        for (Viewer viewer : viewers) {
            assertThat(shown(one, viewer)).as(viewer.toString()).isEqualTo(shown(other, viewer));
        }
    }

    private static void assertDiffer(Position<Board> one, Position<Board> other, List<Viewer> viewers) {
        for (Viewer viewer : viewers) {
            assertThat(shown(one, viewer)).as(viewer.toString()).isNotEqualTo(shown(other, viewer));
        }
    }
}
