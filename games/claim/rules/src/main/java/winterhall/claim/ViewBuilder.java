package winterhall.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.engine.kit.CardSet;

/// Builds a [ClaimView] up from what its viewer knows; nothing is blanked out. (claim:H1)
final class ViewBuilder {
    private final Board board;
    private final Viewer viewer;
    private final CardSet known;

    private ViewBuilder(Board board, Viewer viewer) {
        this.board = board;
        this.viewer = viewer;
        this.known = switch (viewer) {
            case Viewer.At(var seat) -> board.deal().known(seat);
            case Viewer.Spectator() -> board.deal().open();
            case Viewer.Everyone() -> board.cards().all();
        };
    }

    static ClaimView at(Board board, Viewer viewer) {
        return new ViewBuilder(board, viewer).view();
    }

    private ClaimView view() {
        var seats = new ArrayList<ClaimView.SeatView>(board.seats());
        for (Seat seat : Seat.all(board.seats())) {
            seats.add(side(seat));
        }
        return new ClaimView(
                viewer,
                board.rules(),
                board.phase(),
                board.leader(),
                seats,
                faces(board.at(Board.CENTRE)),
                board.deck().size(),
                deckTop(),
                faces(board.at(Board.DISCARD)),
                faces(board.at(Board.TROLLS)),
                trick(),
                board.artifactPiles().discard(),
                ongoing(),
                toxics(),
                board.toxics().peeked(),
                board.toxics().revealed(),
                board.locations(),
                board.ending());
    }

    private ClaimView.SeatView side(Seat seat) {
        boolean own = viewer.knows(seat);
        CardSet hand = board.at(Board.hand(seat));
        CardSet flail = board.at(Board.flail(seat));
        CardSet held = hand.plus(flail).plus(faceDown(seat));
        CardSet followers = board.at(Board.followers(seat));
        CardSet open = board.deal().open();
        return new ClaimView.SeatView(
                seat,
                hand.size(),
                faces((own ? hand : held).and(known)),
                faces(held.and(open)),
                !flail.isEmpty(),
                own && !flail.isEmpty() ? Optional.of(face(flail.first())) : Optional.empty(),
                followers.size(),
                faces(followers.and(known)),
                faces(followers.and(open)),
                faces(board.at(Board.score(seat))),
                faces(board.at(Board.gnomes(seat))),
                board.artifactPiles().left(seat),
                own ? board.artifactPiles().row(seat) : List.of(),
                board.tally().lost(seat),
                board.tally().lostThisPhase(seat),
                board.tally().lacking(seat));
    }

    /// A lead under the Mask, even one that all know to have been in the hand; but not one that all saw leave an open
    /// pile. (claim:A12, claim:RU76)
    private CardSet faceDown(Seat seat) {
        Trick trick = board.trick();
        return trick.masked() && seat.equals(board.leader()) && !trick.under(Spell.Kind.BOOK)
                ? board.at(Board.played(seat))
                : CardSet.EMPTY;
    }

    private ClaimView.TrickView trick() {
        Trick trick = board.trick();
        Optional<Faction> announced = trick.masked()
                        && board.rules().maskAnnouncesFaction()
                        && !trick.plays().isEmpty()
                ? Optional.of(board.cards().faction(trick.lead().card()))
                : Optional.empty();
        return new ClaimView.TrickView(
                lying(trick.plays(), false),
                trick.spells(),
                trick.masked(),
                announced,
                trick.last(),
                trick.winner(),
                trick.ghosts(),
                trick.deckCardForWinner(),
                faces(trick.givenUp()));
    }

    private ClaimView.OngoingView ongoing() {
        OngoingEffects ongoing = board.ongoing();
        return new ClaimView.OngoingView(
                ongoing.mask(),
                ongoing.torch(),
                ongoing.flask(),
                ongoing.cloaked(),
                lying(ongoing.frozen(), true),
                faces(ongoing.prize().and(board.at(Board.CENTRE))),
                ongoing.miss().map(OngoingEffects.Miss::seat),
                ongoing.miss().map(OngoingEffects.Miss::named),
                ongoing.miss()
                        .map(miss -> faces(miss.spared()
                                .and(board.at(Board.hand(miss.seat())).plus(faceDown(miss.seat())))))
                        .orElse(List.of()));
    }

    private List<ClaimView.Lying> lying(List<PlayedCard> plays, boolean frozen) {
        if (plays.isEmpty()) {
            return List.of();
        }
        var lying = new ArrayList<ClaimView.Lying>(plays.size());
        for (PlayedCard played : plays) {
            boolean hidden = !frozen
                    && !viewer.knows(played.seat())
                    && faceDown(played.seat()).has(played.card());
            Optional<Face> card =
                    known.has(played.card()) && !hidden ? Optional.of(face(played.card())) : Optional.empty();
            lying.add(new ClaimView.Lying(
                    played.seat(),
                    card,
                    played.flask(),
                    played.frozen(),
                    played.twists(),
                    played.readable(),
                    !board.deal().has(played.card(), frozen ? Board.FROZEN : Board.played(played.seat()))));
        }
        return lying;
    }

    private Optional<Face> deckTop() {
        return viewer instanceof Viewer.At
                        && !board.deck().isEmpty()
                        && known.has(board.deck().top())
                ? Optional.of(face(board.deck().top()))
                : Optional.empty();
    }

    private List<Optional<Toxic>> toxics() {
        Toxics toxics = board.toxics();
        if (toxics.table().isEmpty()) {
            return List.of();
        }
        var seen = new ArrayList<Optional<Toxic>>();
        for (Toxic.Place place : Toxic.Place.values()) {
            boolean knows = toxics.revealed()
                    || viewer instanceof Viewer.Everyone
                    || viewer.seat().filter(seat -> toxics.hasSeen(seat, place)).isPresent();
            seen.add(knows ? Optional.of(toxics.at(place)) : Optional.empty());
        }
        return seen;
    }

    private Face face(int card) {
        return viewer instanceof Viewer.Everyone ? board.trueFace(card) : board.face(card);
    }

    private List<Face> faces(CardSet cards) {
        if (viewer instanceof Viewer.Everyone) {
            return cards.stream().mapToObj(board::trueFace).sorted().toList();
        }
        return board.faces(cards);
    }
}
