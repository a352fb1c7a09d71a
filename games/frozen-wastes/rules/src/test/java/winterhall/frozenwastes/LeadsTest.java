package winterhall.frozenwastes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import winterhall.engine.Opening;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Viewer;
import winterhall.engine.kit.Purse;
import winterhall.frozenwastes.map.Clue;
import winterhall.frozenwastes.map.Symbol;

/// What is counted for all spaces is what the matching rules say of each. (frozen-wastes:R152, R162)
class LeadsTest {
    private static final int HANDS = 60;
    private static final FrozenWastes GAME = new FrozenWastes();

    @Test
    void countsWhatTheMatchingRulesAssign() {
        Field field = board().field();
        var random = new Random(4);
        int found = 0;
        for (int i = 0; i < HANDS; i++) {
            Purse<Symbol> rumors = Purse.empty(Symbol.class);
            Purse<Clue> clues = Purse.empty(Clue.class);
            for (int j = 0; j < 5; j++) {
                rumors = rumors.plus(Symbol.ALL.get(random.nextInt(Symbol.ALL.size())), 1);
                clues = clues.plus(Clue.ALL.get(random.nextInt(Clue.ALL.size())), 1);
                clues = clues.plus(Clue.ALL.get(random.nextInt(Clue.ALL.size())), 1);
            }
            Leads leads = Leads.of(field, rumors, clues);
            assertThat(leads.princess()).isEqualTo(Scout.princessPlaces(field.rules(), clues));
            List<CardId> row = field.piles().row();
            for (int at = 0; at < row.size(); at++) {
                assertThat(leads.legends().get(at))
                        .isEqualTo(Scout.legendPlaces(
                                field.rules(), rumors, Cards.jewel(row.get(at)), Cards.level(row.get(at))));
                found += leads.legends().get(at).size();
            }
            found += leads.princess().size();
        }
        assertThat(found).isGreaterThan(HANDS);
    }

    @Test
    void onlyTheOwnerIsTold() {
        WastesView view = WastesView.of(board(), Viewer.at(Seat.of(1)));
        assertThat(view.hands().get(0).leads()).isPresent();
        assertThat(view.hands().get(1).leads()).isEmpty();
    }

    private static Board board() {
        Opening<Board> opening =
                GAME.staging().stage(Setup.of("frozen-wastes", 2), List.of(List.of("moment", "movement", "seat-1")));
        return new Referee<>(GAME).begin(opening, new QuickChance(1)).position().board();
    }
}
