package winterhall.claim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import winterhall.engine.BrokenRule;
import winterhall.engine.Chance;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.engine.kit.CardRow;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Deal;

/// A whole board that the viewer of a [ClaimView] cannot tell from the true one. (claim:H10)
///
/// Known faces are given any of their copies; every other card is dealt at random to the places nobody has shown to this
/// viewer, so that no seat holds a faction it is known to lack, nor what the Wishing Lamp has proven absent.
final class BoardImaginer {
    private static final int TRIES = 30;

    private final ClaimView view;
    private final FactionCards cards;
    private final Chance.Source source;
    private final CardSet[] zones;
    private final int[] numbers;
    private CardSet unused;
    private CardSet shown = CardSet.EMPTY;
    private CardSet open = CardSet.EMPTY;
    private CardSet seen = CardSet.EMPTY;
    private CardSet spared = CardSet.EMPTY;
    private CardSet pinned = CardSet.EMPTY;
    private CardSet prize = CardSet.EMPTY;
    private CardSet givenUp = CardSet.EMPTY;
    private CardSet moved = CardSet.EMPTY;

    /// What everybody knows of the viewer's own cards outside its hand.
    private final List<Face> openElsewhere = new ArrayList<>();

    private final List<Face> toGiveUp;
    private final List<PlayedCard> plays = new ArrayList<>();
    private final List<PlayedCard> frozen = new ArrayList<>();
    private final List<HiddenDeal.Slot> slots = new ArrayList<>();
    private final List<HiddenDeal.Group> groups = new ArrayList<>();
    private int deckTop = -1;

    private BoardImaginer(ClaimView view, Chance.Source source) {
        this.view = view;
        this.cards = view.rules().cards();
        this.source = source;
        this.zones = new CardSet[Board.zones(view.rules().seats())];
        Arrays.fill(zones, CardSet.EMPTY);
        this.numbers = new int[cards.hidingNumbers().size()];
        Arrays.fill(numbers, -1);
        this.unused = cards.all();
        this.toGiveUp = new ArrayList<>(view.trick().givenUp());
    }

    static Board board(ClaimView view, Chance chance) {
        if (view.viewer() instanceof Viewer.Everyone) {
            throw new IllegalArgumentException("everyone knows all: there is nothing to imagine");
        }
        Chance.Source source = chance.source("imagine");
        for (int world = 0; world < TRIES; world++) {
            Optional<Board> board = new BoardImaginer(view, source).board();
            if (board.isPresent()) {
                return board.get();
            }
        }
        throw new BrokenRule("no card can bear the number that the Wishing Lamp missed");
    }

    /// Empty if the deal left no card for a number that is proven absent from a hand.
    private Optional<Board> board() {
        layWhatIsKnown();
        new HiddenDeal(view, source, zones, unused, open, spared.plus(pinned), slots, groups).dealTheRest();
        if (!printNumbers()) {
            return Optional.empty();
        }
        return Optional.of(new Board(
                view.rules(),
                view.phase(),
                deal(),
                deck(),
                new Secrets(CardRow.of(numbers), shown, fakes()),
                view.leader(),
                trick(),
                tally(),
                artifactPiles(),
                ongoing(),
                toxics(),
                view.locations(),
                view.ending()));
    }

    // What is known

    private void layWhatIsKnown() {
        prize = layOpen(view.ongoing().prize(), Board.CENTRE);
        layOpen(without(view.centre(), view.ongoing().prize()), Board.CENTRE);
        layOpen(view.discard(), Board.DISCARD);
        layOpen(view.trolls(), Board.TROLLS);
        view.deckTop().ifPresent(face -> {
            deckTop = take(face);
            zones[Board.DECK] = zones[Board.DECK].with(deckTop);
            seen = seen.with(deckTop);
        });
        for (ClaimView.SeatView one : view.seats()) {
            layOpen(one.score(), Board.score(one.seat()));
            layOpen(one.gnomes(), Board.gnomes(one.seat()));
            layHeld(one.knownFollowers(), one.openFollowers(), Board.followers(one.seat()));
            layHand(one);
        }
        for (ClaimView.Lying lying : view.trick().plays()) {
            plays.add(played(lying, Board.played(lying.seat())));
        }
        view.ongoing().frozen().forEach(lying -> frozen.add(played(lying, Board.FROZEN)));
        int deckLeft = view.deck() - zones[Board.DECK].size();
        slots.add(new HiddenDeal.Slot(Board.DECK, deckLeft, Optional.empty()));
    }

