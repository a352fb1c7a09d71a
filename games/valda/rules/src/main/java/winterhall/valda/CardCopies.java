package winterhall.valda;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Catalogue;
import winterhall.engine.Cause;
import winterhall.engine.kit.CardSet;

/// The copies of all cards, numbered through in the order of the sheets, copies of one card side by side.
///
/// The home of a copy is the deck it comes from: 0 and 1 are the main decks, then the seven areas. (valda:R4, R18)
public final class CardCopies {
    static final int HOMES = 2 + Area.COUNT;

    /// As printed, made once: most tables play with these.
    private static final CardCopies AS_PRINTED = new CardCopies(Printed.CATALOGUE);

    private final Card[] sheets;
    private final List<Optional<Cause>> causes;
    private final CardId[] ids;
    private final CardSet[] copies;
    private final int[][] numbers;
    private final byte[] homes;
    private final CardSet[] kinds;
    private final CardSet[] ofDeity;
    private final CardSet[] main;
    private final List<List<CardId>> byTiming;

    static CardCopies of(Catalogue catalogue) {
        return catalogue == Printed.CATALOGUE ? AS_PRINTED : new CardCopies(catalogue);
    }

    private CardCopies(Catalogue catalogue) {
        List<Card> cards = catalogue.all(Card.class);
        sheets = cards.toArray(Card[]::new);
        causes = cards.stream().map(Why::card).toList();
        copies = new CardSet[sheets.length];
        numbers = new int[sheets.length][];
        kinds = sets(CardKind.values().length);
        ofDeity = sets(Deity.values().length);
        main = sets(2);
        var all = new ArrayList<CardId>();
        for (int number = 0; number < sheets.length; number++) {
            Card card = sheets[number];
            int first = all.size();
            for (int copy = 0; copy < card.copies(); copy++) {
                all.add(CardId.of(number));
            }
            CardSet set = CardSet.range(first, all.size());
            copies[number] = set;
            numbers[number] = set.toArray();
            int kind = card.kind().ordinal();
            kinds[kind] = kinds[kind].plus(set);
            if (card.deck().isPresent()) {
                int deity = card.deck().get().ordinal();
                ofDeity[deity] = ofDeity[deity].plus(set);
            } else {
                int pile = pile(card.kind());
                main[pile] = main[pile].plus(set);
            }
        }
        ids = all.toArray(CardId[]::new);
        homes = new byte[ids.length];
        for (int copy = 0; copy < ids.length; copy++) {
            Card card = sheets[ids[copy].number()];
            homes[copy] = (byte) card.deck()
                    .map(deity -> 2 + deity.area().ordinal())
                    .orElse(pile(card.kind()))
                    .intValue();
        }
        byTiming = Arrays.stream(Timing.values())
                .map(timing -> Arrays.stream(ids)
                        .distinct()
                        .filter(id -> sheet(id).fits(timing))
                        .toList())
                .toList();
    }

    private static CardSet[] sets(int count) {
        CardSet[] sets = new CardSet[count];
        Arrays.fill(sets, CardSet.EMPTY);
        return sets;
    }

    /// The main deck a card of this kind goes to when it is discarded: 0 for A, 1 for B. (valda:R104)
    static int pile(CardKind kind) {
        return kind == CardKind.ACTION ? 0 : 1;
    }

    int count() {
        return ids.length;
    }

    public CardId id(int copy) {
        return ids[copy];
    }

    public Card sheet(CardId id) {
        return sheets[id.number()];
    }

    /// This card as the cause of an event.
    Optional<Cause> cause(CardId id) {
        return causes.get(id.number());
    }

    public Card sheetOf(int copy) {
        return sheets[ids[copy].number()];
    }

    public CardSet copies(CardId id) {
        return copies[id.number()];
    }

    /// The same as [#copies], to go through; not to be changed.
    int[] numbers(CardId id) {
        return numbers[id.number()];
    }

    CardSet kind(CardKind kind) {
        return kinds[kind.ordinal()];
    }

    CardSet main(MainDeck deck) {
        return main[deck.ordinal()];
    }

    CardSet of(Deity deity) {
        return ofDeity[deity.ordinal()];
    }

    /// Where a copy comes from if it was never discarded.
    int home(int copy) {
        return homes[copy];
    }

    List<CardId> fitting(Timing timing) {
        return byTiming.get(timing.ordinal());
    }

    /// The printed cards of these copies, one for each, in the order of the sheets.
    List<CardId> list(CardSet set) {
        if (set.isEmpty()) {
            return List.of();
        }
        var list = new ArrayList<CardId>(set.size());
        set.forEach(copy -> list.add(ids[copy]));
        return List.copyOf(list);
    }

    /// The printed cards of these copies, each once.
    List<CardId> distinct(CardSet set) {
        var list = new ArrayList<CardId>(set.size());
        set.forEach(copy -> {
            if (list.isEmpty() || !list.getLast().equals(ids[copy])) {
                list.add(ids[copy]);
            }
        });
        return list;
    }
}
