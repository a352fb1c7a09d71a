package winterhall.frozenwastes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import winterhall.frozenwastes.cards.Ally;
import winterhall.frozenwastes.cards.Belonging;
import winterhall.frozenwastes.cards.Challenge;
import winterhall.frozenwastes.cards.Hero;
import winterhall.frozenwastes.cards.Item;
import winterhall.frozenwastes.cards.ItemType;
import winterhall.frozenwastes.cards.Power;
import winterhall.frozenwastes.cards.Sheet;
import winterhall.frozenwastes.cards.SkillTest;
import winterhall.frozenwastes.cards.Threat;
import winterhall.frozenwastes.cards.WeatherEvent;
import winterhall.frozenwastes.map.Colour;
import winterhall.frozenwastes.map.Weather;

/// Cards that do not add up stop the start, and are called by card and field. (frozen-wastes:L1, frozen-wastes:L2)
class PrintedCheckTest {
    private static final PrintedCheck PRINTED = PrintedCheck.printed();

    @Test
    void whatIsPrintedAddsUp() {
        assertThat(PRINTED.problems()).isEmpty();
    }

    @Test
    void missingCardsAreCounted() {
        var fewer = new PrintedCheck(
                less(PRINTED.challenges()),
                PRINTED.events(),
                less(PRINTED.legendItems()),
                less(PRINTED.legendAllies()),
                less(PRINTED.marketItems()),
                less(PRINTED.marketAllies()),
                less(PRINTED.heroes()),
                less(PRINTED.tokens()),
                less(PRINTED.clues()),
                PRINTED.texts());
        assertThat(fewer.problems())
                .containsExactly(
                        "the red deck: there should be 8, and there are 7",
                        "Items among the Legends: there should be 13, and there are 12",
                        "Allies among the Legends: there should be 5, and there are 4",
                        "the market deck: there should be 72, and there are 70",
                        "heroes: there should be 6, and there are 5",
                        "rumor tokens: there should be 41, and there are 40",
                        "clue cards: there should be 29, and there are 28");
    }

    @Test
    void aCardInTheDeckOfAnotherColourIsCounted() {
        assertThat(withEvents(event -> event.id().equals("whiteout")
                        ? WeatherEvent.of("whiteout", Colour.RED, event.weather(), event.effect(), 4)
                        : event))
                .containsExactly(
                        "the blue deck: there should be 12, and there are 11",
                        "the red deck: there should be 8, and there are 9");
    }

    @Test
    void everyFaceOfTheWeatherBelongsToOneEvent() {
        assertThat(withEvents(event -> event.id().equals("whiteout")
                        ? WeatherEvent.of("whiteout", Colour.BLUE, Weather.RED_STAR, event.effect(), 4)
                        : event))
                .containsExactly(
                        "weather.blue-drop: one Event should bring it, and 0 do",
                        "weather.red-star: one Event should bring it, and 2 do");
    }

    @Test
    void anEventHasTheNumberOfItsColour() {
        assertThat(withEvents(event -> event.id().equals("aurora")
                        ? new WeatherEvent(
                                event.id(),
                                event.rule(),
                                event.colour(),
                                9,
                                event.weather(),
                                event.effect(),
                                1,
                                List.of(),
                                event.trait())
                        : event))
                .singleElement()
                .asString()
                .startsWith("weather-event.aurora.number: a yellow Event has ")
                .endsWith(", not 9");
    }

    @Test
    void aLegendSaysWhereItIsFoundAndAMarketCardDoesNot() {
        var items = new ArrayList<>(PRINTED.marketItems());
        items.set(0, items.getFirst().legend(Colour.GREEN, 2));
        var legends = new ArrayList<>(PRINTED.legendItems());
        legends.set(0, Item.of("steeltooth-trap", ItemType.OTHER, 4, Power.activate(Power.Deed.WOUND_ENEMY, 1)));
        assertThat(withItems(legends, items))
                .containsExactly(
                        "item.steeltooth-trap.colour: missing",
                        "item." + items.getFirst().id() + ".colour: a market card has none");
    }

    @Test
    void theFirstRowOfLegendsExists() {
        var legends = new ArrayList<>(PRINTED.legendItems());
        legends.removeIf(item -> item.id().equals("spirit-spear"));
        assertThat(withItems(legends, PRINTED.marketItems()))
                .containsExactly(
                        "Items among the Legends: there should be 13, and there are 12",
                        "start row: there is no Legend spirit-spear");
    }

    @Test
    void noTwoCardsHaveOneId() {
        var items = new ArrayList<>(PRINTED.marketItems());
        items.set(0, items.getLast());
        assertThat(withItems(PRINTED.legendItems(), items))
                .containsExactly("item." + items.getLast().id() + ".id: another card has it too");
    }

