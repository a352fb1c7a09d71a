package winterhall.engine.kit;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import winterhall.engine.Seat;

/// Where every card lies and who knows it: one table instead of flags scattered over piles.
///
/// Zones are numbered by the game. A seat *knows* a card when it knows the card's face and the zone it lies in; moving a
/// card changes nobody's knowledge, so a rule that hides or shows a card says so by [#show] or [#forget]. What lies open
/// to all is kept apart from what each seat happens to know: two seats may know a card that a spectator does not.
///
/// A set of cards is one word of bits for up to 64 cards, else two: copying a table of 17 zones costs some 150 bytes.
public final class Deal {
    private final int words;
    private final long[] zones;
    private final long[] known;

    private Deal(int words, long[] zones, long[] known) {
        this.words = words;
        this.zones = zones;
        this.known = known;
    }

    /// No card lies anywhere yet.
    ///
    /// @param cards how many cards there will be
    public static Deal empty(int cards, int zones, int seats) {
        int words = cards <= Long.SIZE ? 1 : 2;
        return new Deal(words, new long[words * zones], new long[words * (seats + 1)]);
    }

    /// No card lies anywhere yet; there is room for as many as a [CardSet] holds.
    public static Deal empty(int zones, int seats) {
        return empty(CardSet.CAPACITY, zones, seats);
    }

    /// All cards at once.
    ///
    /// @param zones what lies in each zone
    /// @param seats what each seat knows
    /// @param open what lies open to all
    public static Deal of(int cards, CardSet[] zones, CardSet[] seats, CardSet open) {
        Deal deal = empty(cards, zones.length, seats.length);
        for (int zone = 0; zone < zones.length; zone++) {
            deal.put(deal.zones, zone, zones[zone]);
        }
        for (int seat = 0; seat < seats.length; seat++) {
            deal.put(deal.known, seat, seats[seat]);
        }
        deal.put(deal.known, seats.length, open);
        return deal;
    }

    public CardSet at(int zone) {
        return get(zones, zone);
    }

    public int size(int zone) {
        return words == 1
                ? Long.bitCount(zones[zone])
                : Long.bitCount(zones[2 * zone]) + Long.bitCount(zones[2 * zone + 1]);
    }

    public boolean has(int card, int zone) {
        return (zones[word(card, zone)] & 1L << card) != 0;
    }

    /// The zone this card lies in, or -1.
    public int zoneOf(int card) {
        for (int zone = 0; zone * words < zones.length; zone++) {
            if (has(card, zone)) {
                return zone;
            }
        }
        return -1;
    }

    /// Lays cards that lay nowhere into a zone.
    public Deal lay(CardSet cards, int zone) {
        long[] changed = zones.clone();
        add(changed, zone, cards);
        return new Deal(words, changed, known);
    }

    public Deal move(int card, int from, int to) {
        long bit = 1L << card;
        if ((zones[word(card, from)] & bit) == 0) {
            throw new IllegalStateException("card " + card + " does not lie in zone " + from);
        }
        long[] changed = zones.clone();
        changed[word(card, from)] &= ~bit;
        changed[word(card, to)] |= bit;
        return new Deal(words, changed, known);
    }

    /// The first `count` cards of a list at once, each from a zone of its own to a zone of its own.
    public Deal moveEach(int count, int[] cards, int[] from, int[] to) {
        long[] changed = zones.clone();
        for (int i = 0; i < count; i++) {
            long bit = 1L << cards[i];
            if ((changed[word(cards[i], from[i])] & bit) == 0) {
                throw new IllegalStateException("card " + cards[i] + " does not lie in zone " + from[i]);
            }
            changed[word(cards[i], from[i])] &= ~bit;
            changed[word(cards[i], to[i])] |= bit;
        }
        return new Deal(words, changed, known);
    }

    public Deal move(CardSet cards, int from, int to) {
        if (cards.isEmpty()) {
            return this;
        }
        if (!cards.within(at(from))) {
            throw new IllegalStateException(cards.minus(at(from)) + " do not lie in zone " + from);
        }
        long[] changed = zones.clone();
        put(changed, from, at(from).minus(cards));
        add(changed, to, cards);
        return new Deal(words, changed, known);
    }

