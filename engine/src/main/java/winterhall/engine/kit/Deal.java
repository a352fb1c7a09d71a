package winterhall.engine.kit;

import java.util.Arrays;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import winterhall.engine.Seat;

/// Where every card lies and who knows it: one table instead of flags scattered over piles.
///
/// Zones are numbered by the game. A seat *knows* a card when it knows the card's face and the zone it lies in; moving a
/// card changes nobody's knowledge, so a rule that hides or shows a card says so by [#show] or [#forget]. What lies open
/// to all is kept apart from what each seat happens to know: two seats may know a card that a spectator does not.
///
/// A card, zone or seat that this deal has no room for is refused; only what a set has in common with a zone may be asked of
/// any set, since search asks it all the time.
///
/// A set of cards is a word of bits for every 64 cards: copying a table of 60 cards and 17 zones costs some 200 bytes.
public final class Deal {
    /// For how many cards.
    private final int room;

    private final int words;
    /// What lies in each zone, then what each seat knows, then what lies open.
    private final long[] rows;
    /// Where the zones end and knowledge begins.
    private final int known;

    private Deal(int room, int words, long[] rows, int known) {
        this.room = room;
        this.words = words;
        this.rows = rows;
        this.known = known;
    }

    /// No card lies anywhere yet.
    ///
    /// @param cards how many cards there will be
    public static Deal empty(int cards, int zones, int seats) {
        if (cards < 0 || cards > CardSet.CAPACITY) {
            throw new IllegalArgumentException("a deal has room for 512 cards, not for " + cards);
        }
        int words = Math.max(1, (cards + Long.SIZE - 1) / Long.SIZE);
        return new Deal(cards, words, new long[words * (zones + seats + 1)], words * zones);
    }

    /// All cards at once.
    ///
    /// @param zones what lies in each zone
    /// @param seats what each seat knows
    /// @param open what lies open to all
    public static Deal of(int cards, CardSet[] zones, CardSet[] seats, CardSet open) {
        Deal deal = empty(cards, zones.length, seats.length);
        for (int zone = 0; zone < zones.length; zone++) {
            deal.put(deal.words * zone, zones[zone]);
        }
        for (int seat = 0; seat < seats.length; seat++) {
            deal.put(deal.known + deal.words * seat, seats[seat]);
        }
        deal.put(deal.openRow(), open);
        return deal;
    }

    public CardSet at(int zone) {
        return get(row(zone));
    }

    /// Those of these cards that lie in the zone.
    public CardSet at(int zone, CardSet among) {
        return among.andWords(rows, row(zone), words);
    }

    public int size(int zone) {
        int row = row(zone);
        int size = Long.bitCount(rows[row]);
        for (int word = 1; word < words; word++) {
            size += Long.bitCount(rows[row + word]);
        }
        return size;
    }

    public boolean has(int card, int zone) {
        return isSet(row(zone), card);
    }

    /// Whether one of these cards lies in the zone.
    public boolean meets(CardSet cards, int zone) {
        return cards.meetsWords(rows, row(zone), words);
    }

    /// Whether this row is what lies in the zone, each card once. Asked at every change of [Decks], so nothing is copied.
    boolean isAll(CardRow row, int zone) {
        CardSet cards = row.set();
        return cards.size() == row.size() && cards.isWords(rows, row(zone), words);
    }

    /// The zone this card lies in, or -1.
    public int zoneOf(int card) {
        for (int row = 0; row < known; row += words) {
            if (isSet(row, card)) {
                return row / words;
            }
        }
        return -1;
    }

    /// The cards whose place this seat knows.
    public CardSet known(Seat seat) {
        return get(row(seat));
    }

    /// The cards whose place is public.
    public CardSet open() {
        return get(openRow());
    }

    public boolean isOpen(int card) {
        return isSet(openRow(), card);
    }

    public boolean knows(Seat seat, int card) {
        return isSet(row(seat), card);
    }

