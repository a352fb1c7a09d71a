package winterhall.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Chance;
import winterhall.engine.QuickChance;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.engine.kit.CardRow;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Deal;
import winterhall.enginetest.Redeal;
import winterhall.enginetest.Renaming;

/// Exchanges everything on a board that a viewer does not know, by claim section 11.1 and without the view: hidden cards
/// among hidden places, numbers, fakes, Toxics and artifacts. (claim:H2–H5)
final class HiddenRedeal implements Redeal<Board> {
    @Override
    public Optional<Board> deal(Board board, Viewer viewer, QuickChance chance) {
        Chance.Source source = chance.source("redeal");
        Board moved = rename(board, viewer, renaming(board, viewer, source));
        if (!fitsWhatAllKnow(moved)) {
            return Optional.empty();
        }
        return Optional.of(artifacts(toxics(secrets(moved, source), viewer, source), viewer, source));
    }

    /// Which card takes the place of which: any permutation of the cards whose place the viewer does not know, and of
    /// the cards that may lie face-down where it cannot see which.
    private static Renaming renaming(Board board, Viewer viewer, Chance.Source source) {
        CardSet known = viewer.seat()
                .map(seat -> board.deal().known(seat))
                .orElse(board.deal().open());
        var renaming = new Renaming(board.cards().count(), board.cards().all().minus(known), source);
        for (Seat seat : Seat.all(board.seats())) {
            CardSet flail = board.at(Board.flail(seat));
            CardSet hand = board.at(Board.hand(seat));
            if (!viewer.knows(seat) && !flail.isEmpty() && !hand.isEmpty()) {
                // one card of the hand may have been the one set aside
                renaming.swap(flail.first(), hand.get(source.below(hand.size())));
            }
        }
        return renaming;
    }

    /// What the viewer and all know stays; what another seat knows of its own follows the cards.
    private static Board rename(Board board, Viewer viewer, Renaming renaming) {
        CardSet[] zones = new CardSet[Board.zones(board.seats())];
        for (int zone = 0; zone < zones.length; zone++) {
            zones[zone] = renaming.of(board.at(zone));
        }
        CardSet[] known = new CardSet[board.seats()];
        for (Seat seat : Seat.all(board.seats())) {
            CardSet knows = board.deal().known(seat);
            known[seat.index()] = viewer.knows(seat) ? knows : renaming.of(knows);
        }
        Deal deal = Deal.of(board.cards().count(), zones, known, board.deal().open());
        Board moved = board.with(deal, renaming.of(board.deck()));
        Trick trick = moved.trick();
        List<PlayedCard> plays = trick.plays().stream()
                .map(played -> new PlayedCard(
                        played.seat(),
                        renaming.of(played.card()),
                        played.flask(),
                        played.frozen(),
                        played.twists(),
                        played.readable()))
                .toList();
        return moved.with(new Trick(
                plays,
                trick.spells(),
                trick.masked(),
                trick.last(),
                trick.winner(),
                trick.ghosts(),
                trick.deckCardForWinner(),
                trick.givenUp()));
    }

    /// Nobody holds a faction it has shown to lack, nor what the Wishing Lamp has missed. (claim section 11.4)
    private static boolean fitsWhatAllKnow(Board board) {
        if (board.ongoing().miss().isPresent() || board.trick().masked()) {
            return false; // too few such deals fit; explicit tests cover them
        }
        for (Seat seat : Seat.all(board.seats())) {
            CardSet hidden = board.at(Board.hand(seat)).minus(board.deal().open());
            for (int card : hidden.toArray()) {
                if (board.tally().isLacking(seat, board.cards().faction(card))) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Numbers that were never shown and fakes that nobody can tell. (claim:H2, claim:H3)
    private static Board secrets(Board board, Chance.Source source) {
        FactionCards cards = board.cards();
        CardSet unshown = cards.hidingNumbers().minus(board.secrets().shown());
        int[] numbers = new int[cards.hidingNumbers().size()];
        for (int card : cards.hidingNumbers().toArray()) {
            numbers[cards.hiddenPlace(card)] = board.value(card);
        }
        for (int card : unshown.toArray()) {
            CardSet alike = cards.showing(cards.face(card)).and(unshown);
            int other = alike.get(source.below(alike.size()));
            int number = numbers[cards.hiddenPlace(card)];
            numbers[cards.hiddenPlace(card)] = numbers[cards.hiddenPlace(other)];
            numbers[cards.hiddenPlace(other)] = number;
        }
        CardSet fakes = CardSet.EMPTY;
        for (int fake : board.secrets().fakes().toArray()) {
            CardSet pair = cards.showing(cards.face(fake));
            fakes = fakes.with(pair.get(source.below(2)));
        }
        return board.with(new Secrets(CardRow.of(numbers), board.secrets().shown(), fakes));
    }

    /// Toxics the viewer has not seen. (claim:H5)
    private static Board toxics(Board board, Viewer viewer, Chance.Source source) {
        Toxics toxics = board.toxics();
        if (toxics.table().isEmpty() || toxics.revealed()) {
            return board;
        }
        var unseen = new ArrayList<>(toxics.box());
        for (Toxic.Place place : Toxic.Place.values()) {
            if (!hasSeen(toxics, viewer, place)) {
                unseen.add(toxics.at(place));
            }
        }
        int[] order = source.order(unseen.size());
        var table = new ArrayList<Toxic>();
        int next = 0;
        for (Toxic.Place place : Toxic.Place.values()) {
            table.add(hasSeen(toxics, viewer, place) ? toxics.at(place) : unseen.get(order[next++]));
        }
        var box = new ArrayList<Toxic>();
        while (next < order.length) {
            box.add(unseen.get(order[next++]));
        }
        return board.with(new Toxics(List.copyOf(table), List.copyOf(box), toxics.peeked(), false));
    }

    private static boolean hasSeen(Toxics toxics, Viewer viewer, Toxic.Place place) {
        return viewer.seat().map(seat -> toxics.hasSeen(seat, place)).orElse(false);
    }

    /// Artifacts of others and of the box. (claim:H5)
    private static Board artifacts(Board board, Viewer viewer, Chance.Source source) {
        if (!board.rules().artifacts()) {
            return board;
        }
        var unseen = new ArrayList<>(board.artifactPiles().boxed());
        for (Seat seat : Seat.all(2)) {
            if (!viewer.knows(seat)) {
                unseen.addAll(board.artifactPiles().row(seat));
            }
        }
        int[] order = source.order(unseen.size());
        int next = 0;
        var rows = new ArrayList<List<Artifact>>();
        for (Seat seat : Seat.all(2)) {
            List<Artifact> row =
                    new ArrayList<>(viewer.knows(seat) ? board.artifactPiles().row(seat) : List.of());
            while (row.size() < board.artifactPiles().left(seat)) {
                row.add(unseen.get(order[next++]));
            }
            rows.add(row);
        }
        var box = new ArrayList<Artifact>();
        while (next < order.length) {
            box.add(unseen.get(order[next++]));
        }
        return board.with(ArtifactPiles.of(
                rows.get(0), rows.get(1), box, board.artifactPiles().discard()));
    }
}
