package winterhall.frozenwastes;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.engine.kit.Hex;

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
/// @param defended whether nobody attacked in the last round (frozen-wastes:RU59)
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
        boolean defended,
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
                false,
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
                false,
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
        return foe.isPresent() && foe.get().equals(Cards.ARSHAN);
    }

    Roll currentRoll() {
        return roll.orElseThrow();
    }

    Fight nextRound() {
        return new Fight(
                hero,
                at,
                foe,
                rival,
                wounds,
                round + 1,
                Optional.empty(),
                List.of(),
                round > 0 && acted.isEmpty(),
                usedBefore,
                round > 0 ? Optional.empty() : lowered,
                changes,
                Optional.empty(),
                rolled,
                decided);
    }

    Fight in(Phase now) {
        return new Fight(
                hero,
                at,
                foe,
                rival,
                wounds,
                round,
                Optional.of(now),
                acted,
                defended,
                usedBefore,
                lowered,
                changes,
                Optional.empty(),
                rolled,
                decided);
    }

    Fight acts(CardId who) {
        return new Fight(
                hero,
                at,
                foe,
                rival,
                wounds,
                round,
                phase,
                Lists.plus(acted, who),
                defended,
                usedBefore,
                lowered,
                changes,
                roll,
                rolled,
                decided);
    }

    Fight wounded(int more) {
        return new Fight(
                hero,
                at,
                foe,
                rival,
                wounds + more,
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

    Fight with(Optional<Roll> changed) {
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
                changed,
                rolled,
                decided);
    }

    Fight with(Changes changed) {
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
                changed,
                roll,
                rolled,
                decided);
    }

    Fight hasRolled(Seat seat) {
        return rolled.contains(seat)
                ? this
                : new Fight(
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
                        Lists.plus(rolled, seat),
                        decided);
    }

    /// The same combat in its first round or later, before the first roll or after it.
    Fight forOdds(boolean firstRound, boolean firstRoll) {
        return new Fight(
                hero,
                at,
                foe,
                rival,
                wounds,
                firstRound ? 1 : 2,
                phase,
                acted,
                defended,
                usedBefore,
                lowered,
                changes,
                roll,
                firstRoll ? List.of() : List.of(hero),
                decided);
    }

    /// One hero has fallen: whoever falls after that loses as usual.
    Fight withLoser() {
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
                true);
    }

    Fight used(CardId card) {
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
                Lists.plus(usedBefore, card),
                lowered,
                changes,
                roll,
                rolled,
                decided);
    }

    Fight lowered(Lowered less) {
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
                Optional.of(less),
                changes,
                roll,
                rolled,
                decided);
    }
}
