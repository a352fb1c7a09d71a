package winterhall.frozenwastes.secondopinion;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import winterhall.engine.Move;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.WastesEvent;
import winterhall.frozenwastes.WastesMove;
import winterhall.frozenwastes.cards.Ally;
import winterhall.frozenwastes.cards.Harm;
import winterhall.frozenwastes.cards.Power;
import winterhall.frozenwastes.cards.Power.Deed;

/// Wounds, exhaustion, white death and frost: what is taken, what is cancelled, who falls. (frozen-wastes:R47–R58, R99,
/// R100, R103, R104, RU19–RU26, RU67, RU81, RU88–RU90, RU100, RU121)
final class Injuries {
    private final Reading reading;
    private final Holdings holdings;
    private final Downfall downfall;

    Injuries(Reading reading, Holdings holdings, Downfall downfall) {
        this.reading = reading;
        this.holdings = holdings;
        this.downfall = downfall;
    }

    /// What a text or a blow gives to some characters of a party, the hero first.
    void give(Traveller party, List<CardId> members, Harm harm, int amount) {
        if (harm == Harm.FROST) {
            var frost = new LinkedHashMap<CardId, Integer>();
            members.forEach(who -> frost.put(who, amount));
            frost(party, frost);
            return;
        }
        int knockouts = downfall.count(party);
        for (CardId who : members) {
            if (downfall.count(party) == knockouts && party.has(who)) {
                give(party, who, harm, amount);
            }
        }
    }

    private void give(Traveller party, CardId who, Harm harm, int amount) {
        if (harm != Harm.EXHAUSTION) {
            take(party, who, harm, amount);
            return;
        }
        int room = party.stamina(who) - party.health(who).exhaustion;
        int exhaustion = Math.min(amount, room);
        if (exhaustion > 0) {
            reading.expect("R104", harmed(party, who, Harm.EXHAUSTION, exhaustion));
        }
        if (amount > exhaustion) {
            reading.coverage().met("R104");
            take(party, who, Harm.WOUNDS, amount - exhaustion);
        }
    }

    /// Wounds or white death, which can be cancelled one card after the other. (frozen-wastes:K15)
    private void take(Traveller party, CardId who, Harm harm, int amount) {
        Deed deed = harm == Harm.WOUNDS ? Deed.CANCEL_WOUNDS : Deed.CANCEL_WHITE_DEATH;
        int left = amount;
        while (left > 0) {
            List<Traveller.Ability> shields = shields(party, who, deed);
            if (shields.isEmpty()) {
                break;
            }
            Move answer = reading.asked("K15", party.seat, "prevent-harm", uses(shields, new WastesMove.Endure()));
            if (!(answer instanceof WastesMove.UsePower(var card, var _))) {
                break;
            }
            int cancelled = Math.min(left, amount(shields, card));
            reading.expect("K15", new WastesEvent.PowerUsed(party.seat, card, deed));
            reading.expect("K15", new WastesEvent.HarmCancelled(party.seat, card, who, harm, cancelled));
            reading.coverage().met("K15");
            left -= cancelled;
        }
        if (left > 0) {
            reading.expect("R95", harmed(party, who, harm, left));
            settle(party, who);
        }
    }

    /// Who can cancel it: an Item wounds of the hero and white death of anybody, an Ally its own unless it names the
    /// hero. (frozen-wastes:K15, R23)
    private static List<Traveller.Ability> shields(Traveller party, CardId who, Deed deed) {
        return party.abilities().stream()
                .filter(ability -> ability.power().deed() == deed && party.canPay(ability))
                .filter(ability -> covers(party, ability, who))
                .toList();
    }

    private static boolean covers(Traveller party, Traveller.Ability ability, CardId who) {
        boolean isForAnybody = !(ability.card().sheet() instanceof Ally)
                && ability.power().deed() != Deed.CANCEL_WOUNDS
                && ability.power().aim() == Power.Aim.OWNER;
        return isForAnybody || party.helps(ability, who);
    }

    private static List<Move> uses(List<Traveller.Ability> abilities, Move otherwise) {
        var answers = new ArrayList<Move>();
        abilities.forEach(ability -> answers.add(
                new WastesMove.UsePower(ability.card(), ability.power().deed())));
        answers.add(otherwise);
        return answers;
    }

    private static int amount(List<Traveller.Ability> abilities, CardId card) {
        return abilities.stream()
                .filter(ability -> ability.card().equals(card))
                .findFirst()
                .orElseThrow()
                .power()
                .amount();
    }

    private static WastesEvent harmed(Traveller party, CardId who, Harm harm, int amount) {
        return new WastesEvent.Harmed(party.seat, who, harm, amount, java.util.Optional.empty());
    }

