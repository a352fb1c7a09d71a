package winterhall.valda;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import winterhall.engine.BadSetup;
import winterhall.engine.Setup;

/// What is printed adds up, and an experiment can print something else.
class CatalogueTest {
    private static final Setup TWO = Setup.of("valda", 2);

    /// 150 base cards, 83 of the expansion, of which 15 are main cards. (valda:R18, valda:R148)
    @Test
    void cardsAddUp() {
        assertThat(count(MainCards.A) + count(MainCards.B) + count(DivineCards.GODS))
                .isEqualTo(150);
        assertThat(count(MainCards.A_OF_GIANTS) + count(MainCards.B_OF_GIANTS)).isEqualTo(15);
        assertThat(count(DivineCards.GIANTS)).isEqualTo(68);
        assertThat(count(Printed.CARDS)).isEqualTo(233);
    }

    /// (valda:R2, valda:R4, valda:R13, valda:R148)
    @ParameterizedTest
    @CsvSource({
        "freya, 8, 0, 0, 2",
        "tyr, 2, 1, 5, 2",
        "surtur, 1, 7, 0, 2",
        "loki, 6, 2, 0, 2",
        "odin, 7, 0, 1, 2",
        "thor, 6, 1, 1, 2",
        "heimdall, 8, 0, 0, 2",
        "ymir, 7, 1, 0, 2",
        "agir, 1, 1, 6, 2",
        "hel, 1, 7, 0, 2",
        "mork, 5, 3, 0, 2",
        "thrym, 5, 3, 0, 2",
        "grim, 5, 2, 0, 2",
        "kari, 7, 0, 0, 2",
    })
    void everyDeckHasItsMix(String deity, int actions, int attacks, int defences, int weapons) {
        Predicate<Card> own = card ->
                card.deck().filter(face -> face.toString().equals(deity)).isPresent();
        assertThat(count(of(own, CardKind.ACTION))).isEqualTo(actions);
        assertThat(count(of(own, CardKind.ATTACK))).isEqualTo(attacks);
        assertThat(count(of(own, CardKind.DEFENCE))).isEqualTo(defences);
        assertThat(count(of(own, CardKind.WEAPON))).isEqualTo(weapons);
    }

    /// The values of deck B. (valda:R177–R193)
    @ParameterizedTest
    @CsvSource({"2, 1, 0", "3, 6, 4", "4, 7, 5", "5, 9, 6", "6, 4, 5", "7, 1, 2"})
    void valuesOfDeckB(int value, int attacks, int defences) {
        Predicate<Card> main = card -> card.deck().isEmpty() && card.value() == value;
        assertThat(count(of(main, CardKind.ATTACK))).isEqualTo(attacks);
        assertThat(count(of(main, CardKind.DEFENCE))).isEqualTo(defences);
    }

    /// (valda:R112, R195–R222)
    @Test
    void everyWeaponHasItsMoment() {
        assertThat(of(_ -> true, CardKind.WEAPON))
                .hasSize(28)
                .allSatisfy(card -> assertThat(card.timings()).as(card.id()).isNotEmpty())
                .allSatisfy(card -> assertThat(card.deck()).as(card.id()).isPresent());
    }

    /// (valda:R2)
    @Test
    void sevenPairsShareAreas() {
        for (Area area : Area.values()) {
            assertThat(area.god().isGiant()).isFalse();
            assertThat(area.giant().isGiant()).isTrue();
            assertThat(area).hasToString(area.god() + "-" + area.giant());
        }
        for (Occupant occupant : Printed.OCCUPANTS) {
            Deity deity = Deity.at(Printed.OCCUPANTS.indexOf(occupant));
            assertThat(occupant.id()).isEqualTo(deity.toString());
            assertThat(occupant.area()).isEqualTo(deity.area());
            assertThat(occupant.giant()).isEqualTo(deity.isGiant());
        }
    }

