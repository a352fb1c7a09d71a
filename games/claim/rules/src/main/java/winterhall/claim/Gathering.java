package winterhall.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import winterhall.engine.Effect;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Task;
import winterhall.engine.Words;
import winterhall.engine.kit.CardSet;

/// Where the cards of a phase-2 trick go. (claim sections 3.5 and 4.6)
final class Gathering {
    static final Effect<Board> GATHER = new Gather();

    private Gathering() {}

    /// TAKE, steps 1 to 6.
    record Gather() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Board board = table.board();
            Seat winner = board.winner();
            CardSet collected = deliver(table);
            var steps = new ArrayList<Task<Board>>(4);
            if (board.rules().has(Faction.TROLL)) {
                steps.add(new TakeTrolls(winner));
            }
            for (int giant : collected.and(board.cards().smashingGnomes()).toArray()) {
                if (board.trick().cards().has(giant)) { // frozen Giants do not smash (claim:A16.1)
                    steps.add(new OfferSmash(winner, board.value(giant)));
                }
            }
            if (board.rules().has(Faction.POISONER)
                    && Poison.peeks(board, collected.and(board.trick().cards()))) { // nor do frozen Poisoners peek
                steps.add(new Poison.PeekAtToxic(winner));
            }
            steps.add(Tricks.END_TRICK);
            table.next(steps);
        }

        /// Moves the cards and says which the winner collected.
        private static CardSet deliver(Table<Board> table) {
            Board board = table.board();
            var delivery = new Delivery(board);
            for (int i = 0; i < board.trick().plays().size(); i++) {
                PlayedCard played = board.trick().plays().get(i);
                if (!board.trick().givenUp().has(played.card())) {
                    delivery.send(played.card(), Board.played(played.seat()));
                }
            }
            for (int card :
                    board.at(Board.FROZEN).minus(board.trick().givenUp()).toArray()) {
                delivery.send(card, Board.FROZEN);
            }
            table.update(board.with(delivery.done()));
            delivery.tell(table);
            return delivery.pile(Power.Goes.TO_WINNER).plus(delivery.pile(Power.Goes.TO_GNOME_ROW));
        }
    }

    /// All cards that this trick is about: its own and frozen ones.
    private static CardSet fought(Board board) {
        return board.trick().cards().plus(board.at(Board.FROZEN));
    }

    /// Where this card of the trick goes; artifacts beat factions. (claim:W5, claim:F4, claim:F8, claim:F10, claim:F14)
    static Power.Goes goes(Board board, int card) {
        Power.Goes own = board.cards().faction(card).afterGathering();
        if (board.isMerged()) { // claim:A16.4
            return own == Power.Goes.TO_GNOME_ROW ? own : Power.Goes.TO_WINNER;
        }
        int winning = board.trick().of(board.winner()).orElseThrow().card();
        if (board.cards().destroyingTheOthers().has(winning)) {
            return card == winning ? Power.Goes.TO_WINNER : Power.Goes.TO_DISCARD;
        }
        return own;
    }

    /// The cards of this trick that the winner would collect. (claim:A7, claim:RU77)
    static CardSet due(Board board) {
        CardSet due = CardSet.EMPTY;
        CardSet trolls = CardSet.EMPTY;
        for (int card : fought(board).toArray()) {
            switch (goes(board, card)) {
                case TO_WINNER, TO_GNOME_ROW -> due = due.with(card);
                case TO_TROLL_POOL -> trolls = trolls.with(card);
                case TO_LOSER, TO_DISCARD -> {}
            }
        }
        if (trolls.isEmpty() || board.isOutOfCards() || board.rules().winnerPicksTroll()) {
            return due.plus(trolls);
        }
        int highest = highest(trolls.plus(board.at(Board.TROLLS)));
        return trolls.has(highest) ? due.with(highest) : due;
    }

    /// The winner takes one waiting Troll, or all of them after the last trick. (claim:F8, claim:RU79)
    record TakeTrolls(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Board board = table.board();
            CardSet waiting = board.at(Board.TROLLS);
            boolean hadItsTroll = board.isMerged()
                    || board.trick().givenUp().meets(board.cards().of(Faction.TROLL));
            if (waiting.isEmpty()) {
                return;
            }
            if (board.isOutOfCards()) {
                collect(table, seat, waiting);
            } else if (!hadItsTroll) {
                if (board.rules().winnerPicksTroll() && waiting.size() > 1) {
                    table.next(new ChooseTroll(seat));
                } else {
                    collect(table, seat, CardSet.of(highest(waiting)));
                }
            }
        }
    }

    /// Where the table plays so, the winner says which Troll. (claim:F8)
    record ChooseTroll(Seat seat) implements ClaimAsk<ClaimMove.TakeTroll> {
        @Override
        public List<ClaimMove.TakeTroll> answers(Board board) {
            return board.faces(board.at(Board.TROLLS)).stream()
                    .map(ClaimMove.TakeTroll::new)
                    .toList();
        }

        @Override
        public void answer(ClaimMove.TakeTroll move, Table<Board> table) {
            Board board = table.board();
            collect(table, seat, board.showing(move.card(), board.at(Board.TROLLS)));
        }
    }

    /// A collected Giant looks for a Gnome of its value. (claim:F6)
    record OfferSmash(Seat seat, int value) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            var ask = new SmashGnome(seat, value);
            List<ClaimMove> options = ask.options(table.board());
            if (options.size() > 1) {
                table.next(ask);
            } else if (options.getFirst() instanceof ClaimMove.Smash smash) {
                ask.answer(smash, table); // it must, and there is one to smash
            }
        }
    }

    /// The winner may discard a Gnome of that value from an opponent's row. (claim:F6, claim:N8)
    record SmashGnome(Seat seat, int value) implements ClaimAsk<ClaimMove> {
        @Override
        public List<ClaimMove> answers(Board board) {
            var options = new ArrayList<ClaimMove>();
            Face gnome = Face.of(Faction.GNOME, value);
            for (Seat owner : seat.around(board.seats())) {
                boolean opponent = !owner.equals(seat) && !board.rules().partners(seat, owner);
                if (opponent
                        && !board.showing(gnome, board.at(Board.gnomes(owner))).isEmpty()) {
                    options.add(new ClaimMove.Smash(owner, gnome));
                }
            }
            if (options.isEmpty() || !board.rules().giantsMustSmash()) {
                options.add(MoveCache.DECLINE);
            }
            return options;
        }

        @Override
        public SequencedMap<String, String> words(Seat seat, Board board) {
            return Words.of("number", value);
        }

        @Override
        public void answer(ClaimMove move, Table<Board> table) {
            if (move instanceof ClaimMove.Smash(var owner, var gnome)) {
                Board board = table.board();
                int card = board.showing(gnome, board.at(Board.gnomes(owner))).first();
                table.update(board.with(board.deal().move(card, Board.gnomes(owner), Board.DISCARD)));
                table.tell(new ClaimEvent.GnomeSmashed(seat, owner, gnome, Faction.GIANT.cause()));
            }
        }
    }

    private static void collect(Table<Board> table, Seat seat, CardSet trolls) {
        Board board = table.board();
        table.update(board.with(board.deal().move(trolls, Board.TROLLS, Board.score(seat))));
        table.tell(new ClaimEvent.CardsScored(seat, board.faces(trolls), Faction.TROLL.cause()));
    }

    /// Trolls are numbered in the order of their values.
    private static int highest(CardSet trolls) {
        return trolls.get(trolls.size() - 1);
    }
}
