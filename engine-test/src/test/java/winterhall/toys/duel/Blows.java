package winterhall.toys.duel;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Effect;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.toys.duel.DuelEvent.CardStolen;
import winterhall.toys.duel.DuelEvent.Fell;
import winterhall.toys.duel.DuelEvent.HandPassed;
import winterhall.toys.duel.DuelEvent.Hurt;

/// What happens to those who are hit; each is worked out from how things lay before it. (duel:R15–R20)
final class Blows {
    private Blows() {}

    /// Each loses life, but no more than it has. (duel:R17)
    record HurtSeats(List<Seat> seats, int amount) implements Effect<DuelBoard> {
        @Override
        public void resolve(Table<DuelBoard> table) {
            seats.forEach(seat -> table.update(board -> board.field(field -> field.hurt(seat, amount))));
            table.tell(new Hurt(seats, amount));
        }
    }

    /// One card at random from each hand that holds any. (duel:R18)
    record StealCards(Seat thief, List<Seat> victims) implements Effect<DuelBoard> {
        @Override
        public void resolve(Table<DuelBoard> table) {
            DuelBoard before = table.board();
            for (Seat victim : victims) {
                if (before.hasCards(victim)) {
                    Card card = table.pick("theft", before.cards(victim));
                    table.update(board -> board.steal(card, victim, thief));
                    table.tell(new CardStolen(thief, victim, Optional.of(card)));
                }
            }
        }
    }

    /// The attacker and those who are hit pass their hands on clockwise, all at once. (duel:R19)
    record PassHands(Seat attacker, List<Seat> hit) implements Effect<DuelBoard> {
        @Override
        public void resolve(Table<DuelBoard> table) {
            DuelBoard before = table.board();
            List<Seat> ring = attacker.around(before.field().seats()).stream()
                    .filter(seat -> seat.equals(attacker) || hit.contains(seat))
                    .toList();
            for (int i = 0; i < ring.size(); i++) {
                Seat giver = ring.get(i);
                Seat taker = ring.get((i + 1) % ring.size());
                table.update(board -> board.pass(before.deal().at(DuelBoard.hand(giver)), giver, taker));
                table.tell(new HandPassed(giver, taker, before.count(giver), Optional.of(before.cards(giver))));
            }
        }
    }

    /// Those without life discard their hands together; a single survivor ends the match. (duel:R20, R29)
    record FallIfLifeless(List<Seat> seats) implements Effect<DuelBoard> {
        @Override
        public void resolve(Table<DuelBoard> table) {
            Field field = table.board().field();
            for (Seat seat : seats.stream().filter(hurt -> !field.lives(hurt)).toList()) {
                List<Card> hand = table.board().cards(seat);
                table.update(board -> board.discardHand(seat));
                table.tell(new Fell(seat, hand));
            }
            if (field.living().size() == 1) {
                table.next(new Turns.EndMatch());
            }
        }
    }
}
