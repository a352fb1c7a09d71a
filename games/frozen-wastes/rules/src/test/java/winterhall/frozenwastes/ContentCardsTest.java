package winterhall.frozenwastes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import winterhall.frozenwastes.cards.Adventures;
import winterhall.frozenwastes.cards.Ally;
import winterhall.frozenwastes.cards.Challenge;
import winterhall.frozenwastes.cards.Hero;
import winterhall.frozenwastes.cards.Heroes;
import winterhall.frozenwastes.cards.Item;
import winterhall.frozenwastes.cards.Legends;
import winterhall.frozenwastes.cards.MarketAllies;
import winterhall.frozenwastes.cards.MarketArmor;
import winterhall.frozenwastes.cards.MarketCards;
import winterhall.frozenwastes.cards.MarketGoods;
import winterhall.frozenwastes.cards.MarketWeapons;
import winterhall.frozenwastes.cards.Phase;
import winterhall.frozenwastes.cards.Power;
import winterhall.frozenwastes.cards.SkillTest;
import winterhall.frozenwastes.cards.Threat;
import winterhall.frozenwastes.cards.WeatherEvent;
import winterhall.frozenwastes.map.Clue;
import winterhall.frozenwastes.map.Colour;
import winterhall.frozenwastes.map.Symbol;
import winterhall.frozenwastes.map.Terrain;
import winterhall.frozenwastes.map.Weather;

/// How many cards there are, that they keep the budget of their colour or price, and that no two are alike.
class ContentCardsTest {
    /// What Challenges of a colour may have. (frozen-wastes:L4)
    private record Budget(
            int challenges,
            int events,
            int lowest,
            int leastSum,
            int mostDamage,
            int leastLife,
            int mostLife,
            int easiestTest,
            int leastGold,
            int mostGold,
            int rumors,
            int clues,
            int forage) {}

    private static final Map<Colour, Budget> BUDGETS = Map.of(
            Colour.GREEN, new Budget(14, 3, 11, 36, 1, 1, 2, 10, 1, 3, 8, 1, 6),
            Colour.YELLOW, new Budget(16, 3, 13, 42, 2, 2, 3, 12, 2, 5, 7, 4, 6),
            Colour.BLUE, new Budget(10, 2, 15, 48, 3, 3, 4, 14, 4, 7, 3, 5, 4),
            Colour.RED, new Budget(6, 2, 18, 57, 4, 4, 6, 16, 5, 10, 2, 8, 2));

    private static List<Challenge> challenges(Colour colour) {
        return Adventures.CHALLENGES.stream()
                .filter(card -> card.colour() == colour)
                .toList();
    }

    private static List<Challenge> fights(Colour colour) {
        return challenges(colour).stream().filter(card -> !card.isHazard()).toList();
    }

    private static Budget budget(Colour colour) {
        return Optional.ofNullable(BUDGETS.get(colour)).orElseThrow();
    }

    /// frozen-wastes:L1 frozen-wastes:R1
    @ParameterizedTest
    @EnumSource
    void everyColourHasItsNumberOfCardsAndIcons(Colour colour) {
        Budget budget = budget(colour);
        List<Challenge> cards = challenges(colour);
        assertThat(cards).hasSize(budget.challenges());
        assertThat(Adventures.EVENTS.stream().filter(event -> event.colour() == colour))
                .hasSize(budget.events());
        assertThat(cards.stream().mapToInt(Challenge::rumors).sum()).isEqualTo(budget.rumors());
        assertThat(cards.stream().mapToInt(Challenge::clues).sum()).isEqualTo(budget.clues());
        assertThat(cards.stream().filter(card -> card.forage().isPresent())).hasSize(budget.forage());
    }

    /// frozen-wastes:L1 frozen-wastes:R2
    @Test
    void thereAre56Adventures18Legends72MarketCardsAnd6Heroes() {
        assertThat(Adventures.CHALLENGES.size() + Adventures.EVENTS.size()).isEqualTo(56);
        assertThat(Legends.ITEMS).hasSize(13);
        assertThat(Legends.ALLIES).hasSize(5);
        assertThat(Stream.concat(
                        Legends.ITEMS.stream().map(Item::id),
                        Legends.ALLIES.stream().map(Ally::id)))
                .containsAll(Legends.START_ROW);
        assertThat(MarketWeapons.ALL).hasSize(24);
        assertThat(MarketArmor.ALL).hasSize(10);
        assertThat(MarketGoods.ALL).hasSize(16);
        assertThat(MarketAllies.ALL).hasSize(22);
        assertThat(Heroes.ALL).hasSize(6);
    }

