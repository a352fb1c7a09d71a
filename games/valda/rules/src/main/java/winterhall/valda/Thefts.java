package winterhall.valda;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import winterhall.engine.Cause;
import winterhall.engine.Effect;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Words;
import winterhall.valda.ValdaEvent.CardStolen;
import winterhall.valda.ValdaEvent.DivineCardTaken;
import winterhall.valda.ValdaEvent.FollowersStolen;
import winterhall.valda.ValdaEvent.ResourcesStolen;
import winterhall.valda.ValdaEvent.RunesStolen;
import winterhall.valda.ValdaMove.Take;

/// Stealing: first the window, then the choice, then it moves. (valda:R99–R102, R200, RU60)
final class Thefts {
    private Thefts() {}

    /// What can be stolen.
    enum Loot {
        RESOURCES,
        FOLLOWERS,
        RUNES,
        CARDS,
        /// A divine card just drawn; what the Bone Wand adds is a card in hand. (valda:R203, RU88)
        DIVINE_CARD
    }

    record Steal(Loot loot, Seat thief, List<Seat> victims, int amount, Optional<Cause> cause)
            implements Effect<Board> {
        public Steal {
            victims = List.copyOf(victims);
        }

        @Override
        public void resolve(Table<Board> table) {
            table.update(board -> board.state(state -> state.pending(pending ->
                    pending.withTheft(Optional.of(new Pending.Theft(thief, victims, amount, Optional.empty(), 0))))));
            table.next(new Windows.OpenWindow(Timing.STEALING), new CarryOut(loot, cause), new EndTheft());
        }
    }

    record CarryOut(Loot loot, Optional<Cause> cause) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Pending.Theft theft = table.board().state().pending().theft().orElseThrow();
            switch (loot) {
                case RESOURCES -> offerLoot(theft, table);
                case FOLLOWERS -> stealFollowers(theft, table);
                case RUNES -> stealRunes(theft, table);
                case CARDS -> stealCards(theft, table);
                case DIVINE_CARD -> takeDivineCard(theft, table);
            }
        }

        private void offerLoot(Pending.Theft theft, Table<Board> table) {
            var asks = new ArrayList<ChooseLoot>();
            for (Seat victim : theft.victims()) {
                if (!table.board().state().player(victim).stock().isEmpty()) {
                    asks.add(new ChooseLoot(theft.thief(), victim, theft.from(victim), cause));
                }
            }
            table.next(asks);
        }

        /// All losses first, then all gains. (valda:R99, R101)
        private void stealFollowers(Pending.Theft theft, Table<Board> table) {
            var thief = Optional.of(theft.thief());
            var told = new ArrayList<FollowersStolen>();
            PublicState state = table.board().state();
            int stolen = 0;
            for (Seat victim : theft.victims()) {
                int wanted = theft.from(victim);
                int lost = state.lost(victim, wanted, GainsAndLosses.ignoresHavens(state, thief, victim));
                state = state.followers(victim, -lost);
                stolen += lost;
                told.add(new FollowersStolen(theft.thief(), victim, lost, wanted - lost, cause));
            }
            PublicState after = state.followers(theft.thief(), stolen);
            table.update(board -> board.state(_ -> after));
            told.forEach(table::tell);
        }

        private void stealRunes(Pending.Theft theft, Table<Board> table) {
            for (Seat victim : theft.victims()) {
                int runes = Math.min(
                        theft.from(victim), table.board().state().player(victim).runes());
                table.update(board ->
                        board.state(state -> state.runes(victim, -runes).runes(theft.thief(), runes)));
                table.tell(new RunesStolen(theft.thief(), victim, runes, cause));
            }
        }

        private void stealCards(Pending.Theft theft, Table<Board> table) {
            for (Seat victim : theft.victims()) {
                stealCards(theft.from(victim), victim, theft.thief(), table);
            }
        }

        private void stealCards(int count, Seat victim, Seat thief, Table<Board> table) {
            for (int i = 0; i < count && table.board().handSize(victim) > 0; i++) {
                CardId card = table.pick(
                        "theft", table.board().cards().list(table.board().inHand(victim)));
                boolean recycled = table.board().isRecycled(victim, card);
                table.update(board -> board.steal(card, victim, thief));
                table.tell(new CardStolen(thief, victim, Optional.of(card), recycled, cause));
            }
        }

        private void takeDivineCard(Pending.Theft theft, Table<Board> table) {
            Seat victim = theft.victims().getFirst();
            int deck = table.board().state().pending().drawing().orElseThrow().home();
            CardId card = table.board()
                    .cards()
                    .id(table.board().deal().at(Board.DRAWN).first());
            stealCards(theft.from(victim) - theft.amount(), victim, theft.thief(), table);
            table.update(board -> board.takeDrawn(theft.thief(), deck));
            table.tell(new DivineCardTaken(theft.thief(), victim, Optional.of(card), cause));
        }
    }

    /// Up to this many basic resources of choice. (valda:R102, R177, R196)
    record ChooseLoot(Seat seat, Seat victim, int most, Optional<Cause> cause) implements FreeChoice<Take> {
        @Override
        public List<Take> answers(Board board) {
            Stock stock = board.state().player(victim).stock();
            var answers = new ArrayList<Take>();
            for (int count = Math.min(most, stock.total()); count >= 0; count--) {
                stock.parts(count).forEach(part -> answers.add(new Take(part)));
            }
            return answers;
        }

        @Override
        public Optional<Refusal> whyNot(Take move, Board board) {
            Stock stock = board.state().player(victim).stock();
            return move.resources().total() > most
                    ? ValdaAsk.refuse(ValdaAsk.number(cause.orElseThrow().rule()), "too-many", "most", most)
                    : stock.covers(move.resources())
                            ? FINE
                            : ValdaAsk.refuse("R102", "victim-has-less", "missing", stock.missing(move.resources()));
        }

        @Override
        public SequencedMap<String, String> words(Seat asked, Board board) {
            return Words.of("victim", victim.anchor(), "most", most);
        }

        @Override
        public void answer(Take move, Table<Board> table) {
            table.update(board ->
                    board.state(state -> state.pay(victim, move.resources()).gain(seat, move.resources())));
            table.tell(new ResourcesStolen(seat, victim, move.resources(), cause));
        }
    }

    record EndTheft() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            table.update(board -> board.state(state -> state.pending(pending -> pending.withTheft(Optional.empty()))));
        }
    }
}
