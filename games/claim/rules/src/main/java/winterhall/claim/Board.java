package winterhall.claim;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Seat;
import winterhall.engine.kit.CardRow;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Deal;

/// All the cardboard of a match, hidden sides included. (claim section 2)
///
/// @param deck the draw deck in its order; the same cards lie in the zone [#DECK]
/// @param leader who leads the present or the next trick
public record Board(
        Rules rules,
        Phase phase,
        Deal deal,
        CardRow deck,
        Secrets secrets,
        Seat leader,
        Trick trick,
        Tally tally,
        ArtifactPiles artifactPiles,
        OngoingEffects ongoing,
        Toxics toxics,
        List<Location> locations,
        Ending ending) {
    static final int DECK = 0;
    public static final int CENTRE = 1;
    static final int DISCARD = 2;
    static final int TROLLS = 3;
    static final int FROZEN = 4;
    private static final int SHARED = 5;
    private static final int HAND = 0;
    private static final int PLAYED = 1;
    private static final int FOLLOWERS = 2;
    private static final int SCORE = 3;
    private static final int GNOMES = 4;
    private static final int FLAIL = 5;
    private static final int OWN = 6;

    public static int hand(Seat seat) {
        return SHARED + OWN * seat.index() + HAND;
    }

    static int played(Seat seat) {
        return SHARED + OWN * seat.index() + PLAYED;
    }

    public static int followers(Seat seat) {
        return SHARED + OWN * seat.index() + FOLLOWERS;
    }

    public static int score(Seat seat) {
        return SHARED + OWN * seat.index() + SCORE;
    }

    public static int gnomes(Seat seat) {
        return SHARED + OWN * seat.index() + GNOMES;
    }

    static int flail(Seat seat) {
        return SHARED + OWN * seat.index() + FLAIL;
    }

    static int zones(int seats) {
        return SHARED + OWN * seats;
    }

    /// A table on which nothing lies yet.
    static Board bare(Rules rules) {
        return new Board(
                rules,
                Phase.RECRUITING,
                Deal.empty(rules.cards().count(), zones(rules.seats()), rules.seats()),
                CardRow.EMPTY,
                Secrets.NONE,
                rules.firstLeader().orElse(Seat.of(1)),
                Trick.NONE,
                Tally.START,
                ArtifactPiles.NONE,
                OngoingEffects.NONE,
                Toxics.NONE,
                List.of(),
                Ending.NOT_YET);
    }

    public int seats() {
        return rules.seats();
    }

    public FactionCards cards() {
        return rules.cards();
    }

    public CardSet at(int zone) {
        return deal.at(zone);
    }

    /// What a card is worth: the number printed on it, hidden or not. (claim:R44)
    public int value(int card) {
        Face face = cards().face(card);
        return face.isClass() ? secrets.numbers().get(cards().hiddenPlace(card)) : face.number();
    }

    public int effective(PlayedCard played) {
        return played.effective(value(played.card()), cards().printed());
    }

    /// The card as those who see it know it: with its number, unless that is hidden and was never shown.
    Face face(int card) {
        Face face = cards().face(card);
        return face.isClass() && secrets.shown().has(card) ? trueFace(card) : face;
    }

    /// The card with its number, whether or not anybody may know it.
    Face trueFace(int card) {
        return Face.of(cards().faction(card), value(card));
    }

    /// What the cards look like, in the order of faction and number.
    List<Face> faces(CardSet cards) {
        int size = cards.size();
        if (size == 0) {
            return List.of();
        }
        if (size == 1) {
            return List.of(face(cards.first()));
        }
        var faces = new ArrayList<Face>(size);
        for (int card : cards.toArray()) {
            faces.add(face(card));
        }
        if (cards.meets(cards().hidingNumbers())) {
            faces.sort(null);
        }
        return faces;
    }

    /// Each look once.
    List<Face> distinctFaces(CardSet cards) {
        return faces(cards).stream().distinct().toList();
    }

    /// The cards among these that look like this.
    CardSet showing(Face face, CardSet among) {
        if (cards().hidingNumbers().isEmpty() || !face.faction().hidesNumbers()) {
            return cards().showing(face).and(among);
        }
        CardSet found = CardSet.EMPTY;
        for (int card : among.and(cards().of(face.faction())).toArray()) {
            if (face(card).equals(face)) {
                found = found.with(card);
            }
        }
        return found;
    }

    /// The other seat of two.
    Seat other(Seat seat) {
        return seat.next(seats());
    }

    /// Hand and Flail slot: what this seat can still play in phase 2. (claim:R29)
    int playable(Seat seat) {
        return deal.size(hand(seat)) + deal.size(flail(seat));
    }

    /// Whether at this moment no further phase-2 trick can be played. (claim:R29)
    boolean isOutOfCards() {
        int empty = 0;
        for (int number = 1; number <= seats(); number++) {
            empty += playable(Seat.of(number)) == 0 ? 1 : 0;
        }
        return rules.leftoversPlayAlone() ? empty == seats() : empty > 0;
    }

    /// Who won the trick that was just judged.
    Seat winner() {
        return trick.winner().orElseThrow(() -> new IllegalStateException("the trick is not judged yet"));
    }

    boolean isMerged() {
        return !ongoing.frozen().isEmpty();
    }

    /// What one's own frozen card adds to this seat's card. (claim:A16.3)
    int frozenBonus(Seat seat) {
        if (!isMerged()) {
            return 0;
        }
        for (PlayedCard played : ongoing.frozen()) {
            if (played.seat().equals(seat)) {
                return effective(played);
            }
        }
        return 0;
    }

    Board with(Deal now) {
        var draft = new Draft(this);
        draft.deal = now;
        return draft.done();
    }

    Board with(Deal now, CardRow rest) {
        var draft = new Draft(this);
        draft.deal = now;
        draft.deck = rest;
        return draft.done();
    }

    Board with(Deal now, Trick played) {
        var draft = new Draft(this);
        draft.deal = now;
        draft.trick = played;
        return draft.done();
    }

    Board with(Trick now) {
        var draft = new Draft(this);
        draft.trick = now;
        return draft.done();
    }

    Board with(Phase now) {
        var draft = new Draft(this);
        draft.phase = now;
        return draft.done();
    }

    Board with(Secrets now) {
        var draft = new Draft(this);
        draft.secrets = now;
        return draft.done();
    }

    Board ledBy(Seat seat) {
        var draft = new Draft(this);
        draft.leader = seat;
        return draft.done();
    }

    Board with(Tally now) {
        var draft = new Draft(this);
        draft.tally = now;
        return draft.done();
    }

    Board with(ArtifactPiles now) {
        var draft = new Draft(this);
        draft.artifactPiles = now;
        return draft.done();
    }

    Board with(OngoingEffects now) {
        var draft = new Draft(this);
        draft.ongoing = now;
        return draft.done();
    }

    Board with(Toxics now) {
        var draft = new Draft(this);
        draft.toxics = now;
        return draft.done();
    }

    Board at(List<Location> now) {
        var draft = new Draft(this);
        draft.locations = now;
        return draft.done();
    }

    Board with(Ending now) {
        var draft = new Draft(this);
        draft.ending = now;
        return draft.done();
    }

    /// The trick is over: streaks, leader and lasting effects as they are now. (claim:R46, claim:R17)
    Board nextTrick(Seat next, Tally counted, OngoingEffects rest) {
        var draft = new Draft(this);
        draft.leader = next;
        draft.trick = Trick.NONE;
        draft.tally = counted;
        draft.ongoing = rest;
        return draft.done();
    }

    /// A copy while it is being changed, and never kept: so it costs no more than the copy itself.
    private static final class Draft {
        private final Rules rules;
        private Phase phase;
        private Deal deal;
        private CardRow deck;
        private Secrets secrets;
        private Seat leader;
        private Trick trick;
        private Tally tally;
        private ArtifactPiles artifactPiles;
        private OngoingEffects ongoing;
        private Toxics toxics;
        private List<Location> locations;
        private Ending ending;

        private Draft(Board board) {
            rules = board.rules;
            phase = board.phase;
            deal = board.deal;
            deck = board.deck;
            secrets = board.secrets;
            leader = board.leader;
            trick = board.trick;
            tally = board.tally;
            artifactPiles = board.artifactPiles;
            ongoing = board.ongoing;
            toxics = board.toxics;
            locations = board.locations;
            ending = board.ending;
        }

        private Board done() {
            return new Board(
                    rules,
                    phase,
                    deal,
                    deck,
                    secrets,
                    leader,
                    trick,
                    tally,
                    artifactPiles,
                    ongoing,
                    toxics,
                    locations,
                    ending);
        }
    }
}
