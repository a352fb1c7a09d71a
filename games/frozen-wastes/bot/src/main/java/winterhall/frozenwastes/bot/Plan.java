package winterhall.frozenwastes.bot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.engine.kit.Hex;
import winterhall.frozenwastes.Board;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.Field;
import winterhall.frozenwastes.Party;
import winterhall.frozenwastes.Scout;
import winterhall.frozenwastes.World;
import winterhall.frozenwastes.map.Colour;
import winterhall.frozenwastes.map.Terrain;

/// What there is to do for a hero in the whole of Isheim, and so what it is worth to be somewhere.
final class Plan {
    /// Spaces of a turn, on the way to something.
    private static final double TURN = 3.1;

    /// What is left of a prize after a turn, out of 1.
    private static final double DELAY = 0.84;

    /// The same after so many steps, to something that can be had on arrival.
    private static final double[] AFTER = after(0);

    /// The same, to something that takes the start of a turn, so that nobody lingers a turn's way before it.
    private static final double[] AFTER_ARRIVAL = after(1);

    private static final double PRINCESS = 34;
    private static final double NEWS = 0.11;
    private static final double HUNT = 90;

    /// Not worth a way.
    private static final double HARDLY = 0.35;

    private static final double BAD_CHANCE = 0.6;

    private final Board board;
    private final Field field;
    private final Seat seat;
    private final Taste taste;
    private final Party party;
    private final Strength strength;
    private final double knockout;
    /// The best first.
    private final List<Target> targets = new ArrayList<>();
    private final double[] cold = new double[Terrain.values().length];
    private boolean daresArshan;

    /// Whether there is nothing sensible to do, so that a bad chance is better than none.
    private boolean dares;

    /// @param next whether it can only be had at the start of a later turn, as discoveries are (frozen-wastes:R30)
    /// @param prospect its worth and that of what can be reached from there
    private record Target(Hex place, double worth, boolean next, double prospect) {
        Target(Hex place, double worth, boolean next) {
            this(place, worth, next, worth);
        }

        /// What is left of it after so many steps to it, out of 1.
        double after(int steps) {
            return (next ? AFTER_ARRIVAL : AFTER)[steps];
        }
    }

    Plan(Board board, Seat seat, Taste taste) {
        this.board = board;
        this.taste = taste;
        this.field = board.field();
        this.seat = seat;
        this.party = field.parties().get(seat.index());
        this.strength = Strength.now(field.rules(), party);
        Arrays.fill(cold, Double.NaN);
        this.knockout = Prize.knockout(board, seat, taste.nerve());
        if (Prize.isHolder(board, seat)) {
            targets.add(new Target(Scout.greenVale(), Prize.VICTORY, false));
            return;
        }
        addAdventures();
        addTowns();
        addArshan();
        addDiscoveries();
        addHolder();
        if (targets.stream().allMatch(target -> target.worth < HARDLY)) {
            dares = true;
            addAdventures();
        }
        look();
    }

    /// Adds to each target what may come after it.
    private void look() {
        int count = targets.size();
        double[] prospects = new double[count];
        for (int i = 0; i < count; i++) {
            prospects[i] = targets.get(i).worth;
        }
        for (int more = 1; more < taste.ahead(); more++) {
            double[] known = prospects.clone();
            for (int i = 0; i < count; i++) {
                double best = 0;
                for (int j = 0; j < count; j++) {
                    if (j != i && known[j] > best && !targets.get(j).place.equals(targets.get(i).place)) {
                        int steps = Scout.distance(targets.get(i).place, targets.get(j).place);
                        best = Math.max(best, known[j] * targets.get(j).after(steps));
                    }
                }
                prospects[i] = targets.get(i).worth + best;
            }
        }
        for (int i = 0; i < count; i++) {
            Target target = targets.get(i);
            targets.set(i, new Target(target.place, target.worth, target.next, prospects[i]));
        }
        targets.sort(Comparator.comparingDouble(target -> -target.prospect));
    }

    /// Being there at the end of the Movement step: what can be done at once, and what comes next.
    double arriving(Hex at) {
        double now = 0;
        for (Target target : targets) {
            if (!target.next && target.worth > now && target.place.equals(at)) {
                now = target.worth;
            }
        }
        return now + later(at, now > 0) - cold(at);
    }

    /// The same in every space of a terrain.
    private double cold(Hex at) {
        Optional<Terrain> terrain = Scout.terrain(at);
        if (terrain.isEmpty()) {
            return 0;
        }
        int kind = terrain.get().ordinal();
        if (Double.isNaN(cold[kind])) {
            cold[kind] = Cold.cost(board, seat, terrain.get(), taste.nerve());
        }
        return cold[kind];
    }

    /// What the best target is worth from there, in the turns to come.
    double later(Hex at) {
        return later(at, false);
    }

    private double later(Hex at, boolean isDoneHere) {
        double best = 0;
        for (Target target : targets) {
            if (target.prospect * AFTER[0] <= best) {
                break; // the rest is worth less still
            }
            int steps = Scout.distance(at, target.place);
            boolean isDone = steps == 0 && isDoneHere && !target.next;
            best = isDone ? best : Math.max(best, target.prospect * target.after(steps));
        }
        return best;
    }

    /// @param more turns on top of the way
    private static double[] after(int more) {
        double[] after = new double[100];
        for (int steps = 0; steps < after.length; steps++) {
            after[steps] = Math.pow(DELAY, Math.max(1, more + steps / TURN));
        }
        return after;
    }

    boolean daresArshan() {
        return daresArshan;
    }