    /// frozen-wastes:L2 frozen-wastes:R116
    @Test
    void everyWeatherBelongsToOneEvent() {
        List<Weather> faces = Arrays.stream(Weather.values())
                .filter(weather -> weather != Weather.PRINTED_TRACK)
                .toList();
        assertThat(faces).hasSize(10);
        assertThat(Adventures.EVENTS.stream().map(WeatherEvent::weather)).containsExactlyInAnyOrderElementsOf(faces);
        assertThat(Adventures.EVENTS)
                .allMatch(event -> event.number() == event.colour().experience());
        assertThat(Adventures.EVENTS.stream().map(WeatherEvent::effect)).doesNotHaveDuplicates();
    }

    /// frozen-wastes:L3
    @Test
    void whatIsKnownOfTheOriginalIsKept() {
        assertThat(Heroes.ALL.stream()
                        .filter(hero -> hero.id().equals("zyla") || hero.id().equals("arvel-worldwalker")))
                .hasSize(2)
                .allMatch(hero -> hero.life() == 4);
        assertThat(Printed.CATALOGUE.get(Item.class, "bow-of-the-sky"))
                .matches(bow -> bow.colour().equals(Optional.of(Colour.BLUE)) && bow.level() == 4);
        assertThat(Weather.BLUE_DIAMOND.frost(Terrain.SNOWDRIFT)).isEqualTo(2);
        assertThat(Weather.BLUE_DIAMOND.frost(Terrain.MOUNTAIN)).isEqualTo(3);
        assertThat(Weather.RED_STAR.frost(Terrain.FOREST)).isEqualTo(3);
    }

    /// frozen-wastes:L4
    @ParameterizedTest
    @EnumSource
    void challengesKeepTheBudgetOfTheirColour(Colour colour) {
        Budget budget = budget(colour);
        assertThat(fights(colour)).allSatisfy(card -> {
            assertThat(card.values())
                    .allSatisfy(
                            value -> assertThat(value).as(card.id()).isBetween(budget.lowest(), budget.lowest() + 3));
            assertThat(sum(card.values())).as(card.id()).isBetween(budget.leastSum(), budget.leastSum() + 3);
            assertThat(card.damage())
                    .allSatisfy(damage -> assertThat(damage).as(card.id()).isLessThanOrEqualTo(budget.mostDamage()));
            assertThat(card.life()).as(card.id()).isBetween(budget.leastLife(), budget.mostLife());
        });
        assertThat(challenges(colour)).allSatisfy(card -> {
            assertThat(card.gold()).as(card.id()).isBetween(budget.leastGold(), budget.mostGold());
            assertThat(card.threats().stream()
                            .flatMap(threat -> threat.test().stream())
                            .map(SkillTest::difficulty))
                    .as(card.id())
                    .allMatch(
                            difficulty -> difficulty >= budget.easiestTest() && difficulty <= budget.easiestTest() + 2);
        });
    }

    /// A phase may be milder than its colour only if a failed roll there gives frost or white death. (frozen-wastes:L4)
    @ParameterizedTest
    @EnumSource
    void onlyColdPhasesDealLessDamageThanTheirColour(Colour colour) {
        for (Challenge card : fights(colour)) {
            for (Phase phase : Phase.ALL) {
                boolean isCold = card.threats().stream()
                        .filter(threat -> threat.trigger() == Threat.Trigger.MISS)
                        .filter(threat ->
                                threat.result() == Threat.Result.FROST || threat.result() == Threat.Result.WHITE_DEATH)
                        .anyMatch(threat -> threat.phase().map(phase::equals).orElse(true));
                assertThat(isCold
                                || card.damage().get(phase.ordinal())
                                        >= budget(colour).mostDamage() - 1)
                        .as(card.id() + " " + phase)
                        .isTrue();
            }
        }
    }

    /// frozen-wastes:L4
    @ParameterizedTest
    @EnumSource
    void weakPhasesAreDividedEvenly(Colour colour) {
        int weak = budget(colour).lowest();
        assertThat(fights(colour))
                .allSatisfy(card -> assertThat(Collections.frequency(card.values(), weak))
                        .as(card.id())
                        .isEqualTo(1));
        Map<Integer, Long> phases = fights(colour).stream()
                .collect(Collectors.groupingBy(card -> card.values().indexOf(weak), Collectors.counting()));
        assertThat(phases).hasSize(3);
        assertThat(Collections.max(phases.values()) - Collections.min(phases.values()))
                .isLessThanOrEqualTo(1);
    }