    /// Frost for several characters of a party, who protect themselves together before the first takes any.
    ///
    /// @param printed how much each would take, before what each takes less
    void frost(Traveller party, Map<CardId, Integer> printed) {
        var frost = new LinkedHashMap<CardId, Integer>();
        printed.forEach((who, counters) -> frost.put(who, Math.max(0, counters - party.lessFrost(who))));
        shelter(party, frost);
        int knockouts = downfall.count(party);
        for (CardId who : List.copyOf(frost.keySet())) {
            if (frost.get(who) > 0 && downfall.count(party) == knockouts && party.has(who)) {
                reading.expect("R40", harmed(party, who, Harm.FROST, frost.get(who)));
                settle(party, who);
            }
        }
    }

    private void shelter(Traveller party, Map<CardId, Integer> frost) {
        while (true) {
            List<Traveller.Ability> shields = party.abilities().stream()
                    .filter(ability -> ability.power().deed() == Deed.CANCEL_FROST && party.canPay(ability))
                    .filter(ability ->
                            frost.keySet().stream().anyMatch(who -> frost.get(who) > 0 && covers(party, ability, who)))
                    .toList();
            if (shields.isEmpty()) {
                return;
            }
            Move answer = reading.asked("RU81", party.seat, "choose-shelter", uses(shields, new WastesMove.Endure()));
            if (!(answer instanceof WastesMove.UsePower(var card, var _))) {
                return;
            }
            var ability = shields.stream()
                    .filter(each -> each.card().equals(card))
                    .findFirst()
                    .orElseThrow();
            var members = frost.keySet().stream()
                    .filter(who -> covers(party, ability, who))
                    .toList();
            reading.expect("RU81", new WastesEvent.PowerUsed(party.seat, card, Deed.CANCEL_FROST));
            reading.coverage().met("RU22");
            if (holdings.plays("frost-cancel", "each-character")) {
                members.forEach(
                        who -> frost.merge(who, ability.power().amount(), (has, less) -> Math.max(0, has - less)));
            } else {
                divide(party, frost, members, ability.power().amount());
            }
        }
    }

    /// So many counters in total, one after the other; where there is no choice, nobody is asked. (frozen-wastes:RU22)
    private void divide(Traveller party, Map<CardId, Integer> frost, List<CardId> members, int counters) {
        int total = members.stream().mapToInt(frost::get).sum();
        for (int left = Math.min(counters, total); left > 0; left--) {
            var cold = members.stream().filter(who -> frost.get(who) > 0).toList();
            boolean isEverything = left == cold.stream().mapToInt(frost::get).sum();
            if ((cold.size() == 1 || isEverything) && !isAskedWhom(party)) {
                int each = left;
                cold.forEach(who -> frost.merge(who, isEverything ? -frost.get(who) : -each, Integer::sum));
                return;
            }
            var answers = cold.stream().map(WastesMove.Protect::new).toList();
            CardId who = ((WastesMove.Protect) reading.asked("RU22", party.seat, "choose-shelter", answers)).who();
            reading.expect("RU22", new WastesEvent.Protected(party.seat, who));
            frost.merge(who, -1, Integer::sum);
        }
    }

    private boolean isAskedWhom(Traveller party) {
        return reading.asks(party.seat, "choose-shelter")
                && ((TranscriptLine.Asked) reading.peek()).options().getFirst() instanceof WastesMove.Protect;
    }

    /// After every change: a hero or Ally with too many wounds falls; frost that is too much turns into white death.
    void settle(Traveller party, CardId who) {
        int knockouts = downfall.count(party);
        while (party.has(who)) {
            Health health = party.health(who);
            int life = party.life(who);
            if (health.wounds + health.whiteDeath >= life) {
                downfall.of(party, who);
                return;
            }
            int limit = holdings.plays("conditions", "harsh") ? Math.max(1, life - health.whiteDeath) : life;
            if (health.frost < limit) {
                return;
            }
            boolean isPrevented = isPrevented(party, who);
            reading.expect("R50", new WastesEvent.FrostBit(party.seat, who, limit, isPrevented));
            reading.coverage().met("R50");
        }
        Reading.require(downfall.count(party) >= knockouts, "R50", who + " is gone");
    }

    /// (frozen-wastes:R52, RU20)
    private boolean isPrevented(Traveller party, CardId who) {
        List<Traveller.Ability> shields = shields(party, who, Deed.CANCEL_WHITE_DEATH);
        if (shields.isEmpty()) {
            return false;
        }
        Move answer = reading.asked("R52", party.seat, "prevent-white-death", uses(shields, new WastesMove.Endure()));
        if (!(answer instanceof WastesMove.UsePower(var card, var _))) {
            return false;
        }
        reading.expect("R52", new WastesEvent.PowerUsed(party.seat, card, Deed.CANCEL_WHITE_DEATH));
        reading.expect("R52", new WastesEvent.HarmCancelled(party.seat, card, who, Harm.WHITE_DEATH, 1));
        reading.coverage().met("R52");
        return true;
    }

    /// Life can drop when a card goes. (frozen-wastes:R51, RU118)
    void settleAll(Traveller party) {
        int knockouts = downfall.count(party);
        for (CardId who : party.characters()) {
            if (downfall.count(party) == knockouts && party.has(who)) {
                settle(party, who);
            }
        }
    }
}
