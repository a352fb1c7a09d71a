package winterhall.frozenwastes;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import winterhall.engine.Seat;
import winterhall.engine.kit.Hex;
import winterhall.frozenwastes.cards.Attribute;
import winterhall.frozenwastes.cards.Growth;

/// The exact odds of a combat against a Challenge, if the hero never escapes and plays for the win. (frozen-wastes:R88–R104)
///
/// Lasting bonuses count, and all that the Challenge does after failed rolls and every round; powers with a cost and luckstones
/// do not (frozen-wastes:RU124). [CombatTable] works them out.
public final class Odds {
    /// The most that two ten-sided dice show.
    static final int MOST = 20;

    /// By sum: the chance that two ten-sided dice show at least that. (frozen-wastes:RU60)
    private static final double[] AT_LEAST = atLeast();

    private static final int KEPT = 16;

    /// The latest matchups: every viewer of a combat asks for the same odds, phase after phase. No tables if too much can come of
    /// one, and two if a test before the combat decides with which counters it begins.
    private static final Map<Matchup, List<CombatTable>> TABLES =
            Collections.synchronizedMap(new LinkedHashMap<>(KEPT, 0.75f, true) {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(Map.Entry<Matchup, List<CombatTable>> eldest) {
                    return size() > KEPT;
                }
            });

    private final Fight fight;
    private final Party party;
    private final CombatTable table;
    private final int state;
    private final int acted;

    /// What the odds depend on besides the counters: as long as it stays, one table serves.
    private record Matchup(
            Rules rules,
            CardId hero,
            Growth growth,
            List<CardId> cards,
            Hex at,
            CardId foe,
            Fight.Changes changes,
            Optional<Fight.Lowered> lowered,
            Optional<CardId> event) {
        static Matchup of(Field field, Fight fight, Party party) {
            CardId foe = fight.foe().orElseThrow();
            return new Matchup(
                    field.rules(),
                    party.hero(),
                    party.growth(),
                    party.cards().stream().map(Owned::card).toList(),
                    fight.at(),
                    foe,
                    Rise.of(foe).orElse(Rise.NONE).before(fight).changes(),
                    fight.lowered(),
                    field.world().event());
        }
    }

    private Odds(Rules rules, Fight fight, Party party, CombatTable table) {
        this.fight = fight;
        this.party = party;
        this.table = table;
        List<CardId> characters = party.characters();
        CombatNumbers numbers = table.numbers();
        int[] bodies = new int[characters.size()];
        int attacked = 0;
        for (int i = 0; i < bodies.length; i++) {
            bodies[i] = numbers.bodies.get(i).state(party.body(characters.get(i)));
            attacked |= fight.acted().contains(characters.get(i)) ? 1 << i : 0;
        }
        acted = attacked;
        state = table.states()
                .of(
                        (fight.round() <= 1 ? CombatNumbers.FIRST_ROUND : 0)
                                | (fight.rolled().contains(fight.hero()) ? 0 : CombatNumbers.FIRST_ROLL),
                        numbers.enemyLeft(fight, rules),
                        numbers.left(fight),
                        bodies);
    }

    /// Nothing if too much can come of it.
    private static Optional<CombatTable> table(Field field, Fight fight, Party party) {
        Matchup matchup = Matchup.of(field, fight, party);
        List<CombatTable> known = TABLES.get(matchup);
        if (known != null) {
            Optional<CombatTable> fitting =
                    known.stream().filter(table -> table.numbers().knows(party)).findFirst();
            if (fitting.isPresent() || known.isEmpty()) {
                return fitting;
            }
        }
        Optional<CombatTable> made = CombatNumbers.of(field, fight, party).map(CombatTable::new);
        Stream<CombatTable> before =
                known == null ? Stream.of() : known.stream().limit(1);
        TABLES.put(matchup, Stream.concat(made.stream(), before).toList());
        return made;
    }

    /// The odds of the combat that is going on; none between heroes, for a hazard, while a test or frost is on its way, and where
    /// too much can come of it to be counted.
    public static Optional<Odds> known(Field field) {
        return field.fight()
                .filter(fight -> fight.foe().isPresent() && !fight.challenge().isHazard())
                .filter(_ -> field.trial().isEmpty() && field.shelter().isEmpty())
                .flatMap(fight -> {
                    Party party = field.party(fight.hero());
                    return table(field, fight, party).map(table -> new Odds(field.rules(), fight, party, table));
                });
    }

    /// The odds of a combat where they are known.
    public static Odds of(Field field) {
        return known(field).orElseThrow();
    }

    /// The odds of a combat that this seat would begin now, the text before it left out.
    public static Odds of(Field field, Seat seat, CardId challenge) {
        Fight fight = Fight.against(seat, field.party(seat).place(), challenge, 0);
        return of(field.fight(Optional.of(fight)));
    }

    /// The chance that two ten-sided dice show at least this sum.
    public static double roll(int atLeast) {
        return AT_LEAST[Math.max(0, Math.min(AT_LEAST.length - 1, atLeast))];
    }

    /// The chance that two dice show at least what two others show and so many more. (frozen-wastes:R182)
    static double against(int more) {
        double chance = 0;
        for (int sum = 2; sum <= MOST; sum++) {
            chance += (roll(sum) - roll(sum + 1)) * roll(sum + more);
        }
        return chance;
    }

    /// The chance to defeat the Challenge from here on.
    public double win() {
        return chances().win();
    }

    /// The same after this choice in the phase that is being fought.
    public double win(WastesMove.Action action) {
        return chances(action).win();
    }

    /// From here on; a roll that is about to be made counts with the powers used for it.
    public Chances chances() {
        synchronized (table) {
            if (fight.phase().isEmpty()) {
                return fight.round() == 0 ? table.nextRound(state) : table.round(state);
            }
            if (fight.roll().isPresent()) {
                return chances(fight.currentRoll());
            }
            int phase = phase();
            return table.phase(state, fight.acted().size() > phase ? phase + 1 : phase, acted);
        }
    }

    /// After this choice in the phase that is being fought.
    public Chances chances(WastesMove.Action action) {
        synchronized (table) {
            return switch (action) {
                case WastesMove.Defend() -> table.defend(state, phase(), acted);
                case WastesMove.Attack(var who) ->
                    table.attack(state, phase(), acted, party.characters().indexOf(who));
            };
        }
    }

    /// If the fight goes on with this roll, which may have fallen.
    Chances chances(Fight.Roll roll) {
        double success = !roll.dice().isEmpty() ? (roll.succeeds() ? 1 : 0) : CombatNumbers.chance(roll);
        synchronized (table) {
            return table.rolled(
                    state, phase(), acted, party.characters().indexOf(roll.actor()), success, roll.damage());
        }
    }

    /// If an escape with this chance of success is tried now; what follows a success is left out.
    Chances escaping(Attribute attribute, double success) {
        synchronized (table) {
            return table.failedEscape(state, attribute.phase().ordinal()).times(1 - success);
        }
    }

    private int phase() {
        return fight.phase().orElseThrow().ordinal();
    }

    private static double[] atLeast() {
        int sides = MOST / 2;
        double[] chances = new double[MOST + 2];
        for (int first = 1; first <= sides; first++) {
            for (int second = 1; second <= sides; second++) {
                for (int wanted = 0; wanted <= first + second; wanted++) {
                    chances[wanted] += 1.0 / (sides * sides);
                }
            }
        }
        return chances;
    }
}
