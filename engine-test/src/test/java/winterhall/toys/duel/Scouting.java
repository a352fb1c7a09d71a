package winterhall.toys.duel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import winterhall.engine.Effect;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.toys.duel.DuelEvent.DeckArranged;
import winterhall.toys.duel.DuelEvent.DeckSeen;
import winterhall.toys.duel.DuelMove.Arrangement;
import winterhall.toys.duel.DuelMove.PutBack;

/// Looks into the deck. (duel:R32)
final class Scouting {
    private static final int MOST = 3;

    private Scouting() {}

    /// Scout: this seat looks at the top cards and puts them back as it likes. (duel:R32)
    record LookAtDeck(Seat seat) implements Effect<DuelBoard> {
        @Override
        public void resolve(Table<DuelBoard> table) {
            int count = Math.min(MOST, table.board().deckSize());
            if (count == 0) {
                return;
            }
            table.update(board -> board.look(seat, count));
            table.tell(new DeckSeen(seat, count, Optional.of(table.board().top(count))));
            table.next(new ArrangeDeck(seat, count));
        }
    }

    /// Put each card back on top or under. Cards are named by their place, so nobody learns from what may be said which
    /// they are. (duel:R32)
    record ArrangeDeck(Seat seat, int count) implements DuelAsk<Arrangement> {
        @Override
        public Optional<Refusal> whyNot(Arrangement arrangement, Field field) {
            return arrangements().anyMatch(arrangement::equals)
                    ? Optional.empty()
                    : Optional.of(Refusal.of("duel:R32", "not-these-cards", "count", count));
        }

        @Override
        public List<Arrangement> answers(DuelBoard board) {
            return arrangements().toList();
        }

        /// Every order of the cards, cut everywhere into those on top and those under.
        private Stream<Arrangement> arrangements() {
            return orders(List.of())
                    .flatMap(order -> IntStream.rangeClosed(0, count)
                            .mapToObj(cut ->
                                    new PutBack(order.subList(0, count - cut), order.subList(count - cut, count))));
        }

        private Stream<List<Integer>> orders(List<Integer> begun) {
            return begun.size() == count
                    ? Stream.of(begun)
                    : IntStream.rangeClosed(1, count)
                            .boxed()
                            .filter(place -> !begun.contains(place))
                            .flatMap(place -> {
                                var longer = new ArrayList<>(begun);
                                longer.add(place);
                                return orders(List.copyOf(longer));
                            });
        }

        @Override
        public void answer(Arrangement arrangement, Table<DuelBoard> table) {
            switch (arrangement) {
                case PutBack(var top, var under) -> {
                    table.update(board -> board.arrange(seat, top, under));
                    table.tell(new DeckArranged(seat, top.size(), under.size()));
                }
            }
        }
    }
}