    /// Of seeking the adventure there, less than 0 if it should be left alone.
    double adventure(Hex at) {
        Optional<World.Undefeated> known = field.world().undefeated().stream()
                .filter(one -> one.at().equals(at))
                .findFirst();
        return known.map(one -> against(one.card()))
                .or(() -> Scout.adventure(board, at).map(this::against))
                .orElse(0.0);
    }

    private double against(CardId card) {
        double prize = Prize.of(board, seat, card, taste);
        if (Strength.isHazard(card)) {
            return worth(0.5, prize);
        }
        double chance = FightChoices.chance(party, card);
        double fight = chance * prize - (1 - chance) * knockout;
        return fight < 0 && !dares ? fight : worth(chance, prize); // it would be met only to be escaped from
    }

    private double against(Colour colour) {
        double chance = strength.against(colour);
        return worth(chance, Prize.of(board, seat, colour, taste));
    }

    private double worth(double chance, double prize) {
        double worth = chance * prize - (1 - chance) * taste.nerve().defeat() * knockout;
        return dares ? Math.max(worth, BAD_CHANCE * chance) : worth;
    }

    private void addAdventures() {
        double[] worth = new double[Colour.values().length];
        for (Colour colour : Colour.values()) {
            worth[colour.ordinal()] = against(colour);
        }
        for (Hex jewel : Scout.jewels()) {
            Optional<Colour> colour = Scout.adventure(board, jewel);
            if (colour.isPresent()) {
                double value = worth[colour.get().ordinal()];
                for (World.Undefeated one : field.world().undefeated()) {
                    value = one.at().equals(jewel) ? against(one.card()) : value;
                }
                if (value > 0) {
                    targets.add(new Target(jewel, value, false));
                }
            }
        }
    }

    private void addTowns() {
        Hex here = party.at().orElse(Scout.greenVale());
        for (Hex town : Scout.towns()) {
            targets.add(new Target(town, town(town, town.equals(here)), false));
        }
    }

    /// To heal, to warm up and to buy what lies there.
    private double town(Hex town, boolean isHere) {
        double worth = Cold.relief(board, seat, party);
        boolean cures = Scout.cures(town);
        int gold = party.gold() + (cures ? 1 : 0);
        int wounds = party.body().wounds() + (cures ? party.body().whiteDeath() : 0);
        int healed = Math.min(gold, wounds);
        if (healed > 0) {
            double life = Scout.life(board, seat);
            double harm = party.body().wounds() + party.body().whiteDeath();
            worth += taste.nerve().care() * (hardship(harm / life) - hardship((harm - healed) / life));
        }
        double best = isHere ? 0 : NEWS * Math.min(10, party.gold());
        for (CardId card : Scout.forSale(board, town)) {
            if (Scout.price(card) <= party.gold() - healed && Scout.hasRoom(party, card)) {
                best = Math.max(best, Shopping.wish(field.rules(), party, card));
            }
        }
        return worth + best;
    }

    /// What it costs to go on with this part of one's Life gone.
    static double hardship(double part) {
        return 4 * part * part + 1.5 * part;
    }

    private void addArshan() {
        Hex vale = Scout.greenVale();
        int turns = (int) Math.ceil(Scout.distance(party.at().orElse(vale), vale) / TURN) - 1;
        double chance = turns <= 0
                ? strength.arshan()
                : Strength.after(field.rules(), party, Cold.losses(board, seat, Terrain.WASTES, turns))
                        .arshan();
        daresArshan = chance >= taste.nerve().daring();
        if (daresArshan) {
            targets.add(new Target(vale, chance * Prize.VICTORY - (1 - chance) * knockout, false));
        }
    }

    private void addDiscoveries() {
        var clues = board.secrets().clues().get(seat.index());
        if (field.world().princess().isEmpty()) {
            for (Hex place : Places.ofPrincess(field.rules(), clues)) {
                double way = Scout.distance(place, Scout.greenVale()) / TURN;
                targets.add(new Target(place, PRINCESS * Math.pow(DELAY, way / 2), true));
            }
        }
        var tokens = board.secrets().rumors().get(seat.index());
        for (CardId legend : field.piles().row()) {
            int level = Scout.level(legend);
            if (tokens.total() >= level) {
                double worth = legend(legend) - taste.rumor() * level;
                if (worth > 0) {
                    Places.ofLegend(field.rules(), tokens, Scout.jewel(legend), level)
                            .forEach(place -> targets.add(new Target(place, worth, true)));
                }
            }
        }
    }

    /// What a Legend is worth, kept or sold.
    double legend(CardId legend) {
        double sold = Prize.GOLD * Scout.salePrice(legend);
        double use = Shopping.use(field.rules(), party, legend);
        double kept = Scout.hasRoom(party, legend) ? use : use - Shopping.leastLoss(field.rules(), party, legend);
        return Math.max(sold, kept);
    }

    /// The one who carries the Princess can be robbed of her, by the nearest rival. (frozen-wastes:R189)
    private void addHolder() {
        field.world().princess().filter(this::isNearest).ifPresent(holder -> {
            Party other = field.parties().get(holder.index());
            double own = Strength.now(field.rules(), party).worth();
            double theirs = Strength.now(field.rules(), other).worth();
            other.at()
                    .ifPresent(place -> targets.add(new Target(place, HUNT * own / Math.max(1, own + theirs), false)));
        });
    }

    /// Whether none of the others is nearer to that hero.
    private boolean isNearest(Seat hero) {
        int own = distance(seat, hero);
        return Seat.all(field.parties().size()).stream()
                .filter(other -> !other.equals(hero))
                .allMatch(other -> distance(other, hero) >= own);
    }

    private int distance(Seat one, Seat other) {
        return Scout.distance(place(one), place(other));
    }

    private Hex place(Seat of) {
        return field.parties().get(of.index()).at().orElse(Scout.greenVale());
    }
}
