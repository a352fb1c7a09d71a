package winterhall.frozenwastes.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import winterhall.engine.Verb;

/// A sentence of a Challenge: at some moment something happens to somebody, perhaps only if a test fails.
///
/// Written as one word: `before-combat/frost/2/party`, `hazard/wounds/1/hero/climb-12`, `miss/white-death/1/actor/magic`.
/// On one card threats happen in the order printed; those of one failed roll in the order of
/// frozen-wastes:RU89: wounds, exhaustion, white death, frost.
///
/// @param test it happens if this test fails; always if there is none
/// @param phase for [Trigger#MISS]: in which phase; in all if there is none
public record Threat(
        Trigger trigger, Result result, int amount, Target target, Optional<SkillTest> test, Optional<Phase> phase) {
    /// When it happens.
    public enum Trigger {
        /// Once, before the first round. (frozen-wastes:R81)
        BEFORE_COMBAT,
        /// At the start of every round, before an escape.
        ROUND,
        /// After a failed attack, defence or escape roll, besides the damage. (frozen-wastes:R95, R96, R106)
        MISS,
        /// When the hero escapes.
        ESCAPED,
        /// As a reward, when the Challenge is defeated. (frozen-wastes:R84)
        DEFEATED,
        /// Of a Challenge without combat: it always has a test; passing all of them defeats it. (frozen-wastes:R82)
        HAZARD
    }

    /// What happens.
    public enum Result {
        WOUNDS(Harm.WOUNDS),
        EXHAUSTION(Harm.EXHAUSTION),
        WHITE_DEATH(Harm.WHITE_DEATH),
        FROST(Harm.FROST),
        /// As much gold as the hero has, at most the amount.
        LOSE_GOLD,
        LOSE_FLARE_CRYSTAL,
        LOSE_LUCKSTONE,
        LOSE_SNOWSHOE,
        /// Turns that many of the hero's face-up cards with an activated power face down, in the order they were got.
        TURN_CARDS_DOWN,
        /// All values of the enemy are higher from now on.
        RAISE_VALUES,
        /// One more damage in each phase that has any, from now on.
        RAISE_DAMAGE,
        RAISE_LIFE,
        /// There is no escape from this combat. (frozen-wastes:R107)
        FORBID_ESCAPE,
        /// Allies cannot attack in this combat.
        FORBID_ALLIES,
        /// Weapons add nothing in this combat.
        FORBID_WEAPONS,

        GAIN_GOLD,
        GAIN_FLARE_CRYSTAL,
        GAIN_LUCKSTONE,
        GAIN_SNOWSHOE,
        GAIN_RUMORS,
        GAIN_CLUES,
        GAIN_EXPERIENCE,
        HEAL_WOUNDS,
        REMOVE_FROST,
        REMOVE_WHITE_DEATH,
        REMOVE_EXHAUSTION;

        private final Optional<Harm> harm;

        Result() {
            harm = Optional.empty();
        }

        Result(Harm harm) {
            this.harm = Optional.of(harm);
        }

        @Override
        public String toString() {
            return Verb.of(this);
        }

        /// The counters that it puts on characters, if any. (frozen-wastes:RU89)
        public Optional<Harm> harm() {
            return harm;
        }

        public boolean isHarm() {
            return harm.isPresent();
        }
    }

    /// Who it happens to; what touches gold, cards or the enemy itself is written with the hero.
    public enum Target {
        HERO,
        ALLIES,
        PARTY,
        /// Who rolled.
        ACTOR,
        /// Every hero with all Allies, the active party first, then clockwise. (frozen-wastes:RU67)
        EVERYBODY;

        /// Whether it happens to the hero, or to an Ally, of the active party.
        public boolean hits(boolean isHero, boolean rolled) {
            return switch (this) {
                case HERO -> isHero;
                case ALLIES -> !isHero;
                case PARTY, EVERYBODY -> true;
                case ACTOR -> rolled;
            };
        }
    }

    public Threat {
        if (amount < 1) {
            throw new IllegalArgumentException(result + ": the amount is " + amount + ", not 1 or more");
        }
        if (trigger == Trigger.DEFEATED && result.isHarm()) {
            throw new IllegalArgumentException(result + ": a defeated Challenge does no harm");
        }
        if (target == Target.ACTOR && trigger != Trigger.MISS) {
            throw new IllegalArgumentException(result + ": only a failed roll has an actor");
        }
    }

    public static Threat of(Trigger trigger, Result result, int amount, Target target) {
        return new Threat(trigger, result, amount, target, Optional.empty(), Optional.empty());
    }

    /// Only if this test fails.
    Threat unless(SkillTest passed) {
        return new Threat(trigger, result, amount, target, Optional.of(passed), phase);
    }

    Threat unless(Skill skill, int difficulty) {
        return unless(SkillTest.of(skill, difficulty));
    }

    /// Only for a failed roll of this phase.
    Threat in(Phase only) {
        return new Threat(trigger, result, amount, target, test, Optional.of(only));
    }

    public static Threat parse(String word) {
        List<String> parts = List.of(word.split(WordReader.SEPARATOR, -1));
        if (parts.size() < 4) {
            throw new IllegalArgumentException(
                    "not a threat: " + word + "; one is written before-combat/frost/2/party");
        }
        Threat read = of(
                WordReader.read(Trigger.class, parts.get(0)),
                WordReader.read(Result.class, parts.get(1)),
                WordReader.number(parts.get(2)),
                WordReader.read(Target.class, parts.get(3)));
        for (String part : parts.subList(4, parts.size())) {
            Threat last = read;
            read = WordReader.find(Phase.class, part).map(last::in).orElseGet(() -> last.unless(SkillTest.parse(part)));
        }
        return read;
    }

    @Override
    public String toString() {
        var parts = new ArrayList<Object>(List.of(Verb.of(trigger), result, amount, Verb.of(target)));
        phase.ifPresent(parts::add);
        test.ifPresent(parts::add);
        return parts.stream().map(Object::toString).collect(Collectors.joining(WordReader.SEPARATOR));
    }
}
