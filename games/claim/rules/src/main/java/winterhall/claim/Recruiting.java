package winterhall.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Cause;
import winterhall.engine.Effect;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Task;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Deal;

/// What a phase-1 trick is fought for: followers. (claim sections 3.3 and 4.5)
///
/// [Recruit] lists the steps in their order; every seat takes one card, the winner first.
final class Recruiting {
    static final Effect<Board> RECRUIT = new Recruit();
    private static final Effect<Board> CLEAR_TRICK = new ClearTrick();

    private Recruiting() {}

    /// TAKE: Seer, Ghosts, the cards due, the played cards, the Poisoner. (claim section 4.5)
    record Recruit() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Board board = table.board();
            Seat winner = board.winner();
            List<Seat> order = takers(board, winner);
            var steps = new ArrayList<Task<Board>>(2 * order.size() + 4);
            int won = board.trick().of(winner).orElseThrow().card();
            if (board.cards().lookingAtDeck().has(won)) {
                steps.add(new LookAtDeck(winner));
            }
            Seat last = order.getLast();
            if (board.seats() == 2) {
                for (Seat seat : order) {
                    offerGhost(board, seat, steps);
                }
                for (Seat seat : order) {
                    steps.add(new TakeFollower(seat, seat.equals(last)));
                }
            } else {
                for (Seat seat : order) {
                    offerGhost(board, seat, steps);
                    steps.add(new TakeFollower(seat, seat.equals(last)));
                }
            }
            steps.add(CLEAR_TRICK);
            if (board.rules().has(Faction.POISONER)
                    && Poison.peeks(board, board.trick().cards())) {
                steps.add(new Poison.PeekAtToxic(winner));
            }
            steps.add(Tricks.END_TRICK);
            table.next(steps);
        }

        /// The winner, then clockwise or by the rank of the cards. (claim:N4)
        private static List<Seat> takers(Board board, Seat winner) {
            return board.rules().recruitByRank() ? TrickJudge.ranking(board) : winner.around(board.seats());
        }

        private static void offerGhost(Board board, Seat seat, List<Task<Board>> steps) {
            Optional<PlayedCard> played = board.trick().of(seat);
            if (played.isPresent()
                    && board.cards().comingBack().has(played.get().card())) {
                steps.add(new KeepGhostOrNot(seat));
            }
        }
    }

    /// A Seer's winner may look at the top card of the deck. (claim:F9, claim:P4)
    record LookAtDeck(Seat seat) implements ClaimAsk<ClaimMove> {
        @Override
        public List<ClaimMove> answers(Board board) {
            return List.of(new ClaimMove.Look(), MoveCache.DECLINE);
        }

        @Override
        public void answer(ClaimMove move, Table<Board> table) {
            if (move instanceof ClaimMove.Look) {
                Board board = table.board();
                int top = board.deck().top();
                table.update(board.with(board.deal().show(CardSet.of(top), seat)));
                table.tell(new ClaimEvent.DeckSeen(seat, Optional.of(board.face(top)), Faction.SEER.cause()));
                table.next(new TakeDeckOrNot(seat));
            }
        }
    }

    /// Having looked, the Seer's winner takes that card or an open one. (claim:F9, claim:RU16)
    record TakeDeckOrNot(Seat seat) implements ClaimAsk<ClaimMove> {
        @Override
        public List<ClaimMove> answers(Board board) {
            return List.of(new ClaimMove.TakeDeck(), MoveCache.DECLINE);
        }

        @Override
        public void answer(ClaimMove move, Table<Board> table) {
            if (move instanceof ClaimMove.TakeDeck) {
                table.update(board -> board.with(board.trick().withDeckCardForWinner()));
            }
        }
    }

    /// A seat that played a Ghost may keep it instead of the card due. (claim:F20)
    record KeepGhostOrNot(Seat seat) implements ClaimAsk<ClaimMove> {
        @Override
        public List<ClaimMove> answers(Board board) {
            return List.of(new ClaimMove.KeepGhost(), MoveCache.DECLINE);
        }

        @Override
        public void answer(ClaimMove move, Table<Board> table) {
            if (move instanceof ClaimMove.KeepGhost) {
                table.update(board -> board.with(board.trick().keepingGhostOf(seat)));
            }
        }
    }

    /// A seat takes its follower; the last one takes what is left, or the top card of the deck. (claim:R20, claim:R21)
    record TakeFollower(Seat seat, boolean last) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Board board = table.board();
            if (board.isMerged()) {
                takeFrozenPrize(table);
                board = table.board();
            }
            CardSet open = board.at(Board.CENTRE);
            if (open.isEmpty() || board.trick().deckCardForWinner() && seat.equals(board.winner())) {
                if (board.trick().ghosts().contains(seat)) {
                    discardFromDeck(table);
                    keepGhost(table, seat);
                } else {
                    boolean seer = board.trick().deckCardForWinner() && seat.equals(board.winner());
                    takeFromDeck(table, seat, seer ? Faction.SEER.cause() : Optional.empty());
                }
            } else if (last || open.size() == 1 || board.distinctFaces(open).size() == 1) {
                takeOpen(table, seat, open.first());
            } else {
                table.next(new ChooseFollower(seat));
            }
        }

        /// The prize of a frozen trick goes with this one: its centre card to the winner, a deck card to the loser.
        /// (claim:A16.5, claim:P9)
        private void takeFrozenPrize(Table<Board> table) {
            Board board = table.board();
            if (seat.equals(board.winner())) {
                int prize = board.ongoing().prize().first();
                table.update(board.with(board.deal().move(prize, Board.CENTRE, Board.followers(seat))));
                table.tell(new ClaimEvent.FollowerWon(seat, board.face(prize), Why.FROZEN_PRIZE.cause()));
            } else {
                takeFromDeck(table, seat, Why.FROZEN_PRIZE.cause());
            }
        }
    }

    /// With three or four seats each chooses among the open cards that are left. (claim:N4)
    record ChooseFollower(Seat seat) implements ClaimAsk<ClaimMove.Recruit> {
        @Override
        public List<ClaimMove.Recruit> answers(Board board) {
            return board.distinctFaces(board.at(Board.CENTRE)).stream()
                    .map(ClaimMove.Recruit::new)
                    .toList();
        }

        /// No rule is against any of them, and a search asks often.
        @Override
        public List<ClaimMove.Recruit> options(Board board) {
            return answers(board);
        }

        @Override
        public void answer(ClaimMove.Recruit move, Table<Board> table) {
            Board board = table.board();
            takeOpen(table, seat, CardPicker.choose(board, move.card(), board.at(Board.CENTRE)));
        }
    }

    /// Undead to the winner's score pile, everything else to the discard. (claim:R22, claim:F3)
    record ClearTrick() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Board board = table.board();
            CardSet frozen = board.at(Board.FROZEN); // frozen powers are void (claim:A16.1)
            CardSet scored = CardSet.EMPTY;
            CardSet discarded = frozen;
            Deal.Change deal = board.deal().change().move(frozen, Board.FROZEN, Board.DISCARD);
            for (int i = 0; i < board.trick().plays().size(); i++) {
                PlayedCard played = board.trick().plays().get(i);
                int card = played.card();
                int from = Board.played(played.seat());
                if (!board.deal().has(card, from)) {
                    continue; // a Ghost that was kept
                }
                if (board.cards().faction(card).afterRecruiting() == Power.Goes.TO_WINNER) {
                    scored = scored.with(card);
                    deal.move(card, from, Board.score(board.winner()));
                } else {
                    discarded = discarded.with(card);
                    deal.move(card, from, Board.DISCARD);
                }
            }
            table.update(board.with(deal.done()));
            if (!scored.isEmpty()) {
                table.tell(new ClaimEvent.CardsScored(board.winner(), board.faces(scored), Faction.UNDEAD.cause()));
            }
            if (!discarded.isEmpty()) {
                table.tell(new ClaimEvent.CardsDiscarded(board.faces(discarded), Optional.empty()));
            }
        }
    }

    /// Between the phases: followers become the hand, then the windows P1END and P2START. (claim:R25, claim:R26)
    record EndRecruiting() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Board board = table.board();
            Deal deal = board.deal();
            for (Seat seat : Seat.all(board.seats())) {
                deal = deal.move(deal.at(Board.followers(seat)), Board.followers(seat), Board.hand(seat));
            }
            table.update(board.with(deal)
                    .with(board.tally().nextPhase())
                    .with(board.ongoing().nextPhase())
                    .with(Phase.GATHERING));
            table.tell(new ClaimEvent.FollowersTaken());
            table.tell(new ClaimEvent.PhaseBegan(Phase.GATHERING));
            if (board.artifactPiles().isLive()) {
                table.next(
                        new Windows.Open(ArtifactWindow.P1END),
                        new Windows.Open(ArtifactWindow.P2START),
                        Tricks.BEGIN_TRICK);
            } else {
                table.next(Tricks.BEGIN_TRICK);
            }
        }
    }

    private static void takeOpen(Table<Board> table, Seat seat, int card) {
        Board board = table.board();
        if (board.trick().ghosts().contains(seat)) {
            table.update(board.with(board.deal().move(card, Board.CENTRE, Board.DISCARD)));
            table.tell(new ClaimEvent.CardsDiscarded(List.of(board.face(card)), Faction.GHOST.cause()));
            keepGhost(table, seat);
        } else {
            table.update(board.with(board.deal().move(card, Board.CENTRE, Board.followers(seat))));
            boolean left = board.seats() == 2 && board.trick().deckCardForWinner(); // by the Seer's winner (claim:F9)
            table.tell(
                    new ClaimEvent.FollowerWon(seat, board.face(card), left ? Faction.SEER.cause() : Optional.empty()));
        }
    }

    /// The taker sees the card; with a Prowler's Torch everybody does. (claim:R21, claim:A4)
    private static void takeFromDeck(Table<Board> table, Seat seat, Optional<Cause> why) {
        Board board = table.board();
        int card = board.deck().top();
        boolean lit = board.ongoing().torch() > 0;
        Deal.Change deal = board.deal().change().move(card, Board.DECK, Board.followers(seat));
        deal = lit ? deal.show(card) : deal.show(card, seat);
        table.update(board.with(deal.done(), board.deck().drop(1)));
        table.tell(new ClaimEvent.FollowerDrawn(
                seat, Optional.of(board.face(card)), lit, lit ? Artifact.PROWLERS_TORCH.cause() : why));
    }

    private static void discardFromDeck(Table<Board> table) {
        Board board = table.board();
        int card = board.deck().top();
        Deal deal = board.deal()
                .change()
                .move(card, Board.DECK, Board.DISCARD)
                .show(card)
                .done();
        table.update(board.with(deal, board.deck().drop(1)));
        table.tell(new ClaimEvent.DeckCardDiscarded(board.face(card), Faction.GHOST.cause()));
    }

    private static void keepGhost(Table<Board> table, Seat seat) {
        Board board = table.board();
        int ghost = board.trick().of(seat).orElseThrow().card();
        table.update(board.with(board.deal().move(ghost, Board.played(seat), Board.followers(seat))));
        table.tell(new ClaimEvent.GhostKept(seat, board.face(ghost), Faction.GHOST.cause()));
    }
}
