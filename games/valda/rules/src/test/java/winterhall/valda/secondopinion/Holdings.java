package winterhall.valda.secondopinion;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.valda.Area;
import winterhall.valda.CardId;
import winterhall.valda.CardKind;
import winterhall.valda.Deity;
import winterhall.valda.Site;
import winterhall.valda.Stock;
import winterhall.valda.Temple;
import winterhall.valda.ValdaView;

/// What every seat has, kept from what is told; see [Bookkeeper].
final class Holdings {
    /// (valda:R8)
    private static final int RUNES = 12;

    /// (valda:R97)
    private static final int HAVENS = 5;

    private static final int FEW_SEATS = 3;

    final Setup setup;
    final int seats;
    final int[] followers;
    final int[] runes;
    final int[] mines;
    final int[] drills;
    final List<Stock> stock = new ArrayList<>();
    final List<List<Held>> hands = new ArrayList<>();
    final List<BuiltTemple> temples = new ArrayList<>();
    final Map<Area, Deity> occupants = new EnumMap<>(Area.class);
    final Set<CardId> removed = new HashSet<>();
    final List<CardId> discardB = new ArrayList<>();
    final Set<Area> borrowed = new HashSet<>();
    final Set<Seat> immune = new HashSet<>();
    final Set<Seat> shielded = new HashSet<>();
    final Set<Seat> abolished = new HashSet<>();
    final PublicKnowledge known;

    /// The cards of the attack under way.
    final List<Held> attacking = new ArrayList<>();

    /// Whether these are taken by Tyr's Revenge. (valda:R211)
    boolean cardsAreTaken;

    Seat active;
    int built;
    int rerolls;

    Holdings(Setup setup, ValdaView table) {
        this.setup = setup;
        var state = table.state();
        seats = state.players().size();
        followers =
                state.players().stream().mapToInt(player -> player.followers()).toArray();
        runes = state.players().stream().mapToInt(player -> player.runes()).toArray();
        mines = state.players().stream().mapToInt(player -> player.mines()).toArray();
        drills = state.players().stream().mapToInt(player -> player.drills()).toArray();
        state.players().forEach(player -> stock.add(player.stock()));
        known = new PublicKnowledge(seats);
        for (Seat seat : Seat.all(seats)) {
            hands.add(held(table.hands().get(seat.index()).known()));
            hands.get(seat.index()).forEach(card -> known.add(seat, PublicKnowledge.origin(card)));
        }
        for (Area area : Area.values()) {
            var there = state.areas().get(area.ordinal());
            there.occupant().ifPresent(deity -> occupants.put(area, deity));
            there.temples().forEach(temple -> temples.add(BuiltTemple.of(temple, new Site(area, temple.field()))));
        }
        removed.addAll(table.removed());
        discardB.addAll(table.discardB());
        borrowed.addAll(state.turn().borrowed());
        immune.addAll(state.turn().immune());
        shielded.addAll(state.turn().shielded());
        abolished.addAll(state.abolished());
        active = state.progress().active();
        built = state.turn().built();
        rerolls = state.turn().rerolls();
    }

    static List<Held> held(ValdaView.CardList cards) {
        var recycled = new ArrayList<>(cards.recycled());
        var held = new ArrayList<Held>();
        cards.cards().forEach(card -> held.add(new Held(card, recycled.remove(card))));
        return held;
    }

    // --- hands

    List<CardId> hand(Seat seat) {
        return hands.get(seat.index()).stream().map(Held::card).toList();
    }

    /// Each card of this kind once.
    List<CardId> hand(Seat seat, CardKind kind) {
        return hand(seat).stream()
                .filter(card -> CardText.is(card, kind))
                .distinct()
                .toList();
    }

    Optional<CardId> weapon(Seat seat, String weapon) {
        return hand(seat).stream()
                .filter(card -> card.toString().equals(weapon))
                .findFirst();
    }

    /// Takes a card out of a hand; of two copies the one that was never discarded. (valda:RU137)
    Held take(Seat seat, CardId card) {
        Held held = hands.get(seat.index()).stream()
                .filter(each -> each.card().equals(card))
                .min(Comparator.comparing(Held::recycled))
                .orElseThrow(() -> new Disagreement("R223", seat + " does not hold " + card + " but " + hand(seat)));
        hands.get(seat.index()).remove(held);
        return held;
    }

