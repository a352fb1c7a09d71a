package winterhall.claim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import winterhall.engine.kit.CardSet;

/// The faction cards of one match, numbered from 0: what can be said of a card forever and to everybody.
///
/// A card whose number is hidden is numbered by its class alone; which number it bears is dealt afresh in every match
/// and lies in [Secrets], so a card's own number here tells nothing. (claim:H6)
public final class FactionCards {
    private final List<Faction> factions;
    private final Printed printed;
    private final String written;
    private final Face[] faces;
    private final ClaimMove.Play[] plays;
    private final CardSet[] byFaction;
    private final CardSet[][] byFace;
    private final List<CardSet> alike;
    private final CardSet hidingNumbers;
    private final int firstHidden;
    private final CardSet imitating;
    private final CardSet takingTheLead;
    private final CardSet destroyingTheOthers;
    private final CardSet lookingAtDeck;
    private final CardSet comingBack;
    private final CardSet smashingGnomes;

    private FactionCards(List<Faction> factions, Printed printed) {
        this.factions = factions;
        this.printed = printed;
        String words = String.join(",", factions.stream().map(Faction::toString).toList());
        this.written = printed.equals(Printed.USUAL) ? words : words + ";" + printed.written();
        var all = new ArrayList<Face>();
        byFaction = new CardSet[Faction.values().length];
        Arrays.fill(byFaction, CardSet.EMPTY);
        for (Faction faction : factions) {
            int first = all.size();
            numbers(faction).stream()
                    .map(value -> Face.hidden(faction, value))
                    .sorted()
                    .forEach(all::add);
            CardSet cards = CardSet.range(first, all.size());
            byFaction[faction.ordinal()] = cards;
        }
        faces = all.toArray(new Face[0]);
        plays = all.stream().map(MoveCache::play).toArray(ClaimMove.Play[]::new);
        byFace = new CardSet[Faction.values().length][Face.KINDS];
        for (CardSet[] ofFaction : byFace) {
            Arrays.fill(ofFaction, CardSet.EMPTY);
        }
        for (int card = 0; card < faces.length; card++) {
            int faction = faces[card].faction().ordinal();
            byFace[faction][faces[card].place()] = byFace[faction][faces[card].place()].with(card);
        }
        alike = Arrays.stream(byFace)
                .flatMap(Arrays::stream)
                .filter(cards -> cards.size() > 1)
                .toList();
        hidingNumbers = having(Faction::hidesNumbers);
        firstHidden = hidingNumbers.isEmpty() ? 0 : hidingNumbers.first();
        imitating = having(Faction::imitates);
        takingTheLead = having(Faction::takesTheLead);
        destroyingTheOthers = having(Faction::destroysTheOthers);
        lookingAtDeck = having(Faction::looksAtDeck);
        comingBack = having(Faction::comesBack);
        smashingGnomes = having(Faction::smashesGnomes);
    }

    private CardSet having(Predicate<Faction> power) {
        CardSet cards = CardSet.EMPTY;
        for (Faction faction : factions) {
            cards = power.test(faction) ? cards.plus(of(faction)) : cards;
        }
        return cards;
    }

    /// The cards of these factions; those that hide their numbers come together, so that they can be counted through.
    static FactionCards of(List<Faction> factions, Printed printed) {
        var sorted = new ArrayList<>(factions);
        sorted.sort(null);
        return new FactionCards(List.copyOf(sorted), printed);
    }

    /// What is printed on these cards and on everything else in this match.
    Printed printed() {
        return printed;
    }

    /// The numbers on the cards of a faction, lowest first, each as often as it is printed.
    List<Integer> numbers(Faction faction) {
        return printed.sheet(faction).numbers();
    }

    /// The numbers that a card of this look can bear.
    List<Integer> numbers(Face look) {
        return numbers(look.faction()).stream().filter(look::fits).toList();
    }

    public List<Faction> factions() {
        return factions;
    }

    /// How many factions come from Fire, of which the rules advise to use at most one. (claim:R3)
    long fromFire() {
        return factions.stream()
                .filter(faction -> printed.sheet(faction).box() == Sheet.Box.FIRE)
                .count();
    }

    public int count() {
        return faces.length;
    }

    public Faction faction(int card) {
        return faces[card].faction();
    }

    /// What everybody sees of the card while its number, if it hides one, was never shown.
    Face face(int card) {
        return faces[card];
    }

    /// The move that plays the card, named by what everybody sees of it.
    ClaimMove.Play play(int card) {
        return plays[card];
    }

    public CardSet of(Faction faction) {
        return byFaction[faction.ordinal()];
    }

    CardSet all() {
        return CardSet.range(0, faces.length);
    }

    /// The cards whose number is hidden until it is shown.
    CardSet hidingNumbers() {
        return hidingNumbers;
    }

    /// The cards with a power that is asked for in every trick; see [Power] for each.
    CardSet imitating() {
        return imitating;
    }

    CardSet takingTheLead() {
        return takingTheLead;
    }

    CardSet destroyingTheOthers() {
        return destroyingTheOthers;
    }

    CardSet lookingAtDeck() {
        return lookingAtDeck;
    }

    CardSet comingBack() {
        return comingBack;
    }

    CardSet smashingGnomes() {
        return smashingGnomes;
    }

    /// The place of a card with a hidden number among them.
    int hiddenPlace(int card) {
        return card - firstHidden;
    }

    /// The cards that show this class, or this number openly.
    CardSet showing(Face face) {
        return byFace[face.faction().ordinal()][face.place()];
    }

    /// Of cards that look alike the first alone; none of them may hide its number.
    CardSet oneOfEachLook(CardSet cards) {
        CardSet different = cards;
        for (int i = 0; i < alike.size(); i++) {
            CardSet same = alike.get(i).and(cards);
            if (same.size() > 1) {
                different = different.minus(same).with(same.first());
            }
        }
        return different;
    }

    /// On the wire the cards of a match are their factions, and what is not printed on them as in the boxes.
    public String anchor() {
        return "cards:" + written;
    }

    public String written() {
        return written;
    }

    public static FactionCards readWritten(String text) {
        int end = text.contains(";") ? text.indexOf(';') : text.length();
        List<Faction> factions = Arrays.stream(text.substring(0, end).split(","))
                .map(Faction::parse)
                .toList();
        return of(factions, Printed.readWritten(text.substring(end)));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof FactionCards that && written.equals(that.written);
    }

    @Override
    public int hashCode() {
        return written.hashCode();
    }

    @Override
    public String toString() {
        return written;
    }
}