    private void layHand(ClaimView.SeatView one) {
        Seat seat = one.seat();
        boolean own = view.viewer().knows(seat);
        List<Face> elsewhere = own ? without(one.open(), one.known()) : List.of();
        openElsewhere.addAll(elsewhere);
        CardSet known = layHeld(one.known(), without(one.open(), elsewhere), Board.hand(seat));
        spareFrom(seat, known);
        pinNamedCard(seat, known);
        one.flail().ifPresent(face -> {
            int card = take(face);
            zones[Board.flail(seat)] = CardSet.of(card);
            know(card, openElsewhere.remove(face));
        });
        boolean flailed = !own && one.flailed();
        boolean faceDown = !own && hasHiddenLead(seat);
        int held = one.hand() + (flailed ? 1 : 0) + (faceDown ? 1 : 0);
        slots.add(new HiddenDeal.Slot(Board.hand(seat), held - known.size(), Optional.of(seat)));
        slots.add(new HiddenDeal.Slot(
                Board.followers(seat), one.followers() - one.knownFollowers().size(), Optional.empty()));
        if (flailed || faceDown) {
            groups.add(new HiddenDeal.Group(seat, known, flailed, faceDown));
        }
    }

    private boolean hasHiddenLead(Seat seat) {
        return view.trick().plays().stream()
                .anyMatch(lying -> lying.seat().equals(seat) && lying.card().isEmpty());
    }

    private void spareFrom(Seat seat, CardSet hand) {
        if (view.ongoing().missedAt().equals(Optional.of(seat))) {
            for (Face face : view.ongoing().spared()) {
                spared = spared.with(withFace(face, hand.minus(spared)));
            }
        }
    }

    /// The card that the Wishing Lamp has found is in the hand, not set aside. (claim:A5)
    private void pinNamedCard(Seat seat, CardSet hand) {
        for (Spell spell : view.trick().spells()) {
            if (spell.kind() == Spell.Kind.LAMP_HIT && spell.concerns(seat)) {
                findFace(spell.named().orElseThrow(), hand).ifPresent(card -> pinned = pinned.with(card));
            }
        }
    }

    private CardSet layOpen(List<Face> faces, int zone) {
        CardSet laid = CardSet.EMPTY;
        for (Face face : faces) {
            laid = laid.with(take(face));
        }
        zones[zone] = zones[zone].plus(laid);
        open = open.plus(laid);
        return laid;
    }

    /// @param known faces this viewer knows, the open ones among them
    private CardSet layHeld(List<Face> known, List<Face> openOnes, int zone) {
        CardSet laid = layOpen(openOnes, zone);
        for (Face face : without(known, openOnes)) {
            int card = take(face);
            laid = laid.with(card);
            seen = seen.with(card);
        }
        zones[zone] = zones[zone].plus(laid);
        return laid;
    }

    private PlayedCard played(ClaimView.Lying lying, int zone) {
        int card = -1; // chosen later if it lies face-down
        if (lying.moved()) {
            card = movedCard(lying.card().orElseThrow());
        } else if (lying.card().isPresent()) {
            card = take(lying.card().get());
            zones[zone] = zones[zone].with(card);
            boolean hiddenLead = view.trick().masked()
                    && !lying.readable()
                    && lying.seat().equals(view.leader())
                    && zone != Board.FROZEN
                    && !wasOpenBefore(lying);
            know(card, !hiddenLead || openElsewhere.remove(lying.card().get()));
        }
        return new PlayedCard(lying.seat(), card, lying.flask(), lying.frozen(), lying.twists(), lying.readable());
    }

    private void know(int card, boolean openly) {
        if (openly) {
            open = open.with(card);
        } else {
            seen = seen.with(card);
        }
    }

    /// A card of the trick that lies elsewhere by now.
    private int movedCard(Face face) {
        int card = withFace(face, open.plus(seen).minus(moved));
        moved = moved.with(card);
        if (toGiveUp.remove(face)) { // of cards alike the one played first, as in play (claim:P3)
            givenUp = givenUp.with(card);
        }
        return card;
    }

