package winterhall.frozenwastes.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import winterhall.engine.Verb;
import winterhall.frozenwastes.map.Terrain;

/// What an Item, an Ally or a Hero can do: a cost, a deed and an amount. (frozen-wastes:R20–R23)
///
/// Written as one word, `activate/cancel-wounds/2` or `always/attack/3/melee`. A power with a phase counts in that phase
/// only, one with a skill for tests of that skill, one with terrains in those.
///
/// @param aim whom it helps: of an Ally, itself unless it says otherwise (frozen-wastes:R23)
/// @param terrains where it counts; everywhere if there are none
public record Power(
        Cost cost,
        Deed deed,
        int amount,
        Optional<Phase> phase,
        Optional<Skill> skill,
        List<Terrain> terrains,
        Aim aim) {
    /// What using it costs.
    public enum Cost {
        /// Nothing: it always counts.
        ALWAYS,
        /// Turn the card face down; once between two of the owner's Refresh steps. (frozen-wastes:R21, RU113)
        ACTIVATE,
        /// The hero takes one exhaustion, as often as Stamina allows. (frozen-wastes:R22, R103, R105)
        EXHAUST,
        /// Discard the card.
        DISCARD
    }

    /// Whom it helps.
    public enum Aim {
        /// The hero, or the Ally on whose card it stands.
        OWNER,
        /// The hero, on the card of an Ally.
        HERO,
        /// Every Ally of the party.
        ALLIES
    }

    /// What it does. The first ones can stand with any cost, the next ones with [Cost#ALWAYS] alone, the last ones never.
    public enum Deed {
        /// Added to attack rolls; with a cost, to the attack that is about to be rolled.
        ATTACK(Use.ROLL),
        /// Added to defence rolls; with a cost, to the defence that is about to be rolled.
        DEFENCE(Use.ROLL),
        /// More wounds for a successful attack; with a cost, for the attack that is about to be rolled.
        DAMAGE(Use.ROLL),

        MIND(Use.NONE),
        BODY(Use.NONE),
        SPIRIT(Use.NONE),
        LIFE(Use.NONE),
        STAMINA(Use.NONE),
        /// Added to skill tests. (frozen-wastes:R59)
        TEST(Use.NONE),
        /// Added to escape rolls. (frozen-wastes:R106)
        ESCAPE(Use.NONE),
        /// Added to the first combat roll of each combat. (frozen-wastes:R102)
        FIRST_ROLL(Use.NONE),
        /// Less frost each time frost is taken.
        LESS_FROST(Use.NONE),
        /// More movement dice, never more than five. (frozen-wastes:RU112)
        DICE(Use.NONE),
        /// The named terrains can be entered with any die.
        ANY_DIE(Use.NONE),
        /// More gold for each defeated Challenge.
        BOUNTY(Use.NONE),
        /// Cards in towns cost less, at least 1. (frozen-wastes:K22)
        DISCOUNT(Use.NONE),
        /// The hero may have no more than this many Allies.
        ALLY_LIMIT(Use.NONE),

        /// When wounds are about to be taken.
        CANCEL_WOUNDS(Use.HARM),
        /// When frost is about to be taken; in Survival for the whole party together. (frozen-wastes:RU22)
        CANCEL_FROST(Use.HARM),
        /// When white death is about to be taken. (frozen-wastes:R52)
        CANCEL_WHITE_DEATH(Use.HARM),
        /// Removed from one character of the party, at quiet moments of one's own turn.
        HEAL_WOUNDS(Use.QUIET),
        REMOVE_FROST(Use.QUIET),
        REMOVE_WHITE_DEATH(Use.QUIET),
        REMOVE_EXHAUSTION(Use.QUIET),
        /// Gold from the supply, at a quiet moment.
        GAIN_GOLD(Use.QUIET),
        /// Rumor tokens from the pool, at a quiet moment.
        GAIN_RUMORS(Use.QUIET),
        /// One more movement die in this turn, before the roll.
        EXTRA_DIE(Use.BEFORE_ROLL),
        /// Roll one unspent movement die again.
        REROLL_DIE(Use.DICE),
        /// Turn one unspent movement die to any face.
        TURN_DIE(Use.DICE),
        /// Roll a failed skill test again.
        REROLL_TEST(Use.FAILED_TEST),
        /// Roll a failed attack or defence again.
        REROLL_COMBAT(Use.FAILED_ROLL),
        /// Before combat: one value of the enemy is lower in the first round.
        LOWER_ENEMY(Use.BEFORE_COMBAT),
        /// Before combat: the enemy takes wounds.
        WOUND_ENEMY(Use.BEFORE_COMBAT),
        /// Instead of an escape roll: the escape succeeds.
        SLIP_AWAY(Use.ESCAPE);

        private final Use use;

        Deed(Use use) {
            this.use = use;
        }

        public Use use() {
            return use;
        }

        @Override
        public String toString() {
            return Verb.of(this);
        }
    }

    /// When a power with a cost can be used.
    public enum Use {
        NONE,
        ROLL,
        HARM,
        QUIET,
        BEFORE_ROLL,
        DICE,
        FAILED_TEST,
        FAILED_ROLL,
        BEFORE_COMBAT,
        ESCAPE
    }

    public Power {
        terrains = List.copyOf(terrains);
        if (amount < 1) {
            throw new IllegalArgumentException(deed + ": the amount is " + amount + ", not 1 or more");
        }
        boolean always = cost == Cost.ALWAYS;
        if (always ? deed.use != Use.NONE && deed.use != Use.ROLL : deed.use == Use.NONE) {
            throw new IllegalArgumentException(deed + " cannot have the cost " + Verb.of(cost));
        }
    }

    public static Power always(Deed deed, int amount) {
        return of(Cost.ALWAYS, deed, amount);
    }

    public static Power activate(Deed deed, int amount) {
        return of(Cost.ACTIVATE, deed, amount);
    }

    static Power exhaust(Deed deed, int amount) {
        return of(Cost.EXHAUST, deed, amount);
    }

    static Power discard(Deed deed, int amount) {
        return of(Cost.DISCARD, deed, amount);
    }

    private static Power of(Cost cost, Deed deed, int amount) {
        return new Power(cost, deed, amount, Optional.empty(), Optional.empty(), List.of(), Aim.OWNER);
    }

    /// The same in one phase only.
    Power in(Phase only) {
        return new Power(cost, deed, amount, Optional.of(only), skill, terrains, aim);
    }

    /// The same for tests of one skill only.
    Power in(Skill only) {
        return new Power(cost, deed, amount, phase, Optional.of(only), terrains, aim);
    }

    /// The same in these terrains only.
    Power in(Terrain... only) {
        return new Power(cost, deed, amount, phase, skill, List.of(only), aim);
    }

    Power to(Aim whom) {
        return new Power(cost, deed, amount, phase, skill, terrains, whom);
    }

    public boolean counts(Phase now) {
        return phase.isEmpty() || phase.get() == now;
    }

    public static Power parse(String word) {
        List<String> parts = List.of(word.split(WordReader.SEPARATOR, -1));
        if (parts.size() < 3) {
            throw new IllegalArgumentException("not a power: " + word + "; one is written activate/cancel-wounds/2");
        }
        Power read = of(
                WordReader.read(Cost.class, parts.get(0)),
                WordReader.read(Deed.class, parts.get(1)),
                WordReader.number(parts.get(2)));
        for (String part : parts.subList(3, parts.size())) {
            read = read.qualified(part);
        }
        return read;
    }

    private Power qualified(String part) {
        return WordReader.find(Phase.class, part)
                .map(this::in)
                .or(() -> WordReader.find(Skill.class, part).map(this::in))
                .or(() -> WordReader.find(Terrain.class, part).map(this::also))
                .orElseGet(() -> to(WordReader.read(Aim.class, part)));
    }

    private Power also(Terrain terrain) {
        var more = new ArrayList<>(terrains);
        more.add(terrain);
        return in(more.toArray(Terrain[]::new));
    }

    @Override
    public String toString() {
        var parts = new ArrayList<Object>(List.of(Verb.of(cost), deed, amount));
        phase.ifPresent(parts::add);
        skill.ifPresent(parts::add);
        parts.addAll(terrains);
        if (aim != Aim.OWNER) {
            parts.add(Verb.of(aim));
        }
        return parts.stream().map(Object::toString).collect(Collectors.joining(WordReader.SEPARATOR));
    }
}
