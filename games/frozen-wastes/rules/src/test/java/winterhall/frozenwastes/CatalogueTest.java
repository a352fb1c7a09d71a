package winterhall.frozenwastes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import winterhall.engine.BadSetup;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.enginetest.GameCheck;
import winterhall.frozenwastes.cards.Challenge;
import winterhall.frozenwastes.cards.Hero;
import winterhall.frozenwastes.map.Terrain;
import winterhall.frozenwastes.map.Weather;

/// An experiment can print something else.
class CatalogueTest {
    private static final Setup TWO = Setup.of("frozen-wastes", 2);
    private static final FrozenWastes GAME = new FrozenWastes();

    @Test
    void anExperimentPrintsOtherCards() {
        Rules rules = Rules.of(TWO.with("hero.zyla.values", "2,1,8")
                .with("hero.zyla.life", "9")
                .with("challenge.arshan.life", "3")
                .with("item.leather-jack.price", "1"));
        CardId zyla = rules.cards().here(CardId.parse("zyla"));
        assertThat(zyla).hasToString("zyla*values=2.1.8*life=9").isEqualTo(CardId.parse(zyla.toString()));
        assertThat(zyla.anchor()).isEqualTo("hero:zyla");
        assertThat(zyla).isNotEqualTo(CardId.parse("zyla"));
        assertThat(((Hero) zyla.sheet()).values()).containsExactly(2, 1, 8);
        assertThat(rules.cards().heroes()).contains(zyla).hasSize(6);
        assertThat(((Challenge) rules.cards().arshan().sheet()).life()).isEqualTo(3);
        assertThat(rules.cards().market()).contains(CardId.parse("leather-jack*price=1"));
        assertThat(Rules.readWritten(rules.written())).isEqualTo(rules);
    }

    @Test
    void anExperimentChangesWeatherAndNumbers() {
        Rules rules = Rules.of(TWO.with("weather-tile.printed-track.frost", "9,1,1,1,1,2,2")
                .with("constants.frozen-wastes.rounds", "7")
                .with("constants.frozen-wastes.experienceCost", "1,2,3,4,5,6")
                .with("constants.frozen-wastes.gold", "11"));
        assertThat(rules.frost(Weather.PRINTED_TRACK, Terrain.FJORD)).isEqualTo(9);
        assertThat(rules.rounds()).isEqualTo(7);
        assertThat(rules.experienceCost(0)).isEqualTo(2);
        assertThat(Party.starting(rules.cards().heroes().getFirst(), rules).gold())
                .isEqualTo(11);
    }

    /// The card that is drawn and met is the one of the table, and a position can be written and read.
    @Test
    void wholeMatchesAreLawfulWithOtherValues() {
        Setup setup = TWO.with("heroes", "chosen")
                .with("constants.frozen-wastes.rounds", "4")
                .with("hero.karnon.life", "2")
                .with("ally.giants-son.price", "1")
                .with("weather-event.aurora.amount", "2");
        assertThat(GameCheck.of(GAME).setup(setup).games(2).run().toString()).endsWith(" 0 violations");
    }

    @Test
    void aHeroLivesByTheValuesOfTheTable() {
        var referee = new Referee<>(GAME);
        var names = List.of("zyla", "karnon", "arvel-worldwalker", "torvald-greymane", "siku-the-listener", "brakka");
        Setup setup = TWO;
        for (String name : names) {
            setup = setup.with("hero." + name + ".life", "17");
        }
        Board board = referee.start(setup.checkedFor(GAME), new QuickChance(1))
                .position()
                .board();
        assertThat(Scout.life(board, Seat.of(1))).isEqualTo(17);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "hero.zyla.life | 0 | hero.zyla.life: zyla: life cannot be 0",
                "hero.zyla.life | many | hero.zyla.life: \"many\" is not a whole number",
                "hero.zyla.values | 1,2 | hero.zyla.values: zyla: values cannot be [1, 2]",
                "hero.zyla.luck | 1 | nothing printed is called hero.zyla.luck",
                "hero.zylla.life | 4 | nothing printed is called hero.zylla.life",
                "hero.zyla.id | zorro | hero.zyla.id: the id of an item cannot be changed",
                "challenge.rust-crawler.colour | red | deck: there should be",
                "weather-tile.red-star.frost | 1,2 | weather-tile.red-star.frost: red-star: frost cannot be [1, 2]",
                "constants.frozen-wastes.rounds | 0 | constants.frozen-wastes.rounds: frozen-wastes: rounds cannot be 0",
                "land.10-0.terrain | ice | land.10-0.terrain: the map cannot be changed",
            })
    void badValuesAreRefusedByName(String key, String value, String message) {
        assertThatThrownBy(() -> Rules.of(TWO.with(key, value)))
                .isInstanceOf(BadSetup.class)
                .hasMessageContaining(message);
    }
}