    /// A face-down lead that came out of an open pile is known to all; only its owner knows any other. (claim:RU76)
    private boolean wasOpenBefore(ClaimView.Lying lying) {
        return !view.viewer().knows(lying.seat())
                || view.trick().spells().stream().anyMatch(spell -> spell.kind() == Spell.Kind.BOOK);
    }

    /// An unused card that looks like this.
    private int take(Face face) {
        Face look = face.isClass() ? face : Face.hidden(face.faction(), face.number());
        int card = cards.showing(look).and(unused).first();
        unused = unused.without(card);
        if (!face.isClass() && look.isClass()) {
            numbers[cards.hiddenPlace(card)] = face.number();
            shown = shown.with(card);
        }
        return card;
    }

    private int withFace(Face face, CardSet among) {
        return findFace(face, among).orElseThrow(() -> new BrokenRule(face + " is not among the cards it should be"));
    }

    private OptionalInt findFace(Face face, CardSet among) {
        for (int card : among.toArray()) {
            Face look = cards.face(card);
            int number = look.isClass() ? numbers[cards.hiddenPlace(card)] : look.number();
            if (look.equals(face) && number < 0 || number == face.number() && look.faction() == face.faction()) {
                return OptionalInt.of(card);
            }
        }
        return OptionalInt.empty();
    }

    private static List<Face> without(List<Face> faces, List<Face> fewer) {
        if (fewer.isEmpty()) {
            return faces;
        }
        var left = new ArrayList<>(faces);
        fewer.forEach(left::remove);
        return left;
    }

    // What nobody can read

    /// Numbers that were never shown, on the cards that could bear them. (claim:F15, claim:A5)
    private boolean printNumbers() {
        boolean printed = true;
        for (Faction faction : cards.factions()) {
            if (faction.hidesNumbers()) {
                List<Face> looks = cards.of(faction).stream()
                        .mapToObj(cards::face)
                        .distinct()
                        .toList();
                for (Face look : looks) {
                    printed &= printNumbers(look);
                }
            }
        }
        return printed;
    }

    private boolean printNumbers(Face look) {
        var blank = new ArrayList<Integer>();
        var values = new ArrayList<>(cards.numbers(look));
        for (int card : cards.showing(look).toArray()) {
            int number = numbers[cards.hiddenPlace(card)];
            if (number < 0) {
                blank.add(card);
            } else {
                values.remove(Integer.valueOf(number));
            }
        }
        CardSet barred = CardSet.EMPTY;
        int absent = -1;
        if (view.ongoing()
                .missed()
                .filter(named -> named.faction() == look.faction())
                .isPresent()) {
            Seat seat = view.ongoing().missedAt().orElseThrow();
            absent = view.ongoing().missed().get().number();
            barred = zones[Board.hand(seat)].plus(zones[Board.played(seat)]).minus(spared);
        }
        int[] order = source.order(blank.size());
        for (int i = 0; i < order.length; i++) {
            numbers[cards.hiddenPlace(blank.get(i))] = values.get(order[i]);
        }
        for (int card : blank) {
            if (numbers[cards.hiddenPlace(card)] == absent && barred.has(card)) {
                return swapAway(card, blank, barred);
            }
        }
        return true;
    }

    /// Gives the number that is proven absent to another card.
    private boolean swapAway(int card, List<Integer> blank, CardSet barred) {
        for (int other : blank) {
            if (!barred.has(other)) {
                int place = cards.hiddenPlace(card);
                int with = cards.hiddenPlace(other);
                int number = numbers[place];
                numbers[place] = numbers[with];
                numbers[with] = number;
                return true;
            }
        }
        return false;
    }

    private CardSet fakes() {
        CardSet fakes = CardSet.EMPTY;
        if (view.rules().has(Faction.TRICKSTER)) {
            for (int number :
                    cards.numbers(Faction.TRICKSTER).stream().distinct().toList()) {
                CardSet pair = cards.showing(Face.of(Faction.TRICKSTER, number));
                fakes = fakes.with(pair.get(source.below(pair.size())));
            }
        }
        return fakes;
    }

    // The pieces of the board

