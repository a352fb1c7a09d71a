package winterhall.frozenwastes.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.kit.Hex;
import winterhall.frozenwastes.Board;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.Fighters;
import winterhall.frozenwastes.Foe;
import winterhall.frozenwastes.FrozenWastes;
import winterhall.frozenwastes.Odds;
import winterhall.frozenwastes.Party;
import winterhall.frozenwastes.Scout;

class QuickOddsTest {
    private static final Seat HERO = Seat.of(1);

    /// Cards whose text only deals wounds: for them the quick odds know all that the exact ones do.
    private static final List<String> PLAIN = List.of("rust-crawler", "weik-deserters", "raven-lord", "giant-smith");

    private final Board board = start();

    @Test
    void quickOddsComeNearTheExactOnesForAHeroAlone() {
        for (String word : PLAIN) {
            CardId card = CardId.parse(word);
            double exact = Odds.of(board.field(), HERO, card).win();
            assertThat(FightChoices.chance(party(), card)).as(word).isCloseTo(exact, within(0.02));
        }
    }

    @Test
    void anAllyHelpsAndAWoundHarms() {
        CardId raider = CardId.parse("drowned-raider");
        Party alone = party();
        Party together = Scout.with(alone, CardId.parse("giants-son"));
        assertThat(FightChoices.chance(together, raider)).isGreaterThan(FightChoices.chance(alone, raider) + 0.1);
        Foe foe = Foe.of(raider);
        double whole = new QuickOdds(Fighters.of(alone, List.of(4)), foe, false).win();
        double hurt = new QuickOdds(Fighters.of(alone, List.of(1)), foe, false).win();
        assertThat(hurt).isLessThan(whole - 0.1);
    }

    @Test
    void anEnemyThatCannotBeWoundedIsNeverDefeated() {
        var foe = new Foe(List.of(40, 40, 40), List.of(0, 0, 0), 3);
        assertThat(new QuickOdds(Fighters.of(party(), List.of(4)), foe, false).win())
                .isZero();
    }

    private Party party() {
        return board.field().parties().get(0);
    }

    /// Karnon alone, who has no power that counts in a combat.
    private static Board start() {
        var referee = new Referee<>(new FrozenWastes());
        var chance = new QuickChance(5);
        var position = referee.start(Setup.of("frozen-wastes", 1), chance).position();
        while (!position.board().field().parties().getFirst().hero().equals(CardId.parse("karnon"))) {
            chance = chance.split();
            position = referee.start(Setup.of("frozen-wastes", 1), chance).position();
        }
        Hex town = Scout.towns().getFirst();
        return referee.advance(position, HERO, new winterhall.frozenwastes.WastesMove.StartIn(town))
                .position()
                .board();
    }
}