    /// Whether, for all that a spectator knows, one of these cards could lie in this zone: it lies open there, or something
    /// hidden lies there and one of them lies hidden somewhere. So a window can be closed by public facts alone: who surely
    /// holds nothing that fits need not be asked.
    public boolean mayHold(int zone, CardSet cards) {
        requireRoom(cards);
        CardSet there = at(zone);
        CardSet hidden = inPlay().minus(open());
        return !there.and(open()).and(cards).isEmpty()
                || !there.and(hidden).isEmpty() && !hidden.and(cards).isEmpty();
    }

    /// All cards that lie in some zone.
    private CardSet inPlay() {
        CardSet all = CardSet.EMPTY;
        for (int row = 0; row < known; row += words) {
            all = all.plus(get(row));
        }
        return all;
    }

    /// Several changes for the price of one: the table is copied once.
    public Change change() {
        return new Change(new Deal(room, words, rows.clone(), known));
    }

    /// Lays cards that lay nowhere into a zone.
    public Deal lay(CardSet cards, int zone) {
        Deal changed = change().deal;
        changed.add(row(zone), cards);
        return changed;
    }

    public Deal move(int card, int from, int to) {
        return change().move(card, from, to).done();
    }

    public Deal move(CardSet cards, int from, int to) {
        return cards.isEmpty() ? this : change().move(cards, from, to).done();
    }

    /// These cards lie open: all seats and any spectator see them.
    public Deal show(CardSet cards) {
        return change().show(cards).done();
    }

    /// This card lies open.
    public Deal show(int card) {
        return change().show(card).done();
    }

    /// This seat sees these cards.
    public Deal show(CardSet cards, Seat seat) {
        return change().show(cards, seat).done();
    }

    /// Nobody knows any more where these cards lie.
    public Deal forget(CardSet cards) {
        requireRoom(cards);
        Deal changed = change().deal;
        for (int row = known; row < rows.length; row += words) {
            changed.remove(row, cards);
        }
        return changed;
    }

    /// This seat does not know any more where these cards lie.
    public Deal forget(CardSet cards, Seat seat) {
        requireRoom(cards);
        Deal changed = change().deal;
        changed.remove(row(seat), cards);
        return changed;
    }

    /// Only this seat still knows where these cards lie, if it did: it has moved them out of the others' sight.
    public Deal hide(CardSet cards, Seat by) {
        Deal changed = forget(cards);
        changed.put(row(by), known(by));
        return changed;
    }

    /// Nobody can tell this card from those alike: a seat that knew one of them, but not this one, knows one fewer now.
    public Deal blur(int card, CardSet alike) {
        return change().blur(card, alike).done();
    }

    /// A deal that is being changed; to be used at once and by one owner.
    public static final class Change {
        private final Deal deal;

        private Change(Deal copy) {
            this.deal = copy;
        }

        /// The changed deal, once nothing is left to change.
        public Deal done() {
            return deal;
        }

        public Change move(int card, int from, int to) {
            if (!deal.has(card, from)) {
                throw new IllegalStateException("card " + card + " does not lie in zone " + from);
            }
            deal.rows[deal.row(from) + deal.word(card)] &= ~(1L << card);
            deal.add(deal.row(to), card);
            return this;
        }

        public Change move(CardSet cards, int from, int to) {
            if (!deal.areIn(deal.row(from), cards)) {
                throw new IllegalStateException(cards.minus(deal.at(from)) + " do not lie in zone " + from);
            }
            deal.remove(deal.row(from), cards);
            deal.add(deal.row(to), cards);
            return this;
        }

        /// See [Deal#show(CardSet)].
        public Change show(CardSet cards) {
            for (int row = deal.known; row < deal.rows.length; row += deal.words) {
                deal.add(row, cards);
            }
            return this;
        }

        /// See [Deal#show(int)].
        public Change show(int card) {
            for (int row = deal.known; row < deal.rows.length; row += deal.words) {
                deal.add(row, card);
            }
            return this;
        }

        /// See [Deal#show(CardSet, Seat)].
        public Change show(CardSet cards, Seat seat) {
            deal.add(deal.row(seat), cards);
            return this;
        }

        /// See [Deal#show(CardSet, Seat)].
        public Change show(int card, Seat seat) {
            deal.add(deal.row(seat), card);
            return this;
        }