    @Test
    void everyCardHasAText() {
        var texts = new TreeSet<>(PRINTED.texts());
        texts.removeAll(List.of("challenge.ice-wraith.text", "weather-event.aurora.name", "hero.zyla.text"));
        assertThat(with(PRINTED.events(), texts).problems())
                .containsExactly(
                        "challenge.ice-wraith.text: no text",
                        "weather-event.aurora.name: no text",
                        "hero.zyla.text: no text");
    }

    @Test
    void whatIsWrongStopsTheStart() {
        assertThatThrownBy(() -> with(PRINTED.events(), new TreeSet<>()).requireSound())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("hero.zyla.text: no text");
    }

    @Test
    void aCardThatMakesNoSenseIsCalledByCardAndField() {
        Power attack = Power.always(Power.Deed.ATTACK, 1);
        assertThatThrownBy(() -> Item.of("wooden-leg", ItemType.OTHER, 0, attack))
                .hasMessage("wooden-leg: price cannot be 0");
        assertThatThrownBy(() -> Item.of("wooden-leg", ItemType.OTHER, 2)).hasMessageStartingWith("wooden-leg: powers");
        assertThatThrownBy(
                        () -> Item.of("wooden-leg", ItemType.OTHER, 2, attack).legend(Colour.RED, 8))
                .hasMessage("wooden-leg: level cannot be 8");
        assertThatThrownBy(() -> Challenge.fight("snow-hare", Colour.GREEN, 11, 12, 13, 0))
                .hasMessage("snow-hare: life cannot be 0");
        assertThatThrownBy(() -> Challenge.hazard("snow-hare", Colour.GREEN))
                .hasMessageStartingWith("snow-hare: threats");
        assertThatThrownBy(() -> Ally.of("snow-hare", 3, 1, -1, List.of(1, 1, 1), List.of(1, 1, 1)))
                .hasMessage("snow-hare: stamina cannot be -1");
        assertThatThrownBy(() -> Hero.of("nobody", 4, 4, List.of(1, 2), List.of(1, 1, 1)))
                .hasMessage("nobody: values cannot be [1, 2]");
    }

    @Test
    void anUnknownEffectIsRefusedByName() {
        assertThatThrownBy(() -> Power.parse("activate/fly/2")).hasMessageStartingWith("fly is not one of");
        assertThatThrownBy(() -> Power.parse("always/heal-wounds/2")).hasMessageStartingWith("heal-wounds cannot have");
        assertThatThrownBy(() -> Threat.parse("round/despair/2/hero")).hasMessageStartingWith("despair is not one of");
        assertThatThrownBy(() -> Threat.parse("round/frost/0/hero")).hasMessageStartingWith("frost: the amount is 0");
        assertThatThrownBy(() -> SkillTest.parse("juggle-12")).hasMessageStartingWith("juggle is not one of");
    }

    @Test
    void everyThreatAndPowerOfEveryCardCanBeReadBack() {
        for (Sheet sheet : Printed.SHEETS) {
            if (sheet instanceof Challenge challenge) {
                challenge
                        .threats()
                        .forEach(threat ->
                                assertThat(Threat.parse(threat.toString())).isEqualTo(threat));
            }
            List<Power> powers = switch (sheet) {
                case Belonging belonging -> belonging.powers();
                case Hero hero -> hero.powers();
                case WeatherEvent _ -> List.of();
            };
            powers.forEach(power -> assertThat(Power.parse(power.toString())).isEqualTo(power));
        }
    }

    private static <T> List<T> less(List<T> all) {
        return all.subList(0, all.size() - 1);
    }

    private static List<String> withEvents(UnaryOperator<WeatherEvent> change) {
        return with(PRINTED.events().stream().map(change).toList(), new TreeSet<>(PRINTED.texts()))
                .problems();
    }

    private static PrintedCheck with(List<WeatherEvent> events, TreeSet<String> texts) {
        return new PrintedCheck(
                PRINTED.challenges(),
                events,
                PRINTED.legendItems(),
                PRINTED.legendAllies(),
                PRINTED.marketItems(),
                PRINTED.marketAllies(),
                PRINTED.heroes(),
                PRINTED.tokens(),
                PRINTED.clues(),
                texts);
    }

    private static List<String> withItems(List<Item> legends, List<Item> market) {
        return new PrintedCheck(
                        PRINTED.challenges(),
                        PRINTED.events(),
                        legends,
                        PRINTED.legendAllies(),
                        market,
                        PRINTED.marketAllies(),
                        PRINTED.heroes(),
                        PRINTED.tokens(),
                        PRINTED.clues(),
                        PRINTED.texts())
                .problems();
    }
}