    /// Whether, for all that everybody knows, this seat could hold the weapon. (valda:R236, RU135)
    boolean mayHold(Seat seat, String weapon) {
        Area home = CardText.home(weapon);
        Deity occupant = occupants.get(home);
        return occupant != null
                && CardText.isOf(weapon, occupant.name())
                && !removed.contains(CardId.parse(weapon))
                && known.mayHold(seat, home);
    }

    // --- the map

    List<BuiltTemple> temples(Seat owner) {
        return temples.stream().filter(temple -> temple.owner().equals(owner)).toList();
    }

    /// (valda:R60, R61, RU66)
    int level(Seat seat, Deity occupant, Area area) {
        if (occupants.get(area) != occupant) {
            return 0;
        }
        int borrows = seat.equals(active) && borrowed.contains(area) ? 1 : 0;
        long active = in(area, seat).stream().filter(BuiltTemple::isActive).count();
        if (active == 0) {
            return borrows;
        }
        long own = in(area, seat).size();
        boolean controls = own >= 2
                && Seat.all(seats).stream()
                        .allMatch(other -> other.equals(seat) || in(area, other).size() < own);
        return controls && active >= 2 ? 2 : 1;
    }

    private List<BuiltTemple> in(Area area, Seat owner) {
        return temples(owner).stream()
                .filter(temple -> temple.place().area() == area)
                .toList();
    }

    // --- numbers

    boolean isFew() {
        return seats <= FEW_SEATS;
    }

    List<Seat> opponents(Seat seat) {
        return seat.around(seats).subList(1, seats);
    }

    /// How many of so many runes the supply can give. (valda:R8)
    int available(int wanted) {
        if (setup.chosen().getOrDefault("rune-limit", "yes").equals("no")) {
            return wanted;
        }
        int spent = 0;
        for (int each : runes) {
            spent += each;
        }
        return Math.min(wanted, RUNES - spent);
    }

    /// How many of so many followers a seat loses. (valda:R96–R98, R206, RU91)
    ///
    /// @param causer whose card it is; nobody for a skull
    int steps(Seat seat, int wanted, Optional<Seat> causer) {
        int now = followers[seat.index()];
        int gap = Integer.parseInt(setup.chosen().getOrDefault("safe-havens", "10"));
        int haven = causer.filter(abolished::contains).isPresent() ? 0 : Math.min(now / gap, HAVENS) * gap;
        return Math.min(wanted, now - haven);
    }

    boolean tiesHold() {
        return !setup.chosen().getOrDefault("defence-ties", "hold").equals("fail");
    }

    /// What differs from the table as the game has it, if anything.
    Optional<String> difference(ValdaView table) {
        for (Seat seat : Seat.all(seats)) {
            int i = seat.index();
            var player = table.state().players().get(i);
            var hand = held(table.hands().get(i).known());
            if (seat.equals(active)) {
                hand.addAll(held(table.drawn()));
            }
            boolean isSame = followers[i] == player.followers()
                    && runes[i] == player.runes()
                    && mines[i] == player.mines()
                    && drills[i] == player.drills()
                    && stock.get(i).equals(player.stock())
                    && isSame(hands.get(i), hand);
            if (!isSame) {
                return Optional.of(seat + " has " + followers[i] + " followers, " + runes[i] + " runes, " + stock.get(i)
                        + " and " + hands.get(i) + ", on the table lie " + player + " and " + hand);
            }
        }
        var standing = new ArrayList<BuiltTemple>();
        for (Area area : Area.values()) {
            for (Temple temple : table.state().areas().get(area.ordinal()).temples()) {
                standing.add(BuiltTemple.of(temple, new Site(area, temple.field())));
            }
        }
        if (!isSame(temples, standing)) {
            return Optional.of("temples should be " + temples + " and are " + standing);
        }
        return isSame(List.copyOf(removed), table.removed())
                ? Optional.empty()
                : Optional.of("removed should be " + removed + " and are " + table.removed());
    }

    static <T> boolean isSame(List<T> mine, List<T> theirs) {
        var left = new ArrayList<>(theirs);
        return mine.size() == theirs.size() && mine.stream().allMatch(left::remove);
    }

    static String sorted(Iterable<?> things) {
        var words = new ArrayList<String>();
        things.forEach(thing -> words.add(thing.toString()));
        words.sort(Comparator.naturalOrder());
        return words.toString();
    }
}
