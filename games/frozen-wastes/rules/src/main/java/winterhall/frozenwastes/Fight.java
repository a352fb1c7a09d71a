package winterhall.frozenwastes;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import winterhall.engine.Seat;
import winterhall.engine.kit.Hex;
import winterhall.frozenwastes.cards.Challenge;
import winterhall.frozenwastes.cards.Phase;
import winterhall.frozenwastes.cards.Power;
import winterhall.frozenwastes.cards.Threat;

/// A combat that is going on: it lies on the table until it is over. (frozen-wastes:R89)
///
/// @param hero whose turn it is
/// @param at where it takes place; the hero may be elsewhere when it ends
/// @param foe the Challenge, if it is one
/// @param rival the other hero, if it is one (frozen-wastes:R179)
/// @param wounds on the Challenge
/// @param round counted from 1; 0 before combat
/// @param phase that is being resolved
/// @param acted who has attacked in this round (frozen-wastes:R92)
/// @param defended the seats that only defended in the last round that was theirs (frozen-wastes:RU59)
/// @param usedBefore the cards whose Before Combat power was used (frozen-wastes:R22)
/// @param lowered the phase whose value is lower in the first round, and by how much
/// @param changes what texts have changed for the rest of the combat
/// @param roll the roll that has not had its effect yet
/// @param decided whether one of two heroes has fallen (frozen-wastes:R186, RU102)
/// @param rolled the seats that have made their first combat roll (frozen-wastes:R102)
public record Fight(
        Seat hero,
        Hex at,
        Optional<CardId> foe,
        Optional<Seat> rival,
        int wounds,
        int round,
        Optional<Phase> phase,
        List<CardId> acted,
        List<Seat> defended,
        List<CardId> usedBefore,
        Optional<Lowered> lowered,
        Changes changes,
        Optional<Roll> roll,
        List<Seat> rolled,
        boolean decided) {
    /// @param by by whom, since it counts only while that seat attacks (frozen-wastes:RU98)
    public record Lowered(Seat by, Phase phase, int amount) {}

    /// What a card's text has done to this combat.
    public record Changes(int values, int damage, int life, boolean noEscape, boolean noAllies, boolean noWeapons) {
        static final Changes NONE = new Changes(0, 0, 0, false, false, false);

        Changes plus(Threat.Result result, int amount) {
            return switch (result) {
                case RAISE_VALUES -> new Changes(values + amount, damage, life, noEscape, noAllies, noWeapons);
                case RAISE_DAMAGE -> new Changes(values, damage + amount, life, noEscape, noAllies, noWeapons);
                case RAISE_LIFE -> new Changes(values, damage, life + amount, noEscape, noAllies, noWeapons);
                case FORBID_ESCAPE -> new Changes(values, damage, life, true, noAllies, noWeapons);
                case FORBID_ALLIES -> new Changes(values, damage, life, noEscape, true, noWeapons);
                case FORBID_WEAPONS -> new Changes(values, damage, life, noEscape, noAllies, true);
                default -> this;
            };
        }
    }

    /// Who does what in a phase, and the dice once they are rolled. (frozen-wastes:R93, R94)
    ///
    /// @param boost added by powers used for this roll; `damage` more wounds if it succeeds
    /// @param target what has to be reached; not known before a rival has rolled (frozen-wastes:RU99)
    /// @param dice two ten-sided dice, once they are rolled
    public record Roll(
            CardId actor,
            boolean attacks,
            boolean escapes,
            Phase phase,
            int bonus,
            int boost,
            int damage,
            int target,
            List<Integer> dice) {
        public Roll {
            dice = List.copyOf(dice);
        }

        int total() {
            int sum = bonus + boost;
            for (int die : dice) {
                sum += die;
            }
            return sum;
        }

        boolean succeeds() {
            return total() >= target;
        }

        Roll boosted(Power.Deed deed, int amount) {
            return deed == Power.Deed.DAMAGE
                    ? new Roll(actor, attacks, escapes, phase, bonus, boost, damage + amount, target, dice)
                    : new Roll(actor, attacks, escapes, phase, bonus, boost + amount, damage, target, dice);
        }

        Roll with(List<Integer> thrown, int wanted) {
            return new Roll(actor, attacks, escapes, phase, bonus, boost, damage, wanted, thrown);
        }
    }

    public Fight {
        acted = List.copyOf(acted);
        defended = List.copyOf(defended);
        usedBefore = List.copyOf(usedBefore);
        rolled = List.copyOf(rolled);
    }

    static Fight against(Seat hero, Hex at, CardId foe, int wounds) {
        return new Fight(
                hero,
                at,
                Optional.of(foe),
                Optional.empty(),
                wounds,
                0,
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                Optional.empty(),
                Changes.NONE,
                Optional.empty(),
                List.of(),
                false);
    }

    static Fight between(Seat hero, Hex at, Seat rival) {
        return new Fight(
                hero,
                at,
                Optional.empty(),
                Optional.of(rival),
                0,
                0,
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                Optional.empty(),
                Changes.NONE,
                Optional.empty(),
                List.of(),
                false);
    }

    /// Who attacks in this round: heroes take turns. (frozen-wastes:R180)
    Seat attacker() {
        return rival.isPresent() && round % 2 == 0 && round > 0 ? rival.get() : hero;
    }

    /// The hero who is attacked in this round.
    Optional<Seat> defender() {
        return rival.map(other -> attacker().equals(hero) ? other : hero);
    }

    boolean involves(Seat seat) {
        return hero.equals(seat) || rival.isPresent() && rival.get().equals(seat);
    }

    Challenge challenge() {
        return (Challenge) foe.orElseThrow().sheet();
    }

    boolean isArshan() {
        return foe.isPresent() && Cards.isArshan(foe.get());
    }

    Roll currentRoll() {
        return roll.orElseThrow();
    }

    Fight nextRound() {
        return with(next -> {
            next.round = round + 1;
            next.phase = Optional.empty();
            next.acted = List.of();
            next.defended = round > 0 ? defendedAfter() : defended;
            next.lowered = round > 0 ? Optional.empty() : lowered;
            next.roll = Optional.empty();
        });
    }

    /// Heroes take turns, so that a round says nothing of the one who was attacked in it. (frozen-wastes:R180)
    private List<Seat> defendedAfter() {
        boolean before = defended.contains(attacker());
        if (acted.isEmpty() == before) {
            return defended;
        }
        return before ? Lists.minus(defended, attacker()) : Lists.plus(defended, attacker());
    }

    Fight in(Phase now) {
        return with(next -> {
            next.phase = Optional.of(now);
            next.roll = Optional.empty();
        });
    }

    Fight acts(CardId who) {
        return with(next -> next.acted = Lists.plus(acted, who));
    }

    Fight wounded(int more) {
        return with(next -> next.wounds = wounds + more);
    }

    Fight with(Optional<Roll> changed) {
        return with(next -> next.roll = changed);
    }

    Fight with(Changes changed) {
        return with(next -> next.changes = changed);
    }

    Fight hasRolled(Seat seat) {
        return rolled.contains(seat) ? this : with(next -> next.rolled = Lists.plus(rolled, seat));
    }

    /// The same combat in its first round or later, before the first roll or after it.
    Fight forOdds(boolean firstRound, boolean firstRoll) {
        return with(next -> {
            next.round = firstRound ? 1 : 2;
            next.rolled = firstRoll ? List.of() : List.of(hero);
        });
    }

    /// One hero has fallen: a hero who falls after that loses as usual.
    Fight withLoser() {
        return with(next -> next.decided = true);
    }

    Fight used(CardId card) {
        return with(next -> next.usedBefore = Lists.plus(usedBefore, card));
    }

    Fight lowered(Lowered less) {
        return with(next -> next.lowered = Optional.of(less));
    }

    private Fight with(Consumer<Draft> change) {
        var draft = new Draft(this);
        change.accept(draft);
        return draft.done();
    }

    /// A copy while it is being changed.
    private static final class Draft {
        private Seat hero;
        private Hex at;
        private Optional<CardId> foe;
        private Optional<Seat> rival;
        private int wounds;
        private int round;
        private Optional<Phase> phase;
        private List<CardId> acted;
        private List<Seat> defended;
        private List<CardId> usedBefore;
        private Optional<Lowered> lowered;
        private Changes changes;
        private Optional<Roll> roll;
        private List<Seat> rolled;
        private boolean decided;

        private Draft(Fight fight) {
            hero = fight.hero;
            at = fight.at;
            foe = fight.foe;
            rival = fight.rival;
            wounds = fight.wounds;
            round = fight.round;
            phase = fight.phase;
            acted = fight.acted;
            defended = fight.defended;
            usedBefore = fight.usedBefore;
            lowered = fight.lowered;
            changes = fight.changes;
            roll = fight.roll;
            rolled = fight.rolled;
            decided = fight.decided;
        }

        private Fight done() {
            return new Fight(
                    hero,
                    at,
                    foe,
                    rival,
                    wounds,
                    round,
                    phase,
                    acted,
                    defended,
                    usedBefore,
                    lowered,
                    changes,
                    roll,
                    rolled,
                    decided);
        }
    }
}
