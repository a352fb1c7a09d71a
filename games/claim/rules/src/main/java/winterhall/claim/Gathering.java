package winterhall.claim;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Ask;
import winterhall.engine.Effect;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Task;
import winterhall.engine.kit.CardSet;

/// Where the cards of a phase-2 trick go. (claim sections 3.5 and 4.6)
final class Gathering {
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
            for (int giant : collected.and(board.cards().of(Faction.GIANT)).toArray()) {
                if (board.trick().cards().has(giant)) { // frozen Giants do not smash (claim:A16.1)
                    steps.add(new OfferSmash(winner, board.value(giant)));
                }
            }
            if (Poison.peeks(board, collected.and(board.trick().cards()))) { // frozen powers are void (claim:A16.1)
                steps.add(new Poison.PeekAtToxic(winner));
            }
            steps.add(new Tricks.EndTrick());
            table.next(steps);
        }

        /// Moves the cards and says which the winner collected.
        private static CardSet deliver(Table<Board> table) {
            Board board = table.board();
            Seat winner = board.winner();
            Seat loser = Judging.loser(board, winner);
            CardSet scored = CardSet.EMPTY;
            CardSet lost = CardSet.EMPTY;
            CardSet lined = CardSet.EMPTY;
            CardSet waiting = CardSet.EMPTY;
            CardSet discarded = CardSet.EMPTY;
            for (int card : fought(board).minus(board.trick().givenUp()).toArray()) {
                switch (goes(board, card)) {
                    case TO_WINNER -> scored = scored.with(card);
                    case TO_LOSER -> lost = lost.with(card);
                    case TO_GNOME_ROW -> lined = lined.with(card);
                    case TO_TROLL_POOL -> waiting = waiting.with(card);
                    case TO_DISCARD -> discarded = discarded.with(card);
                }
            }
            var moves = new Moving(board);
            moves.move(scored, Board.score(winner));
            moves.move(lost, Board.score(loser));
            moves.move(lined, Board.gnomes(winner));
            moves.move(waiting, Board.TROLLS);
            moves.move(discarded, Board.DISCARD);
            table.update(board.with(moves.done()));
            if (!scored.isEmpty()) {
                table.tell(new ClaimEvent.CardsScored(winner, board.faces(scored)));
            }
            if (!lost.isEmpty()) {
                table.tell(new ClaimEvent.CardsScored(loser, board.faces(lost)));
            }
            if (!lined.isEmpty()) {
                table.tell(new ClaimEvent.GnomesLined(winner, board.faces(lined)));
            }
            if (!waiting.isEmpty()) {
                table.tell(new ClaimEvent.TrollsWait(board.faces(waiting)));
            }
            if (!discarded.isEmpty()) {
                table.tell(new ClaimEvent.CardsDiscarded(board.faces(discarded)));
            }
            return scored.plus(lined);
        }
    }

    /// All cards that this trick is about: its own and frozen ones.
    private static CardSet fought(Board board) {
        return board.trick().cards().plus(board.at(Board.FROZEN));
    }

    /// Where this card of the trick goes; artifacts beat factions. (claim:W5, claim:F4, claim:F8, claim:F10, claim:F14)
    private static Power.Goes goes(Board board, int card) {
        Power.Goes own = board.cards().faction(card).afterGathering();
        if (board.isMerged()) { // claim:A16.4
            return own == Power.Goes.TO_GNOME_ROW ? own : Power.Goes.TO_WINNER;
        }
        int winning = board.trick().of(board.winner()).orElseThrow().card();
        if (board.cards().faction(winning).destroysTheOthers()) {
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
    record ChooseTroll(Seat seat) implements Ask<Board, ClaimMove.TakeTroll> {
        @Override
        public List<ClaimMove.TakeTroll> options(Board board) {
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
    record SmashGnome(Seat seat, int value) implements Ask<Board, ClaimMove> {
        @Override
        public List<ClaimMove> options(Board board) {
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
                options.add(Moves.DECLINE);
            }
            return options;
        }

        @Override
        public void answer(ClaimMove move, Table<Board> table) {
            if (move instanceof ClaimMove.Smash(var owner, var gnome)) {
                Board board = table.board();
                int card = board.showing(gnome, board.at(Board.gnomes(owner))).first();
                table.update(board.with(board.deal().move(card, Board.gnomes(owner), Board.DISCARD)));
                table.tell(new ClaimEvent.GnomeSmashed(seat, owner, gnome));
            }
        }
    }

    private static void collect(Table<Board> table, Seat seat, CardSet trolls) {
        Board board = table.board();
        table.update(board.with(board.deal().move(trolls, Board.TROLLS, Board.score(seat))));
        table.tell(new ClaimEvent.CardsScored(seat, board.faces(trolls)));
    }

    /// Trolls are numbered in the order of their values.
    private static int highest(CardSet trolls) {
        return trolls.get(trolls.size() - 1);
    }
}