    private CardRow deck() {
        int[] rest = (deckTop < 0 ? zones[Board.DECK] : zones[Board.DECK].without(deckTop)).toArray();
        HiddenDeal.shuffle(rest, source);
        if (deckTop < 0) {
            return CardRow.of(rest);
        }
        int[] all = new int[rest.length + 1];
        all[0] = deckTop;
        System.arraycopy(rest, 0, all, 1, rest.length);
        return CardRow.of(all);
    }

    /// Everybody knows what lies open and what is theirs; this viewer knows what it has seen besides.
    private Deal deal() {
        CardSet[] known = new CardSet[view.rules().seats()];
        for (Seat seat : Seat.all(known.length)) {
            CardSet own = zones[Board.hand(seat)]
                    .plus(zones[Board.followers(seat)])
                    .plus(zones[Board.flail(seat)])
                    .plus(zones[Board.played(seat)]);
            boolean viewing = view.viewer().knows(seat);
            known[seat.index()] = viewing ? open.plus(seen) : open.plus(own);
        }
        return Deal.of(cards.count(), zones, known, open);
    }

    private Trick trick() {
        ClaimView.TrickView trickView = view.trick();
        return new Trick(
                settled(plays),
                trickView.spells(),
                trickView.masked(),
                trickView.last(),
                trickView.winner(),
                trickView.ghosts(),
                trickView.deckCardForWinner(),
                givenUp);
    }

    /// Fills in the card of a face-down lead, which was dealt with the rest.
    private List<PlayedCard> settled(List<PlayedCard> lying) {
        return lying.stream()
                .map(played -> played.card() >= 0
                        ? played
                        : new PlayedCard(
                                played.seat(),
                                zones[Board.played(played.seat())].first(),
                                played.flask(),
                                played.frozen(),
                                played.twists(),
                                played.readable()))
                .toList();
    }

    private OngoingEffects ongoing() {
        ClaimView.OngoingView ongoing = view.ongoing();
        Optional<OngoingEffects.Miss> miss = ongoing.missedAt()
                .map(seat -> new OngoingEffects.Miss(seat, ongoing.missed().orElseThrow(), spared));
        return new OngoingEffects(
                ongoing.mask(), ongoing.torch(), ongoing.flask(), ongoing.cloaked(), List.copyOf(frozen), prize, miss);
    }

    private Tally tally() {
        Tally tally = Tally.START;
        for (ClaimView.SeatView one : view.seats()) {
            tally = tally.withLost(one.seat(), one.lost()).withLostThisPhase(one.seat(), one.lostThisPhase());
            for (Faction faction : one.lacking()) {
                tally = tally.lacks(one.seat(), faction);
            }
        }
        return tally;
    }

    private Toxics toxics() {
        if (view.toxics().isEmpty()) {
            return Toxics.NONE;
        }
        var unseen = new ArrayList<>(view.rules().toxics());
        view.toxics().forEach(known -> known.ifPresent(unseen::remove));
        int[] order = source.order(unseen.size());
        int next = 0;
        var table = new ArrayList<Toxic>();
        for (Optional<Toxic> known : view.toxics()) {
            table.add(known.isPresent() ? known.get() : unseen.get(order[next++]));
        }
        var box = new ArrayList<Toxic>();
        while (next < order.length) {
            box.add(unseen.get(order[next++]));
        }
        return new Toxics(List.copyOf(table), List.copyOf(box), view.peeked(), view.toxicsRevealed());
    }

    private ArtifactPiles artifactPiles() {
        if (!view.rules().artifacts()) {
            return ArtifactPiles.NONE;
        }
        var unseen = new ArrayList<>(Arrays.asList(Artifact.values()));
        unseen.removeAll(view.artifactDiscard());
        view.seats().forEach(one -> unseen.removeAll(one.row()));
        int[] order = source.order(unseen.size());
        int next = 0;
        var rows = new ArrayList<List<Artifact>>();
        for (ClaimView.SeatView one : view.seats()) {
            var row = new ArrayList<>(one.row());
            while (row.size() < one.artifacts()) {
                row.add(unseen.get(order[next++]));
            }
            rows.add(row);
        }
        var box = new ArrayList<Artifact>();
        while (next < order.length) {
            box.add(unseen.get(order[next++]));
        }
        return ArtifactPiles.of(rows.get(0), rows.get(1), box, view.artifactDiscard());
    }
}
