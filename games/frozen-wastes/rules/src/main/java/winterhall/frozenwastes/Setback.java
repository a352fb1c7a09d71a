package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.frozenwastes.cards.Harm;
import winterhall.frozenwastes.cards.Threat;
import winterhall.frozenwastes.map.Isheim;
import winterhall.frozenwastes.map.Terrain;

/// What a failure would do to one character, if nothing is used against it: the counters that come to lie there.
///
/// @param frost that is taken; what of it turns at once counts as white death too
/// @param left of the Life
/// @param falls whether that knocks the hero out or kills the Ally (frozen-wastes:R53)
public record Setback(CardId who, int wounds, int exhaustion, int whiteDeath, int frost, int left, boolean falls) {
    /// For each character that is harmed by these threats, in the order of the party.
    ///
    /// @param actor who rolled, after a failed roll
    static List<Setback> of(Field field, Party party, List<Threat> threats, Optional<CardId> actor) {
        var setbacks = new ArrayList<Setback>(1);
        for (CardId who : party.characters()) {
            boolean rolled = actor.equals(Optional.of(who));
            List<Threat> felt = threats.stream()
                    .filter(threat -> threat.target().hits(party.isHero(who), rolled))
                    .toList();
            Setback setback = of(field, party, who, felt);
            if (setback.isFelt()) {
                setbacks.add(setback);
            }
        }
        return setbacks;
    }

    private static Setback of(Field field, Party party, CardId who, List<Threat> threats) {
        Optional<Terrain> terrain = party.at().flatMap(hex -> Isheim.at(hex).terrain());
        int life = party.life(who);
        Body before = party.body(who);
        Body now = before;
        int frost = 0;
        for (Threat threat : threats) {
            Optional<Harm> harm = threat.result().harm();
            if (harm.isEmpty() || now.harm() >= life) {
                continue;
            }
            int amount = threat.amount() - (harm.get() == Harm.FROST ? party.lessFrost(who, terrain) : 0);
            if (amount > 0) {
                frost += harm.get() == Harm.FROST ? amount : 0;
                now = after(field.rules(), party, who, now, harm.get(), amount);
            }
        }
        return new Setback(
                who,
                now.wounds() - before.wounds(),
                now.exhaustion() - before.exhaustion(),
                now.whiteDeath() - before.whiteDeath(),
                frost,
                Math.max(0, life - now.harm()),
                now.harm() >= life);
    }

    /// What lies on a character after so many counters more, if nothing is used against them.
    static Body after(Rules rules, Party party, CardId who, Body before, Harm harm, int amount) {
        return frozen(rules, party.life(who), struck(before, harm, amount, party.stamina(who)));
    }

    /// Exhaustion beyond Stamina is wounds. (frozen-wastes:R104)
    private static Body struck(Body body, Harm harm, int amount, int stamina) {
        int tired = harm == Harm.EXHAUSTION ? Math.min(amount, Math.max(0, stamina - body.exhaustion())) : 0;
        return harm == Harm.EXHAUSTION
                ? body.plus(harm, tired).plus(Harm.WOUNDS, amount - tired)
                : body.plus(harm, amount);
    }

    /// Frost turns into white death; who falls keeps what was left to turn. (frozen-wastes:R50–R53)
    private static Body frozen(Rules rules, int life, Body before) {
        Body body = before;
        while (body.harm() < life && body.frost() >= rules.frostLimit(life, body.whiteDeath())) {
            int limit = rules.frostLimit(life, body.whiteDeath());
            body = body.plus(Harm.FROST, -limit).plus(Harm.WHITE_DEATH, 1);
        }
        return body;
    }

    private boolean isFelt() {
        return wounds + exhaustion + whiteDeath + frost > 0;
    }
}
