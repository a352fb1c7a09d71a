package winterhall.frozenwastes.secondopinion;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import winterhall.engine.Move;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.WastesEvent;
import winterhall.frozenwastes.WastesMove;
import winterhall.frozenwastes.cards.Harm;
import winterhall.frozenwastes.cards.Power.Deed;

/// Removing counters, taking tokens and throwing cards away, between two decisions of one's own turn. (frozen-wastes:R139,
/// RU101, RU127, K16)
final class QuietMoves {
    private static final Map<Deed, Harm> REMEDIES = Map.of(
            Deed.HEAL_WOUNDS, Harm.WOUNDS,
            Deed.REMOVE_FROST, Harm.FROST,
            Deed.REMOVE_WHITE_DEATH, Harm.WHITE_DEATH,
            Deed.REMOVE_EXHAUSTION, Harm.EXHAUSTION);

    private final Reading reading;
    private final Holdings holdings;
    private final Injuries injuries;

    QuietMoves(Reading reading, Holdings holdings, Injuries injuries) {
        this.reading = reading;
        this.holdings = holdings;
        this.injuries = injuries;
    }

    List<Move> moves(Traveller party) {
        var moves = new ArrayList<Move>();
        party.cards.forEach(owned -> moves.add(new WastesMove.Discard(owned.card)));
        for (Traveller.Ability ability : party.abilities()) {
            Deed deed = ability.power().deed();
            if (!party.canPay(ability)) {
                continue;
            }
            if (REMEDIES.containsKey(deed)) {
                party.having(REMEDIES.get(deed))
                        .forEach(who -> moves.add(new WastesMove.Treat(ability.card(), deed, who)));
            } else if (deed == Deed.GAIN_RUMORS || deed == Deed.GAIN_GOLD) {
                // an empty pool forbids nothing: tokens come from other players then (frozen-wastes:R146)
                moves.add(new WastesMove.UsePower(ability.card(), deed));
            }
        }
        return moves;
    }

    void carryOut(Traveller party, Move move) {
        switch (move) {
            case WastesMove.Discard(var card) -> {
                reading.expect("R139", new WastesEvent.CardDiscarded(party.seat, card, Optional.empty()));
                injuries.settleAll(party);
            }
            case WastesMove.Treat(var card, var deed, var patient) -> treat(party, card, deed, patient);
            case WastesMove.UsePower(var card, var deed) -> {
                reading.expect("K16", new WastesEvent.PowerUsed(party.seat, card, deed));
                if (deed == Deed.GAIN_RUMORS) {
                    rumors(party, printed(card, deed));
                }
            }
            default -> throw new Disagreement("K16", move + " is not a quiet move");
        }
    }

    /// From the pool; if it is empty, from a player of choice. (frozen-wastes:R145, R146)
    void rumors(Traveller party, int tokens) {
        for (int i = 0; i < tokens; i++) {
            if (holdings.tokensInPool() > 0) {
                Reading.require(
                        reading.told("R145", WastesEvent.RumorGained.class)
                                .seat()
                                .equals(party.seat),
                        "R145",
                        "a token for " + party.seat);
                continue;
            }
            var answers = new ArrayList<Move>();
            holdings.parties.stream()
                    .filter(other -> other != party && other.rumors > 0)
                    .forEach(other -> answers.add(new WastesMove.TakeRumor(other.seat)));
            if (answers.isEmpty()) {
                return;
            }
            answers.add(new WastesMove.TakeNone());
            if (reading.asked("R146", party.seat, "choose-theft", answers) instanceof WastesMove.TakeRumor(var from)) {
                var taken = reading.told("R146", WastesEvent.RumorTaken.class);
                Reading.require(
                        taken.seat().equals(party.seat) && taken.from().equals(from), "R146", "a token of " + from);
            }
        }
    }

    private void treat(Traveller party, CardId card, Deed deed, CardId patient) {
        Harm harm = REMEDIES.get(deed);
        int amount = Math.min(printed(card, deed), party.health(patient).of(harm));
        reading.expect("K16", new WastesEvent.PowerUsed(party.seat, card, deed));
        reading.expect("K16", new WastesEvent.Treated(party.seat, card, patient, harm, amount));
        reading.coverage().met("K16");
        injuries.settleAll(party);
    }

    private static int printed(CardId card, Deed deed) {
        return CardText.powers(card).stream()
                .filter(power -> power.deed() == deed)
                .findFirst()
                .orElseThrow()
                .amount();
    }
}
