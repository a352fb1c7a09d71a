package winterhall.valda;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import winterhall.engine.BrokenRule;
import winterhall.engine.Seat;

/// Everything that lies open on the table, the same for every viewer. (valda:R224)
///
/// @param lands in the order of [Area]
/// @param clans in the order of the seats
/// @param abolished the seats before whom safe havens do not protect this round (valda:R206)
/// @param draft the areas that each seat is still to decide (valda:R25)
public record Field(
        Rules rules,
        Clock clock,
        List<Land> lands,
        List<Clan> clans,
        Turn turn,
        List<Seat> abolished,
        Pieces pieces,
        List<List<Area>> draft,
        boolean over) {
    public Field {
        lands = List.copyOf(lands);
        clans = List.copyOf(clans);
        abolished = List.copyOf(abolished);
        draft = List.copyOf(draft);
    }

    /// Before anything has happened. (valda:R20, R21)
    static Field start(Rules rules) {
        Constants constants = rules.constants();
        Clan clan = new Clan(
                0,
                constants.start(),
                constants.startRunes(),
                rules.building(BuildingKind.MINE).start(),
                rules.building(BuildingKind.DRILL).start(),
                Lots.NONE);
        return new Field(
                rules,
                new Clock(1, Seat.of(1), Phase.VALDA),
                Collections.nCopies(Area.COUNT, Land.EMPTY),
                Collections.nCopies(rules.seats(), clan),
                Turn.start(0, 0),
                List.of(),
                Pieces.NONE,
                List.of(),
                false);
    }

    int seats() {
        return clans.size();
    }

    Seat active() {
        return clock.active();
    }

    Clan clan(Seat seat) {
        return clans.get(seat.index());
    }

    Land land(Area area) {
        return lands.get(area.ordinal());
    }

    Attack attack() {
        return pieces.attack().orElseThrow(() -> new BrokenRule("no attack is under way"));
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

    boolean lives(Deity deity) {
        var occupant = land(deity.area()).occupant();
        return occupant.isPresent() && occupant.get() == deity;
    }

    /// The level of a seat with a God or Giant; 0 if it does not live here. (valda:R61, RU66)
    int level(Seat seat, Deity deity) {
        return lives(deity) ? level(seat, deity.area()) : 0;
    }

    int level(Seat seat, Area area) {
        Land land = land(area);
        int own = land.level(seat, rules.constants().controlTemples());
        return own == 0
                        && seat.equals(active())
                        && turn.borrowed().contains(area)
                        && land.occupant().isPresent()
                ? 1
                : own;
    }

    /// The number of a power that this seat has at present; 0 without it.
    int number(Seat seat, Deity deity) {
        return rules.number(deity, level(seat, deity));
    }

    int temples(Seat seat) {
        int count = 0;
        for (Land land : lands) {
            count += land.count(seat);
        }
        return count;
    }

    List<Site> sites(Seat owner) {
        var sites = new ArrayList<Site>();
        for (Area area : Area.values()) {
            for (Temple temple : land(area).temples()) {
                if (temple.owner().equals(owner)) {
                    sites.add(new Site(area, temple.field()));
                }
            }
        }
        return sites;
    }

    boolean isImmune(Seat seat) {
        return turn.immune().contains(seat);
    }

    /// What a temple costs, with Thrym's discount. (valda:R132, R145)
    Stock cost(Deity deity) {
        Stock cost = rules.occupant(deity).cost();
        if (deity != Deity.THRYM) {
            return cost;
        }
        int discount = (lives(Deity.TYR) ? 1 : 0) + (lives(Deity.SURTUR) ? 1 : 0);
        return cost.minus(Resource.BLOOD, Math.min(discount, cost.blood()));
    }

    /// How many runes are left to take. (valda:R8)
    int runesLeft() {
        int left = rules.runes();
        for (Clan clan : clans) {
            left -= clan.runes();
        }
        return left;
    }

    /// How many followers this seat really loses. (valda:R96, R98, R206)
    int lost(Seat seat, int wanted, boolean unprotected) {
        int now = clan(seat).followers();
        int floor = unprotected ? 0 : rules.haven(now);
        return Math.min(wanted, now - floor);
    }

    Field with(Clock changed) {
        return new Field(rules, changed, lands, clans, turn, abolished, pieces, draft, over);
    }

    Field turn(UnaryOperator<Turn> change) {
        return new Field(rules, clock, lands, clans, change.apply(turn), abolished, pieces, draft, over);
    }

    Field pieces(UnaryOperator<Pieces> change) {
        return new Field(rules, clock, lands, clans, turn, abolished, change.apply(pieces), draft, over);
    }

    Field attack(UnaryOperator<Attack> change) {
        return pieces(all -> all.with(change.apply(attack())));
    }

    Field clan(Seat seat, UnaryOperator<Clan> change) {
        var changed = new ArrayList<>(clans);
        changed.set(seat.index(), change.apply(clan(seat)));
        return new Field(rules, clock, lands, changed, turn, abolished, pieces, draft, over);
    }

    Field land(Area area, UnaryOperator<Land> change) {
        var changed = new ArrayList<>(lands);
        changed.set(area.ordinal(), change.apply(land(area)));
        return new Field(rules, clock, changed, clans, turn, abolished, pieces, draft, over);
    }

    Field lands(UnaryOperator<Land> change) {
        var changed = new ArrayList<>(lands);
        changed.replaceAll(change);
        return new Field(rules, clock, changed, clans, turn, abolished, pieces, draft, over);
    }

    Field abolished(List<Seat> seats) {
        return new Field(rules, clock, lands, clans, turn, seats, pieces, draft, over);
    }

    Field draft(List<List<Area>> left) {
        return new Field(rules, clock, lands, clans, turn, abolished, pieces, left, over);
    }

    Field end() {
        return new Field(rules, clock, lands, clans, turn, abolished, pieces, draft, true);
    }

    Field followers(Seat seat, int more) {
        return more == 0 ? this : clan(seat, clan -> clan.withFollowers(clan.followers() + more));
    }

    Field gain(Seat seat, Stock more) {
        return clan(seat, clan -> clan.withStock(clan.stock().plus(more)));
    }

    Field pay(Seat seat, Stock cost) {
        return clan(seat, clan -> clan.withStock(clan.stock().minus(cost)));
    }

    /// A negative number goes back to the supply. (valda:R8)
    Field runes(Seat seat, int more) {
        return clan(seat, clan -> clan.withRunes(clan.runes() + more));
    }
}
