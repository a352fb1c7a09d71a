package winterhall.claim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import winterhall.engine.kit.CardSet;

/// The faction cards of one match, numbered from 0: what can be said of a card for ever and to everybody.
///
/// A card whose number is hidden is numbered by its class alone; which number it bears is dealt afresh in every match
/// and lies in [Secrets], so a card's own number here tells nothing. (claim:H6)
public final class Cards {
    private final List<Faction> factions;
    private final Face[] faces;
    private final CardSet[] byFaction;
    private final int[] places;
    private final CardSet[][] byFace;
    private final CardSet hidingNumbers;
    private final int firstHidden;

    private Cards(List<Faction> factions) {
        this.factions = factions;
        var all = new ArrayList<Face>();
        byFaction = new CardSet[Faction.values().length];
        places = new int[Faction.values().length];
        Arrays.fill(byFaction, CardSet.EMPTY);
        CardSet hiding = CardSet.EMPTY;
        for (Faction faction : factions) {
            int first = all.size();
            faction.numbers().stream()
                    .map(value -> Face.hidden(faction, value))
                    .sorted()
                    .forEach(all::add);
            CardSet cards = CardSet.range(first, all.size());
            byFaction[faction.ordinal()] = cards;
            places[faction.ordinal()] = factions.indexOf(faction);
            hiding = faction.hidesNumbers() ? hiding.plus(cards) : hiding;
        }
        faces = all.toArray(new Face[0]);
        byFace = new CardSet[Faction.values().length][Face.KINDS];
        for (CardSet[] ofFaction : byFace) {
            Arrays.fill(ofFaction, CardSet.EMPTY);
        }
        for (int card = 0; card < faces.length; card++) {
            int faction = faces[card].faction().ordinal();
            byFace[faction][faces[card].place()] = byFace[faction][faces[card].place()].with(card);
        }
        hidingNumbers = hiding;
        firstHidden = hiding.isEmpty() ? 0 : hiding.first();
    }

    /// The cards of these factions; those that hide their numbers come together, so that they can be counted through.
    static Cards of(List<Faction> factions) {
        var sorted = new ArrayList<>(factions);
        sorted.sort(null);
        return new Cards(List.copyOf(sorted));
    }

    public List<Faction> factions() {
        return factions;
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

    /// The place of such a card among them.
    int hiddenPlace(int card) {
        return card - firstHidden;
    }

    /// The cards that show this class, or this number openly.
    CardSet showing(Face face) {
        return byFace[face.faction().ordinal()][face.place()];
    }

    int factionPlace(Faction faction) {
        return places[faction.ordinal()];
    }

    /// On the wire the cards of a match are their factions.
    public String anchor() {
        return "cards:" + written();
    }

    public String written() {
        return String.join(",", factions.stream().map(Faction::toString).toList());
    }

    public static Cards readWritten(String text) {
        return of(Arrays.stream(text.split(",")).map(Faction::parse).toList());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Cards that && factions.equals(that.factions);
    }

    @Override
    public int hashCode() {
        return written().hashCode();
    }

    @Override
    public String toString() {
        return written();
    }
}