    /// Each stands in the column of its phase, a Giant over the God of the same place. (valda:R15, valda:R132)
    @ParameterizedTest
    @CsvSource({
        "VALDA, heimdall-ymir",
        "ATTACK, tyr-agir surtur-hel",
        "FOLLOWERS, loki-mork odin-thrym thor-grim",
        "RESOURCE, freya-kari",
    })
    void theBoardHasAColumnForEachPhase(Phase phase, String areas) {
        for (boolean giant : List.of(false, true)) {
            assertThat(Printed.OCCUPANTS.stream()
                            .filter(occupant -> occupant.giant() == giant && occupant.phase() == phase)
                            .map(occupant -> occupant.area().toString()))
                    .containsExactlyInAnyOrder(areas.split(" "));
        }
    }

    /// Companions and ploys are of another expansion. (valda:R13, valda:R16)
    @Test
    void noOtherKindOfCardIsPrintedOrNamed() {
        assertThat(CardKind.values())
                .containsExactly(CardKind.ACTION, CardKind.ATTACK, CardKind.DEFENCE, CardKind.WEAPON);
        assertThat(PrintedCheck.englishTexts()).noneMatch(key -> key.contains("companion") || key.contains("ploy"));
    }

    /// Two attacks hit everybody, and neither costs followers: they steal one, or destroy a card. (valda:RU124)
    @Test
    void noCardMakesSeveralSeatsLoseFollowers() {
        assertThat(Printed.CARDS.stream().filter(Card::onAll))
                .extracting(Card::id, Card::effect)
                .containsExactlyInAnyOrder(
                        tuple("hel-5", CardEffect.STEAL_FOLLOWERS), tuple("thrym-5", CardEffect.DESTROY_CARD));
    }

    /// Cards of rivals, one pair each of those that the rulings name. (valda:RU133, valda:R2)
    @ParameterizedTest
    @CsvSource({
        "flaming-sword, necromancy",
        "flaming-sword, bone-wand",
        "surturs-claim, hel-5",
        "mjolnir, brute",
        "bifrost-gate, ice-cave",
        "borrowed-might, shapeshifter",
        "backstab, found-treasure",
    })
    void rivalsNeverMeet(String one, String other) {
        Card first = Printed.CARDS.get(CardId.parse(one).number());
        Card second = Printed.CARDS.get(CardId.parse(other).number());
        assertThat(first.deck()).isNotEqualTo(second.deck());
        assertThat(first.deck().map(Deity::area)).isEqualTo(second.deck().map(Deity::area));
        assertThat(Meeting.ALL)
                .noneMatch(both -> both.weapon().equals(first) && both.attack().equals(second));
    }

    @Test
    void anExperimentPrintsOtherValues() {
        Rules rules = Rules.of(TWO.with("card.raid-4.value", "9").with("occupant.hel.cost", "1-blood"));
        assertThat(rules.sheet(CardId.parse("raid-4")).value()).isEqualTo(9);
        assertThat(rules.occupant(Deity.HEL).cost()).isEqualTo(new Stock(1, 0, 0));
        assertThat(Rules.readWritten(rules.written())).isEqualTo(rules);
    }

    @Test
    void badValuesAreRefusedByName() {
        assertThatThrownBy(() -> Rules.of(TWO.with("card.raid-9.value", "4")))
                .isInstanceOf(BadSetup.class)
                .hasMessageContaining("card.raid-9.value");
        assertThatThrownBy(() -> Rules.of(TWO.with("card.raid-4.value", "-1")))
                .isInstanceOf(BadSetup.class)
                .hasMessageContaining("card.raid-4.value");
        assertThatThrownBy(() -> Rules.of(TWO.with("building.mine.cost", "minus")))
                .isInstanceOf(BadSetup.class)
                .hasMessageContaining("building.mine.cost");
    }

    private static List<Card> of(Predicate<Card> which, CardKind kind) {
        return Printed.CARDS.stream()
                .filter(which)
                .filter(card -> card.kind() == kind)
                .toList();
    }

    private static int count(List<Card> cards) {
        return cards.stream().mapToInt(Card::copies).sum();
    }
}