    /// The cards whose place this seat knows.
    public CardSet known(Seat seat) {
        return get(known, seat.index());
    }

    /// The cards whose place is public.
    public CardSet open() {
        return get(known, openRow());
    }

    public boolean isOpen(int card) {
        return (known[word(card, openRow())] & 1L << card) != 0;
    }

    public boolean knows(Seat seat, int card) {
        return (known[word(card, seat.index())] & 1L << card) != 0;
    }

    /// These cards lie open: all seats and any spectator see them.
    public Deal show(CardSet cards) {
        long[] changed = known.clone();
        for (int row = 0; row <= openRow(); row++) {
            add(changed, row, cards);
        }
        return new Deal(words, zones, changed);
    }

    /// This card lies open.
    public Deal show(int card) {
        long[] changed = known.clone();
        for (int row = 0; row <= openRow(); row++) {
            changed[word(card, row)] |= 1L << card;
        }
        return new Deal(words, zones, changed);
    }

    /// This seat sees these cards.
    public Deal show(CardSet cards, Seat seat) {
        long[] changed = known.clone();
        add(changed, seat.index(), cards);
        return new Deal(words, zones, changed);
    }

    /// Nobody knows any more where these cards lie.
    public Deal forget(CardSet cards) {
        long[] changed = known.clone();
        for (int row = 0; row <= openRow(); row++) {
            put(changed, row, get(changed, row).minus(cards));
        }
        return new Deal(words, zones, changed);
    }

    /// This seat does not know any more where these cards lie.
    public Deal forget(CardSet cards, Seat seat) {
        long[] changed = known.clone();
        put(changed, seat.index(), known(seat).minus(cards));
        return new Deal(words, zones, changed);
    }

    /// Nobody can tell this card from those alike: whoever knew one of them, but not this one, knows one fewer now.
    public Deal blur(int card, CardSet alike) {
        long[] changed = known.clone();
        for (int row = 0; row <= openRow(); row++) {
            CardSet knew = get(changed, row);
            if (!knew.has(card) && knew.meets(alike)) {
                put(changed, row, knew.without(knew.and(alike).first()));
            }
        }
        return new Deal(words, zones, changed);
    }

    /// Text form: the words of the zones, a bar, the words of the seats, in hexadecimal.
    public String written() {
        return words + ":" + hex(zones) + "|" + hex(known);
    }

    public static Deal readWritten(String text) {
        String[] halves = text.substring(2).split("\\|", -1);
        return new Deal(text.charAt(0) - '0', longs(halves[0]), longs(halves[1]));
    }

    private int openRow() {
        return known.length / words - 1;
    }

    private int word(int card, int row) {
        return words == 1 ? row : 2 * row + (card >> 6);
    }

    private CardSet get(long[] rows, int row) {
        return words == 1 ? new CardSet(rows[row], 0) : new CardSet(rows[2 * row], rows[2 * row + 1]);
    }

    private void put(long[] rows, int row, CardSet cards) {
        rows[words * row] = cards.low();
        if (words == 2) {
            rows[2 * row + 1] = cards.high();
        }
    }

    private void add(long[] rows, int row, CardSet cards) {
        rows[words * row] |= cards.low();
        if (words == 2) {
            rows[2 * row + 1] |= cards.high();
        }
    }

    private static String hex(long[] rows) {
        return LongStream.of(rows).mapToObj(Long::toHexString).collect(Collectors.joining("."));
    }

    private static long[] longs(String text) {
        return Arrays.stream(text.split("\\."))
                .mapToLong(word -> Long.parseUnsignedLong(word, 16))
                .toArray();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Deal that
                && words == that.words
                && Arrays.equals(zones, that.zones)
                && Arrays.equals(known, that.known);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(zones) + Arrays.hashCode(known);
    }

    @Override
    public String toString() {
        return written();
    }
}