        /// See [Deal#blur].
        public Change blur(int card, CardSet alike) {
            deal.requireRoom(alike);
            for (int row = deal.known; row < deal.rows.length; row += deal.words) {
                if (!deal.isSet(row, card) && alike.meetsWords(deal.rows, row, deal.words)) {
                    CardSet knew = deal.get(row);
                    deal.put(row, knew.without(knew.and(alike).first()));
                }
            }
            return this;
        }
    }

    /// Text form: the words of the zones, a bar, the words of the seats, in hexadecimal.
    public String written() {
        return words + ":" + hex(0, known) + "|" + hex(known, rows.length);
    }

    /// The text does not say for how many cards there was room: what is read has room for as many as its words hold.
    public static Deal readWritten(String text) {
        if (!text.matches("[1-8]:[0-9a-f.]+\\|[0-9a-f.]+")) {
            throw new IllegalArgumentException("a deal is written as words of bits, such as 1:3.0|1.0");
        }
        int words = text.charAt(0) - '0';
        String[] halves = text.substring(2).split("\\|", -1);
        long[] zones = longs(halves[0]).toArray();
        long[] rows = LongStream.concat(LongStream.of(zones), longs(halves[1])).toArray();
        if (zones.length % words != 0 || rows.length % words != 0) {
            throw new IllegalArgumentException(
                    "each row of this deal has " + words + " words of bits, but not in " + text);
        }
        return new Deal(words * Long.SIZE, words, rows, zones.length);
    }

    private int row(int zone) {
        int row = words * zone;
        if (row < 0 || row >= known) {
            throw missing("zone " + zone, known / words);
        }
        return row;
    }

    private int row(Seat seat) {
        int row = known + words * seat.index();
        if (row >= openRow()) {
            throw missing(seat.toString(), (rows.length - known) / words - 1);
        }
        return row;
    }

    private int openRow() {
        return rows.length - words;
    }

    /// Which word of a row holds this card's bit.
    private int word(int card) {
        if (card < 0 || card >= room) {
            throw missing("card " + card, room);
        }
        return card >> 6;
    }

    private boolean isSet(int row, int card) {
        return (rows[row + word(card)] & 1L << card) != 0;
    }

    private CardSet get(int row) {
        return switch (words) {
            case 1 -> CardSet.near(rows[row], 0);
            case 2 -> CardSet.near(rows[row], rows[row + 1]);
            default -> CardSet.ofWords(rows, row, words);
        };
    }

    private void put(int row, CardSet cards) {
        requireRoom(cards);
        rows[row] = cards.low();
        for (int word = 1; word < words; word++) {
            rows[row + word] = cards.word(word);
        }
    }

    private void add(int row, int card) {
        rows[row + word(card)] |= 1L << card;
    }

    private void add(int row, CardSet cards) {
        requireRoom(cards);
        rows[row] |= cards.low();
        for (int word = 1; word < words; word++) {
            rows[row + word] |= cards.word(word);
        }
    }

    private void remove(int row, CardSet cards) {
        rows[row] &= ~cards.low();
        for (int word = 1; word < words; word++) {
            rows[row + word] &= ~cards.word(word);
        }
    }

    private boolean areIn(int row, CardSet cards) {
        for (int word = 0; word < words; word++) {
            if ((cards.word(word) & ~rows[row + word]) != 0) {
                return false;
            }
        }
        return cards.isBelow(room);
    }

    private void requireRoom(CardSet cards) {
        if (!cards.isBelow(room)) {
            throw missing("room for " + cards, room);
        }
    }

    private static IllegalArgumentException missing(String what, int among) {
        return new IllegalArgumentException("there is no " + what + " among " + among);
    }

    private String hex(int from, int to) {
        var hex = new StringBuilder();
        for (int row = from; row < to; row++) {
            hex.append(row > from ? "." : "").append(Long.toHexString(rows[row]));
        }
        return hex.toString();
    }

    private static LongStream longs(String text) {
        return Arrays.stream(text.split("\\.")).mapToLong(word -> Long.parseUnsignedLong(word, 16));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Deal that
                && words == that.words
                && known == that.known
                && Arrays.equals(rows, that.rows);
    }

    @Override
    public int hashCode() {
        return 31 * known + Arrays.hashCode(rows);
    }

    @Override
    public String toString() {
        return written();
    }
}