    /// frozen-wastes:L4
    @Test
    void noTwoAdventuresAreAlike() {
        assertThat(Adventures.CHALLENGES.stream()
                        .map(card -> List.of(
                                card.values(),
                                card.damage(),
                                card.life(),
                                card.threats(),
                                card.forage(),
                                card.powers())))
                .doesNotHaveDuplicates();
        assertThat(Adventures.CHALLENGES.stream()
                        .filter(card -> !card.isHazard())
                        .map(card -> List.of(card.values(), card.damage(), card.life())))
                .doesNotHaveDuplicates();
        assertThat(Adventures.CHALLENGES.stream()
                        .flatMap(card -> card.threats().stream())
                        .map(threat -> List.of(
                                threat.trigger(),
                                threat.result(),
                                threat.target(),
                                threat.test().isPresent(),
                                threat.phase().isPresent()))
                        .distinct())
                .hasSizeGreaterThanOrEqualTo(25);
    }

    /// frozen-wastes:L5
    @Test
    void noTwoThingsForSaleAreAlike() {
        assertThat(Stream.concat(Legends.ITEMS.stream(), MarketCards.ITEMS.stream())
                        .map(item -> List.of(item.type(), item.powers())))
                .doesNotHaveDuplicates();
        assertThat(Stream.concat(Legends.ALLIES.stream(), MarketCards.ALLIES.stream())
                        .map(ally -> List.of(ally.values(), ally.damage(), ally.powers())))
                .doesNotHaveDuplicates();
    }

    /// frozen-wastes:L1
    @Test
    void everyPhaseHasEightWeapons() {
        Function<Item, Phase> phase = item -> item.powers().getFirst().phase().orElseThrow();
        assertThat(MarketWeapons.ALL.stream().collect(Collectors.groupingBy(phase, Collectors.counting())))
                .isEqualTo(Map.of(Phase.RANGED, 8L, Phase.MELEE, 8L, Phase.MAGIC, 8L));
    }

    /// frozen-wastes:L5
    @Test
    void pricesAreMixed() {
        List<Integer> prices = Stream.concat(
                        MarketCards.ITEMS.stream().map(Item::price),
                        MarketCards.ALLIES.stream().map(Ally::price))
                .toList();
        assertThat(prices.stream().filter(price -> price <= 4)).hasSize(29);
        assertThat(prices.stream().filter(price -> price > 8)).hasSize(14);
    }

    /// frozen-wastes:L7 frozen-wastes:R144 frozen-wastes:R157
    @Test
    void thereAre41TokensAnd29Clues() {
        assertThat(Symbol.ALL.stream().mapToInt(Symbol::tokens).sum()).isEqualTo(41);
        assertThat(Clue.ALL.stream().mapToInt(Clue::copies).sum()).isEqualTo(29);
        assertThat(Clue.ALL).allSatisfy(clue -> assertThat(clue.symbols()).hasSizeBetween(1, 2));
    }

    /// A Challenge that attacks in a later phase has to live through the earlier ones first, and is stronger for it.
    ///
    /// frozen-wastes:L8 frozen-wastes:R62
    @Test
    void heroesAreBuiltFromOneBudget() {
        assertThat(Heroes.ALL).allSatisfy(hero -> {
            int best = hero.values().indexOf(Collections.max(hero.values()));
            int damage = best == Phase.MAGIC.ordinal() ? 3 : 2;
            assertThat(sum(hero.values())).as(hero.id()).isBetween(6 + best, 7 + best + best / 2);
            assertThat(hero.life() + hero.stamina()).as(hero.id()).isEqualTo(8);
            assertThat(hero.damage().get(best)).as(hero.id()).isEqualTo(damage);
            assertThat(sum(hero.damage())).as(hero.id()).isEqualTo(damage + 2);
            assertThat(skills(hero)).as(hero.id()).isBetween(3, 4);
        });
        assertThat(Heroes.ALL.stream().map(ContentCardsTest::abilities)).doesNotHaveDuplicates();
    }

    private static int skills(Hero hero) {
        return hero.powers().stream()
                .filter(power -> power.skill().isPresent())
                .mapToInt(Power::amount)
                .sum();
    }

    private static List<Power> abilities(Hero hero) {
        return hero.powers().stream().filter(power -> power.skill().isEmpty()).toList();
    }

    private static int sum(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).sum();
    }
}
