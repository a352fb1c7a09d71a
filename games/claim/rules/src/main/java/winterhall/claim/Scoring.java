package winterhall.claim;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SequencedSet;
import winterhall.engine.Effect;
import winterhall.engine.Move;
import winterhall.engine.Outcome;
import winterhall.engine.Poll;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Task;
import winterhall.engine.Words;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Deal;

/// The end of the match, in the order of claim section 3.6 (claim:RU60); the votes themselves stand in [Votes].
final class Scoring {
    /// The final steps in their order. (claim:R30–R37)
    enum Step {
        /// S1: for the winner of the last trick
        LAST_TRICK,
        /// S2: between the score piles
        EXCHANGE,
        GNOMES(new CountGnomes()),
        BEFORE_REMOVALS,
        TOXICS(new ReadToxics()),
        FAKES(new UnmaskFakes()),
        COUPLES(new PartCouples()),
        /// S7: the score piles are as they will be counted
        AFTER_REMOVALS,
        VOTES(new Votes.CountVotes());

        private static final List<Step> ALL = List.of(values());

        private final List<Task<Board>> tasks;

        Step() {
            this.tasks = List.of();
        }

        Step(Task<Board> own) {
            this.tasks = List.of(own);
        }
    }

    private Scoring() {}

    /// Cards still held are discarded; then come the final steps. (claim:R29)
    record EndGathering() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            for (Seat seat : Seat.all(table.board().seats())) {
                Board board = table.board();
                CardSet hand = board.at(Board.hand(seat));
                CardSet flail = board.at(Board.flail(seat));
                CardSet left = hand.plus(flail);
                if (!left.isEmpty()) {
                    Deal deal = board.deal()
                            .move(hand, Board.hand(seat), Board.DISCARD)
                            .move(flail, Board.flail(seat), Board.DISCARD)
                            .show(left);
                    table.update(board.with(deal));
                    table.tell(new ClaimEvent.LeftoversDiscarded(seat, board.faces(left), Why.LEFT_OVER.cause()));
                }
            }
            table.update(board -> board.with(Phase.SCORING));
            table.tell(new ClaimEvent.PhaseBegan(Phase.SCORING));
            table.next(steps(table.board()));
        }
    }

    /// S1 to S8, and in each what the locations of this match do. (claim:R30–R37)
    static List<Task<Board>> steps(Board board) {
        var steps = new ArrayList<Task<Board>>();
        for (Step step : Step.ALL) {
            for (Location location : board.locations()) {
                if (location.step(board.rules()).equals(Optional.of(step))) {
                    steps.add(new Visit(location));
                }
            }
            steps.addAll(step.tasks);
        }
        return steps;
    }

    /// What a location does in the final steps stands on the location.
    record Visit(Location location) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            location.visit(table);
        }
    }

    /// Both choose in secret, then both give. (claim:L1, claim:RU59, claim:P7)
    record ChooseGifts(List<Seat> seats) implements Poll<Board, ClaimMove.Give> {
        @Override
        public List<ClaimMove.Give> answers(Seat seat, Board board) {
            var gifts = new LinkedHashSet<ClaimMove.Give>();
            addGifts(board.faces(board.at(Board.score(seat))), 0, count(seat, board), List.of(), gifts);
            return List.copyOf(gifts);
        }

        @Override
        public SequencedMap<String, String> words(Seat seat, Board board) {
            return Words.of("count", count(seat, board));
        }

        private static int count(Seat seat, Board board) {
            return Math.min(board.deal().size(Board.score(seat)), Location.TAVERN.count(board));
        }

        /// Every choice of this many more cards from the pile, from this place on.
        private static void addGifts(
                List<Face> pile, int from, int count, List<Face> chosen, SequencedSet<ClaimMove.Give> gifts) {
            if (count == 0) {
                gifts.add(new ClaimMove.Give(chosen));
            }
            for (int i = from; i <= pile.size() - count && count > 0; i++) {
                var more = new ArrayList<>(chosen);
                more.add(pile.get(i));
                addGifts(pile, i + 1, count - 1, List.copyOf(more), gifts);
            }
        }

        @Override
        public Refusal whyNoAnswer(Move candidate) {
            return ClaimAsk.notNow(candidate);
        }

        @Override
        public void reveal(List<ClaimMove.Give> answers, Table<Board> table) {
            Board board = table.board();
            var gifts = new ArrayList<CardSet>();
            for (int i = 0; i < answers.size(); i++) {
                gifts.add(chosen(board, answers.get(i), board.at(Board.score(seats.get(i)))));
            }
            for (int i = 0; i < answers.size(); i++) {
                Seat giver = seats.get(i);
                Seat receiver = board.other(giver);
                table.update(now ->
                        now.with(now.deal().move(gifts.get(giver.index()), Board.score(giver), Board.score(receiver))));
                table.tell(new ClaimEvent.CardsGiven(
                        giver, receiver, answers.get(i).cards(), Location.TAVERN.cause()));
            }
        }

        private static CardSet chosen(Board board, ClaimMove.Give gift, CardSet pile) {
            CardSet chosen = CardSet.EMPTY;
            for (Face face : gift.cards()) {
                chosen = chosen.with(CardPicker.choose(board, face, pile.minus(chosen)));
            }
            return chosen;
        }
    }

    /// S3: surviving Gnomes join the score piles. (claim:R32)
    record CountGnomes() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            for (Seat seat : Seat.all(table.board().seats())) {
                Board board = table.board();
                CardSet gnomes = board.at(Board.gnomes(seat));
                if (!gnomes.isEmpty()) {
                    table.update(board.with(board.deal().move(gnomes, Board.gnomes(seat), Board.score(seat))));
                    table.tell(new ClaimEvent.GnomesCounted(seat, board.faces(gnomes), Why.GNOMES_LEFT.cause()));
                }
            }
        }
    }

    /// S4: numbers still hidden are shown, then the Toxics kill. (claim:R33, claim:F15, claim:F19)
    record ReadToxics() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            showNumbers(table);
            Toxics toxics = table.board().toxics();
            if (toxics.table().isEmpty()) {
                return;
            }
            table.update(board -> board.with(toxics.reveal()));
            for (Toxic.Place place : Toxic.Place.values()) {
                table.tell(new ClaimEvent.ToxicRevealed(place, toxics.at(place), Why.TOXICS.cause()));
            }
            for (Seat seat : Seat.all(table.board().seats())) {
                CardSet dead = CardSet.EMPTY;
                for (int card : table.board().at(Board.score(seat)).toArray()) {
                    dead = isPoisoned(table.board(), card) ? dead.with(card) : dead;
                }
                removeFromScore(
                        table,
                        seat,
                        dead,
                        new ClaimEvent.CardsPoisoned(seat, table.board().faces(dead), Why.TOXICS.cause()));
            }
        }

        private static boolean isPoisoned(Board board, int card) {
            boolean inScope =
                    !board.rules().poisonOnlyPoisoners() || board.cards().faction(card) == Faction.POISONER;
            return inScope && board.toxics().table().stream().anyMatch(toxic -> toxic.kills(board.value(card)));
        }

        private static void showNumbers(Table<Board> table) {
            for (Seat seat : Seat.all(table.board().seats())) {
                Board board = table.board();
                CardSet hidden = board.at(Board.score(seat))
                        .and(board.cards().hidingNumbers())
                        .minus(board.secrets().shown());
                table.update(board.with(board.secrets().show(hidden)));
                table.board()
                        .faces(hidden)
                        .forEach(face -> table.tell(
                                new ClaimEvent.NumberShown(seat, face, Why.HIDDEN_NUMBERS.of(face.faction()))));
            }
        }
    }

    /// S5: fake Tricksters leave. (claim:R34, claim:F18)
    record UnmaskFakes() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            for (Seat seat : Seat.all(table.board().seats())) {
                Board board = table.board();
                CardSet tricksters =
                        board.at(Board.score(seat)).and(board.cards().of(Faction.TRICKSTER));
                if (!tricksters.isEmpty()) { // that none is a fake is news too
                    CardSet fakes = tricksters.and(board.secrets().fakes());
                    table.update(board.with(board.deal().move(fakes, Board.score(seat), Board.DISCARD)));
                    table.tell(new ClaimEvent.FakesUnmasked(seat, board.faces(fakes), Faction.TRICKSTER.cause()));
                }
            }
        }
    }

    /// S6: kings and queens of equal value on one side leave together. (claim:R35, claim:F11, claim:F12)
    record PartCouples() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            for (Seat side : Votes.sides(table.board())) {
                CardSet leaving = couples(table.board(), Votes.pile(table.board(), side));
                for (Seat seat : Votes.members(table.board(), side)) {
                    CardSet own = leaving.and(table.board().at(Board.score(seat)));
                    removeFromScore(
                            table,
                            seat,
                            own,
                            new ClaimEvent.CouplesLeft(seat, table.board().faces(own), Faction.ICE_KING.cause()));
                }
            }
        }

        private static CardSet couples(Board board, CardSet pile) {
            CardSet leaving = CardSet.EMPTY;
            for (Faction half : board.cards().factions()) {
                if (half.leavesWithItsPair()) {
                    Faction other = half.pair().orElseThrow();
                    for (int card : pile.and(board.cards().of(half)).toArray()) {
                        boolean isCouple = !board.showing(Face.of(other, board.value(card)), pile)
                                .isEmpty();
                        leaving = isCouple ? leaving.with(card) : leaving;
                    }
                }
            }
            return leaving;
        }
    }

    /// This seat wins at once.
    static void endWith(Table<Board> table, Seat winner, Ending.Reason reason) {
        List<Integer> ranks = Seat.all(table.board().seats()).stream()
                .map(seat -> seat.equals(winner) ? 1 : 2)
                .toList();
        end(table, new Outcome(ranks, reason.toString()), reason);
    }

    /// Nothing else happens after this. (claim:R43)
    static void end(Table<Board> table, Outcome outcome, Ending.Reason reason) {
        table.update(board -> board.with(board.ending().decided(outcome)).with(Phase.OVER));
        table.tell(new ClaimEvent.MatchEnded(outcome.winners(), reason, reason.cause()));
        table.end();
    }

    private static void removeFromScore(Table<Board> table, Seat seat, CardSet cards, ClaimEvent event) {
        if (!cards.isEmpty()) {
            table.update(board -> board.with(board.deal().move(cards, Board.score(seat), Board.DISCARD)));
            table.tell(event);
        }
    }
}
