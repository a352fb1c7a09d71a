package winterhall.claim;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import winterhall.engine.Cause;
import winterhall.engine.Effect;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Task;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Deal;

/// One trick from its start until it is judged, the same in both phases. (claim sections 3.2 and 4.1)
///
/// Start at [BeginTrick]. [TakeTurn] asks each seat in turn; [ShowCards] reads hidden numbers; [JudgeTrick] names the
/// winner and hands over to [Recruiting] or [Gathering]; [EndTrick] counts and goes on.
final class Tricks {
    static final Effect<Board> BEGIN_TRICK = new BeginTrick();
    static final Effect<Board> END_TRICK = new EndTrick();
    private static final Effect<Board> JUDGE_TRICK = new JudgeTrick();

    private Tricks() {}

    /// START and CENTRE: whether there is a trick to play, and for what. (claim:R18, claim:R24, claim:R29)
    record BeginTrick() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Board board = table.board();
            if (isOver(board)) {
                table.next(new Scoring.EndGathering());
                return;
            }
            Seat leader = withCards(board, board.leader());
            if (!leader.equals(board.leader())) {
                board = board.ledBy(leader);
                table.update(board);
                table.tell(new ClaimEvent.LeadMoved(leader, Why.NO_CARDS.cause()));
            }
            table.update(board.rules().artifacts() ? board.with(fresh(board)) : board);
            if (board.phase() == Phase.RECRUITING) {
                turnCentre(table);
            }
            if (board.artifactPiles().isLive()) {
                table.next(new Windows.Open(ArtifactWindow.PRE), new TakeTurn(0));
            } else {
                table.next(new TakeTurn(0));
            }
        }

        /// A new trick, under what the last one has left over it. (claim:A1, claim:A2)
        private static Trick fresh(Board board) {
            boolean last = false;
            if (board.phase() == Phase.GATHERING) {
                int fewest = Integer.MAX_VALUE;
                for (Seat seat : Seat.all(board.seats())) {
                    fewest = Math.min(fewest, board.playable(seat));
                }
                last = fewest <= 1;
            }
            Trick trick = last ? Trick.FINAL : Trick.NONE;
            Optional<Seat> cloaked = board.ongoing().cloaked();
            return cloaked.isPresent() ? trick.cast(Spell.on(cloaked.get(), Spell.Kind.CLOAK)) : trick;
        }

        private static void turnCentre(Table<Board> table) {
            for (int i = 0; i < table.board().rules().centreSize(); i++) {
                Board board = table.board();
                int card = board.deck().top();
                Deal deal = board.deal()
                        .change()
                        .move(card, Board.DECK, Board.CENTRE)
                        .show(card)
                        .done();
                table.update(board.with(deal, board.deck().drop(1)));
                table.tell(new ClaimEvent.CentreTurned(board.face(card)));
            }
        }
    }

    /// The seat at this place, counted from the leader, plays its card; after the last one the trick is shown.
    record TakeTurn(int place) implements Effect<Board> {
        private static final List<TakeTurn> TURNS =
                List.of(new TakeTurn(0), new TakeTurn(1), new TakeTurn(2), new TakeTurn(3), new TakeTurn(4));

        @Override
        public void resolve(Table<Board> table) {
            Board board = table.board();
            if (place == board.seats()) {
                boolean plain = !board.artifactPiles().isLive()
                        && !board.trick().masked()
                        && board.cards().hidingNumbers().isEmpty();
                if (plain) { // nothing to show and nobody to act: the usual case, and a hot one
                    table.next(JUDGE_TRICK);
                } else {
                    table.next(new ShowCards(), new Windows.Open(ArtifactWindow.DONE), JUDGE_TRICK);
                }
                return;
            }
            Task<Board> then = TURNS.get(place + 1);
            Seat seat = board.leader().clockwise(place, board.seats());
            if (board.playable(seat) == 0) {
                table.next(then); // claim:R24
                return;
            }
            Task<Board> play;
            if (!board.trick().spells().isEmpty() && PlayableCards.source(board, seat) == PlayableCards.Source.RANDOM) {
                play = new PlayRandomly(seat);
            } else {
                play = place == 0 ? new Lead(seat) : new Follow(seat);
            }
            if (place == 0 && board.artifactPiles().isLive() && !board.trick().under(Spell.Kind.DICE)) {
                table.next(play, new Windows.Open(ArtifactWindow.LED), then);
            } else {
                table.next(play, then);
            }
        }
    }

    /// A seat plays a card to the trick. (claim section 4.3)
    interface PlayCard extends ClaimAsk<ClaimMove.Play> {
        @Override
        default List<ClaimMove.Play> answers(Board board) {
            return plays(board, PlayableCards.within(board, seat()));
        }

        @Override
        default Optional<Refusal> whyNot(ClaimMove.Play move, Board board) {
            return PlayableCards.whyNot(board, seat(), move.card());
        }

        @Override
        default SequencedMap<String, String> words(Seat seat, Board board) {
            return PlayableCards.words(board, seat);
        }

        /// A search asks for nothing more often.
        @Override
        default List<ClaimMove.Play> options(Board board) {
            return plays(board, PlayableCards.cards(board, seat()));
        }
    }

    /// The leader plays any card. (claim:R9)
    record Lead(Seat seat) implements PlayCard {
        @Override
        public void answer(ClaimMove.Play move, Table<Board> table) {
            Board board = table.board();
            playFace(table, seat, move.card(), PlayableCards.pool(board, seat), Why.played(board, seat));
        }
    }

    /// A later seat follows if it can. (claim:R10)
    record Follow(Seat seat) implements PlayCard {
        @Override
        public void answer(ClaimMove.Play move, Table<Board> table) {
            Board board = table.board();
            if (PlayableCards.mustFollow(board) && PlayableCards.source(board, seat) == PlayableCards.Source.RULES) {
                noteWhatIsLacking(table, move.card().faction());
            }
            playFace(table, seat, move.card(), PlayableCards.pool(board, seat), Why.played(board, seat));
        }

        /// Not following proves that the hand lacks the led faction. (claim section 11.4)
        private void noteWhatIsLacking(Table<Board> table, Faction played) {
            Board board = table.board();
            Faction led = board.cards().faction(board.trick().lead().card());
            if (played != led && !played.imitates()) {
                table.update(board.with(board.tally().lacks(seat, led)));
            }
        }
    }

    /// Hunting Cloak or Gambler's Dice choose the card. (claim:A2, claim:A13, claim:RU71)
    record PlayRandomly(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Board board = table.board();
            int card = CardPicker.pick(table, "hand", board.at(Board.hand(seat)));
            play(table, seat, card, Board.hand(seat), Why.played(board, seat));
        }
    }

    /// SHOW: all numbers are read and a face-down lead is turned up. (claim:R12, claim:F15)
    record ShowCards() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Board board = table.board();
            if (board.trick().masked()) {
                turnUp(table);
            }
            CardSet hiding = board.cards().hidingNumbers();
            if (!hiding.isEmpty()) {
                showNumbers(table, hiding);
            }
        }

        private static void turnUp(Table<Board> table) {
            Board board = table.board();
            PlayedCard lead = board.trick().lead();
            Deal.Change deal = board.deal().change();
            show(board, lead.seat(), lead.card(), deal);
            table.update(board.with(deal.done(), board.trick().maskedNow(false)));
            table.tell(new ClaimEvent.LeadTurnedUp(
                    lead.seat(), board.face(lead.card()), Artifact.MASK_OF_DARKNESS.cause()));
        }

        private static void showNumbers(Table<Board> table, CardSet hiding) {
            for (PlayedCard played : table.board().trick().plays()) {
                Board board = table.board();
                if (hiding.has(played.card()) && !board.secrets().shown().has(played.card())) {
                    table.update(board.with(board.secrets().show(CardSet.of(played.card()))));
                    Face face = board.trueFace(played.card());
                    table.tell(new ClaimEvent.NumberShown(played.seat(), face, Why.HIDDEN_NUMBERS.of(face.faction())));
                }
            }
        }
    }

    /// JUDGE: the trick has exactly one winner. (claim:R13–R15, claim:I5)
    record JudgeTrick() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Board board = table.board();
            if (board.trick().plays().isEmpty()) {
                table.next(BEGIN_TRICK); // frozen: the same leader leads again (claim:A16.2)
                return;
            }
            TrickJudge.Verdict verdict = TrickJudge.judge(board);
            PlayedCard winning = verdict.winning();
            table.update(board.with(board.trick().wonBy(winning.seat())));
            table.tell(new ClaimEvent.TrickWon(winning.seat(), board.face(winning.card()), verdict.why()));
            if (board.phase() == Phase.RECRUITING) {
                table.next(Recruiting.RECRUIT);
            } else if (board.artifactPiles().isLive()) {
                table.next(new Windows.Open(ArtifactWindow.WON), Gathering.GATHER);
            } else {
                table.next(Gathering.GATHER);
            }
        }
    }

    /// NEXT: streaks, what ends the match, and who leads. (claim:R17, claim:R46, claim:L3)
    record EndTrick() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Board board = table.board();
            Seat winner = board.winner();
            Seat due = TrickJudge.nextLeader(board, winner);
            Seat leader = isOver(board) ? due : withCards(board, due);
            Tally tally = board.tally().wonBy(winner, board.seats());
            OngoingEffects ongoing = board.ongoing();
            if (board.rules().artifacts()) {
                ongoing = ongoing.thaw().afterTrick().cloak(cloakedNext(board));
            }
            table.update(board.nextTrick(leader, tally, ongoing));
            if (!leader.equals(winner)) {
                Optional<Cause> why = leader.equals(due) ? TrickJudge.whyLeads(board) : Why.NO_CARDS.cause();
                table.tell(new ClaimEvent.LeadMoved(leader, why));
            }
            if (board.phase() == Phase.RECRUITING) {
                table.next(board.deck().isEmpty() ? new Recruiting.EndRecruiting() : BEGIN_TRICK);
            } else if (!endsHere(table, board.leader())) {
                if (board.isOutOfCards()) {
                    table.update(table.board().with(board.ending().lastTrickWonBy(winner)));
                }
                table.next(BEGIN_TRICK);
            }
        }
    }

    /// Whether a location ends the match after this trick. (claim:L3)
    private static boolean endsHere(Table<Board> table, Seat leader) {
        List<Location> locations = table.board().locations();
        for (int i = 0; i < locations.size(); i++) {
            if (locations.get(i).endsAfterTrick(table, leader)) {
                return true;
            }
        }
        return false;
    }

    /// Whether phase 2 is over. (claim:R29)
    private static boolean isOver(Board board) {
        return board.phase() == Phase.GATHERING && board.isOutOfCards();
    }

    /// A seat that should lead without a card leaves the lead to the next; before new hands are taken up nobody has any.
    /// (claim:R24)
    private static Seat withCards(Board board, Seat due) {
        Seat seat = due;
        for (int asked = 0; asked < board.seats(); asked++) {
            if (board.playable(seat) > 0) {
                return seat;
            }
            seat = seat.next(board.seats());
        }
        return due;
    }

    /// Where the table plays so, a cloak falls on the next trick only, frozen or not. (claim:A2, claim:P30)
    static Optional<Seat> cloakedNext(Board board) {
        return board.ongoing().cloaked().isPresent() && !board.trick().under(Spell.Kind.CLOAK)
                ? board.ongoing().cloaked()
                : Optional.empty();
    }

    /// Each look of a card once: cards that look alike are one option. (claim:P3)
    static List<ClaimMove.Play> plays(Board board, CardSet cards) {
        if (cards.meets(board.cards().hidingNumbers())) {
            return board.distinctFaces(cards).stream().map(MoveCache::play).toList();
        }
        return new PlayList(board.cards(), board.cards().oneOfEachLook(cards));
    }

    static void playFace(Table<Board> table, Seat seat, Face face, CardSet among, Optional<Cause> why) {
        Board board = table.board();
        int card = CardPicker.choose(board, face, among);
        int hand = Board.hand(seat);
        play(
                table,
                seat,
                card,
                board.deal().has(card, hand) ? hand : board.deal().zoneOf(card),
                why);
    }

    /// Lays a card into the trick. (claim:R16)
    ///
    /// @param why what chose the card, if its player did not
    static void play(Table<Board> table, Seat seat, int card, int from, Optional<Cause> why) {
        Board board = table.board();
        boolean leads = seat.equals(board.leader());
        boolean faceDown = leads
                && board.ongoing().mask() > 0
                && !board.trick().masked()
                && board.trick().plays().isEmpty();
        Face face = board.face(card);
        Deal.Change deal = board.deal().change().move(card, from, Board.played(seat));
        if (!faceDown) {
            show(board, seat, card, deal);
        }
        boolean flask = board.ongoing().flaskWaits(seat);
        var played =
                new PlayedCard(seat, card, flask, board.frozenBonus(seat), List.of(), !face.isClass() && !faceDown);
        Trick trick = board.trick().play(played, leads);
        if (faceDown && from != Board.score(seat)) {
            trick = trick.without(Spell.Kind.BOOK); // spent: the pile was empty when the card was led (claim:RU76)
        }
        table.update(board.with(deal.done(), faceDown ? trick.maskedNow(true) : trick));
        if (flask) {
            table.update(table.board().with(board.ongoing().flask(seat, false)));
        }
        if (faceDown) {
            table.tell(
                    new ClaimEvent.CardLedFaceDown(seat, Optional.of(face), why.or(Artifact.MASK_OF_DARKNESS::cause)));
            if (board.rules().maskAnnouncesFaction()) {
                table.tell(new ClaimEvent.FactionAnnounced(seat, face.faction(), Artifact.MASK_OF_DARKNESS.cause()));
            }
        } else {
            table.tell(leads ? new ClaimEvent.CardLed(seat, face, why) : new ClaimEvent.CardPlayed(seat, face, why));
        }
    }

    /// A card of a hand comes to lie open; nobody can tell it from others in the hand that look alike. (claim:H6)
    static void show(Board board, Seat seat, int card, Deal.Change deal) {
        if (board.deal().isOpen(card)) {
            return;
        }
        CardSet held = board.at(Board.hand(seat)).plus(board.at(Board.flail(seat)));
        CardSet alike = board.showing(board.face(card), held.without(card));
        if (!alike.isEmpty()) {
            deal.blur(card, alike);
        }
        deal.show(card);
    }
}
