package winterhall.valda;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import winterhall.engine.BadSetup;
import winterhall.engine.Setup;

/// A sheet that does not add up stops the start, and is called by card and field. (valda:R2, valda:R148)
class PrintedCheckTest {
    private static final Setup TWO = Setup.of("valda", 2);

    @Test
    void whatIsPrintedAddsUp() {
        assertThat(printed().problems()).isEmpty();
    }

    @Test
    void aMissingCardOfTheBaseGameIsCounted() {
        var check = printed();
        assertThat(new PrintedCheck(
                                check.mainBase(),
                                check.mainGiants(),
                                without(check.gods(), "gungnir"),
                                check.giants(),
                                check.occupants(),
                                check.trades(),
                                check.texts())
                        .problems())
                .containsExactly("the base game should have 150 cards and has 149");
    }

    @Test
    void aMissingCardOfTheGiantsIsCounted() {
        var check = printed();
        assertThat(new PrintedCheck(
                                check.mainBase(),
                                without(check.mainGiants(), "ice-wall"),
                                check.gods(),
                                without(check.giants(), "storm"),
                                check.occupants(),
                                check.trades(),
                                check.texts())
                        .problems())
                .containsExactly(
                        "main decks, for the Giants, should have 15 cards and has 14",
                        "decks of the Giants should have 68 cards and has 67");
    }

    @Test
    void everyAreaHasAGodAndAGiant() {
        var occupants = new ArrayList<>(Printed.OCCUPANTS);
        occupants.removeLast();
        assertThat(with(occupants))
                .contains("there should be a God and a Giant for each of 7 areas, and there are 13 occupants");
        occupants.add(Printed.OCCUPANTS.getFirst());
        assertThat(with(occupants))
                .contains(
                        "occupant.freya: ymir is wanted here",
                        "occupant.freya.area: it is heimdall-ymir, not freya-kari",
                        "occupant.freya.giant: each area has one God and one Giant");
    }

    @Test
    void aDivineCardLiesInADeckOfItsOwnKind() {
        assertThat(withGods(card -> card.id().equals("gungnir") ? card.of(Deity.HEL) : card))
                .containsExactly("card.gungnir.deck: it lies in a deck of the Gods");
    }

    @Test
    void aCardHasWhatItsEffectNeeds() {
        assertThat(withGods(card -> card.id().equals("gungnir") ? card.rolling(DieKind.WHITE) : card))
                .containsExactly("card.gungnir.die: it rolls none");
        assertThat(withGods(card -> card.id().equals("gungnir") ? card.giving(Resource.GOLD) : card))
                .containsExactly("card.gungnir.resource: it gives none");
    }

    @Test
    void everyCardHasAnIcon() {
        assertThat(withGods(card -> card.id().equals("gungnir") ? card.icon("") : card))
                .containsExactly("card.gungnir.icon: missing");
    }

    @Test
    void everyEffectHasAText() {
        var texts = new TreeSet<>(PrintedCheck.englishTexts());
        texts.removeAll(List.of("card.raid-4.text", "occupant.hel.name", "trade.loki-gift.text"));
        var check = printed();
        assertThat(new PrintedCheck(
                                check.mainBase(),
                                check.mainGiants(),
                                check.gods(),
                                check.giants(),
                                check.occupants(),
                                check.trades(),
                                texts)
                        .problems())
                .containsExactly(
                        "occupant.hel.name: no text", "card.raid-4.text: no text", "trade.loki-gift.text: no text");
    }

    @Test
    void whatIsWrongStopsTheStart() {
        var check = printed();
        var unsound = new PrintedCheck(
                check.mainBase(),
                check.mainGiants(),
                check.gods(),
                check.giants(),
                check.occupants(),
                check.trades(),
                new TreeSet<>());
        assertThatThrownBy(unsound::requireSound)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("card.raid-4.text: no text");
    }

