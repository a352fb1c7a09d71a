package winterhall.valda;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import winterhall.engine.Chance;
import winterhall.engine.Event;
import winterhall.engine.Move;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;

/// Every card and every trade is used in matches that prefer cards to other moves.
class CardCoverageTest {
    private static final int GAMES = 300;

    private final Valda valda = new Valda();
    private final Referee<Board, ValdaView> referee = new Referee<>(valda);
    private final TreeMap<String, Integer> used = new TreeMap<>();

    @Test
    void everyCardIsUsed() {
        for (int game = 0; game < GAMES; game++) {
            play(Setup.of("valda", 2 + game % 4), new QuickChance(game + 1));
        }
        var unused = new ArrayList<String>();
        Stream.concat(
                        Printed.CARDS.stream().map(Card::id),
                        Printed.TRADES.stream().map(Trade::id))
                .filter(id -> !used.containsKey(id))
                .forEach(unused::add);
        assertThat(unused).isEmpty();
    }

    private void play(Setup setup, QuickChance chance) {
        Chance.Source source = chance.split(1).source("moves");
        var position = referee.start(setup, chance).position();
        while (!position.agenda().isEmpty()) {
            Seat seat = referee.awaited(position).getFirst();
            List<? extends Move> options = referee.options(position, seat);
            var step = referee.advance(position, seat, chosen(options, source));
            step.events().forEach(this::count);
            position = step.position();
        }
    }

    /// A move with a card or a temple three times out of four, if there is one.
    private static Move chosen(List<? extends Move> options, Chance.Source source) {
        var telling = options.stream()
                .filter(move -> ((ValdaMove) move).played().isPresent()
                        || move instanceof ValdaMove.BuildTemple
                        || move instanceof ValdaMove.Worship
                        || move instanceof ValdaMove.AttackWithTwo
                        || move instanceof ValdaMove.DefendWithAegis
                        || move instanceof ValdaMove.TurnDie)
                .toList();
        return telling.isEmpty() || source.below(4) == 0 ? source.pick(options) : source.pick(telling);
    }

    private void count(Event event) {
        switch (event) {
            case ValdaEvent.ActionPlayed played -> used.merge(played.card().toString(), 1, Integer::sum);
            case ValdaEvent.WeaponUsed weapon -> used.merge(weapon.card().toString(), 1, Integer::sum);
            case ValdaEvent.AttackDeclared attack ->
                attack.cards().forEach(card -> used.merge(card.toString(), 1, Integer::sum));
            case ValdaEvent.Defended defended -> used.merge(defended.card().toString(), 1, Integer::sum);
            case ValdaEvent.DieTurned turned -> used.merge(turned.card().toString(), 1, Integer::sum);
            case ValdaEvent.FollowersTraded traded -> used.merge(traded.trade(), 1, Integer::sum);
            default -> {}
        }
    }
}
