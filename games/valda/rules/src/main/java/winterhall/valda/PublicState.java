package winterhall.valda;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import winterhall.engine.BrokenRule;
import winterhall.engine.Seat;

/// Everything that lies open on the table, the same for every viewer. (valda:R224)
///
/// @param areas in the order of [Area]
/// @param players in the order of the seats
/// @param abolished the seats before whom safe havens do not protect this round (valda:R206)
/// @param draft the areas that each seat is still to decide (valda:R25)
public record PublicState(
        Rules rules,
        Progress progress,
        List<AreaState> areas,
        List<Player> players,
        Turn turn,
        List<Seat> abolished,
        Pending pending,
        List<List<Area>> draft,
        boolean over) {
    public PublicState {
        areas = List.copyOf(areas);
        players = List.copyOf(players);
        abolished = List.copyOf(abolished);
        draft = List.copyOf(draft);
    }

    /// Before anything has happened. (valda:R20, R21)
    static PublicState start(Rules rules) {
        Constants constants = rules.constants();
        Player player = starting(rules, constants.start());
        var players = new ArrayList<>(Collections.nCopies(rules.seats(), player));
        players.set(players.size() - 1, starting(rules, constants.start().plus(constants.lastSeatExtra())));
        return new PublicState(
                rules,
                new Progress(1, Seat.of(1), Phase.VALDA),
                Collections.nCopies(Area.COUNT, AreaState.EMPTY),
                players,
                Turn.start(0, 0),
                List.of(),
                Pending.NONE,
                List.of(),
                false);
    }

    private static Player starting(Rules rules, Stock resources) {
        return new Player(
                0,
                resources,
                rules.constants().startRunes(),
                rules.building(BuildingKind.MINE).start(),
                rules.building(BuildingKind.DRILL).start(),
                HandOrigins.NONE);
    }

    public int seats() {
        return players.size();
    }

    public Seat active() {
        return progress.active();
    }

    public Player player(Seat seat) {
        return players.get(seat.index());
    }

    public AreaState area(Area area) {
        return areas.get(area.ordinal());
    }

    Attack attack() {
        return pending.attack().orElseThrow(() -> new BrokenRule("no attack is under way"));
    }

    /// All seats, clockwise from the active one. (valda:R114)
    List<Seat> around() {
        return active().around(seats());
    }

    /// Everybody else, clockwise from the active seat. (valda:RU85)
    List<Seat> opponents(Seat seat) {
        var others = new ArrayList<Seat>(seats());
        for (Seat other : around()) {
            if (!other.equals(seat)) {
                others.add(other);
            }
        }
        return others;
    }

    public boolean lives(Deity deity) {
        var occupant = area(deity.area()).occupant();
        return occupant.isPresent() && occupant.get() == deity;
    }

    /// The level of a seat with a God or Giant; 0 if it does not live here. (valda:R61, RU66)
    public int level(Seat seat, Deity deity) {
        return lives(deity) ? level(seat, deity.area()) : 0;
    }

    public int level(Seat seat, Area area) {
        AreaState there = area(area);
        int own = there.level(seat, rules.constants().controlTemples());
        return own == 0
                        && seat.equals(active())
                        && turn.borrowed().contains(area)
                        && there.occupant().isPresent()
                ? 1
                : own;
    }

    /// The number of a power that this seat has at present; 0 without it.
    public int number(Seat seat, Deity deity) {
        return rules.number(deity, level(seat, deity));
    }

    public int temples(Seat seat) {
        int count = 0;
        for (AreaState there : areas) {
            count += there.count(seat);
        }
        return count;
    }

    List<Site> sites(Seat owner) {
        var sites = new ArrayList<Site>();
        for (Area area : Area.values()) {
            for (Temple temple : area(area).temples()) {
                if (temple.owner().equals(owner)) {
                    sites.add(new Site(area, temple.field()));
                }
            }
        }
        return sites;
    }

    public boolean isImmune(Seat seat) {
        return turn.immune().contains(seat);
    }

    /// What a temple costs, less for each who makes it cheaper by living here. (valda:R132, R145)
    public Stock cost(Deity deity) {
        Stock cost = rules.occupant(deity).cost();
        int discount = 0;
        for (AreaState area : areas) {
            if (area.occupant()
                    .filter(one -> rules.occupant(one).cheapens(deity))
                    .isPresent()) {
                discount++;
            }
        }
        return discount == 0 ? cost : cost.minus(Resource.BLOOD, Math.min(discount, cost.blood()));
    }

    /// How many runes are left to take. (valda:R8)
    public int runesLeft() {
        int left = rules.runes();
        for (Player player : players) {
            left -= player.runes();
        }
        return left;
    }

    /// How many followers this seat really loses. (valda:R96, R98, R206)
    public int lost(Seat seat, int wanted, boolean unprotected) {
        int now = player(seat).followers();
        int floor = unprotected ? 0 : rules.haven(now);
        return Math.min(wanted, now - floor);
    }

    PublicState with(Progress changed) {
        return new PublicState(rules, changed, areas, players, turn, abolished, pending, draft, over);
    }

    PublicState turn(UnaryOperator<Turn> change) {
        return new PublicState(rules, progress, areas, players, change.apply(turn), abolished, pending, draft, over);
    }

    PublicState pending(UnaryOperator<Pending> change) {
        return new PublicState(rules, progress, areas, players, turn, abolished, change.apply(pending), draft, over);
    }

    PublicState attack(UnaryOperator<Attack> change) {
        return pending(all -> all.with(change.apply(attack())));
    }

    PublicState player(Seat seat, UnaryOperator<Player> change) {
        List<Player> changed = replaced(players, seat.index(), change.apply(player(seat)));
        return new PublicState(rules, progress, areas, changed, turn, abolished, pending, draft, over);
    }

    PublicState area(Area area, UnaryOperator<AreaState> change) {
        List<AreaState> changed = replaced(areas, area.ordinal(), change.apply(area(area)));
        return new PublicState(rules, progress, changed, players, turn, abolished, pending, draft, over);
    }

    @SuppressWarnings("unchecked") // an array of what the list holds
    private static <T> List<T> replaced(List<T> list, int place, T item) {
        Object[] items = list.toArray();
        items[place] = item;
        return (List<T>) List.of(items);
    }

    PublicState areas(UnaryOperator<AreaState> change) {
        var changed = new ArrayList<>(areas);
        changed.replaceAll(change);
        return new PublicState(rules, progress, changed, players, turn, abolished, pending, draft, over);
    }

    PublicState abolished(List<Seat> seats) {
        return new PublicState(rules, progress, areas, players, turn, seats, pending, draft, over);
    }

    PublicState draft(List<List<Area>> left) {
        return new PublicState(rules, progress, areas, players, turn, abolished, pending, left, over);
    }

    PublicState end() {
        return new PublicState(rules, progress, areas, players, turn, abolished, pending, draft, true);
    }

    PublicState followers(Seat seat, int more) {
        return more == 0 ? this : player(seat, player -> player.withFollowers(player.followers() + more));
    }

    PublicState gain(Seat seat, Stock more) {
        return player(seat, player -> player.withStock(player.stock().plus(more)));
    }

    PublicState pay(Seat seat, Stock cost) {
        return player(seat, player -> player.withStock(player.stock().minus(cost)));
    }

    /// A negative number goes back to the supply. (valda:R8)
    PublicState runes(Seat seat, int more) {
        return player(seat, player -> player.withRunes(player.runes() + more));
    }
}