    @Test
    void aNumberBelowZeroIsCalledByCardAndField() {
        assertThatThrownBy(() -> Card.attack("raid-9", "R177", 1, -9, CardEffect.STEAL_RESOURCES, 2))
                .hasMessage("card.raid-9.value is below zero: -9");
        assertThatThrownBy(() -> Printed.OCCUPANTS.getFirst().extra(3, -1))
                .hasMessage("occupant.freya.extra2 is below zero: -1");
        assertThatThrownBy(() -> PrintedCheck.cost("occupant.hel", "-2-blood"))
                .hasMessageStartingWith("occupant.hel.cost: -2-blood is not an amount");
        assertThatThrownBy(() -> PrintedCheck.stock("constants.valda.start", "-2-blood"))
                .hasMessageStartingWith("constants.valda.start: -2-blood is not an amount");
    }

    /// No number is printed that would change nothing. (valda:R174, valda:R182, valda:R183)
    @Test
    void anAmountIsPrintedWhereSomethingIsCounted() {
        assertThatThrownBy(() -> Card.attack("torch-9", "R182", 1, 9, CardEffect.DESTROY_BUILDING, 2))
                .hasMessage("card.torch-9.amount: what it does is not counted");
        refused("card.temple-assault-2.amount", "2");
        refused("card.borrowed-might.amount", "2");
        assertThat(Printed.CARDS)
                .allSatisfy(card -> assertThat(card.amount() > 0)
                        .as(card.id())
                        .isEqualTo(card.effect().isCounted()));
    }

    @Test
    void aDieHasSixFacesOfItsKind() {
        assertThatThrownBy(() -> new Die("yellow", "valda:R11", List.of(Face.GOLD_1)))
                .hasMessage("die.yellow.faces: a die has six faces, not 1");
        assertThatThrownBy(() -> new Die("blue", "valda:R11", Collections.nCopies(6, Face.SKULL)))
                .hasMessage("die.blue.faces: skull shows no resource");
        assertThatThrownBy(() -> new Die("white", "valda:R11", Collections.nCopies(6, Face.GOLD_2)))
                .hasMessage("die.white.faces: gold-2 shows no followers");
    }

    /// The same in a setup that prints other values.
    @Test
    void anUnknownCardOrOccupantIsRefusedByName() {
        refused("card.raid-9.value", "4");
        refused("card.raid-4.worth", "4");
        refused("occupant.zeus.cost", "1-gold");
        refused("trade.loki-wager.occupant", "zeus");
        refused("occupant.hel.cost", "-1-gold");
        refused("card.raid-4.effect", "win-the-game");
        refused("constants.valda.rounds", "-1");
        refused("constants.valda.havens", "-5");
        refused("constants.valda.start", "-1-gold");
        refused("die.white.faces", "skull");
    }

    private static void refused(String key, String value) {
        assertThatThrownBy(() -> Rules.of(TWO.with(key, value)))
                .isInstanceOf(BadSetup.class)
                .hasMessageContaining(key);
    }

    private static PrintedCheck printed() {
        return new PrintedCheck(
                DivineCards.all(MainCards.A, MainCards.B),
                DivineCards.all(MainCards.A_OF_GIANTS, MainCards.B_OF_GIANTS),
                DivineCards.GODS,
                DivineCards.GIANTS,
                Printed.OCCUPANTS,
                Printed.TRADES,
                PrintedCheck.englishTexts());
    }

    private static List<String> with(List<Occupant> occupants) {
        var check = printed();
        return new PrintedCheck(
                        check.mainBase(),
                        check.mainGiants(),
                        check.gods(),
                        check.giants(),
                        occupants,
                        check.trades(),
                        check.texts())
                .problems();
    }

    private static List<String> withGods(UnaryOperator<Card> change) {
        var check = printed();
        return new PrintedCheck(
                        check.mainBase(),
                        check.mainGiants(),
                        check.gods().stream().map(change).toList(),
                        check.giants(),
                        check.occupants(),
                        check.trades(),
                        check.texts())
                .problems();
    }

    private static List<Card> without(List<Card> cards, String id) {
        Optional<Card> found =
                cards.stream().filter(card -> card.id().equals(id)).findFirst();
        assertThat(found).isPresent();
        return cards.stream().filter(card -> !card.equals(found.get())).toList();
    }
}
