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

/// Removing counters, taking tokens and throwing cards away, between two decisions of the own turn. (frozen-wastes:R139,
/// RU101, RU127, K16)
final class QuietMoves {
    private static final Map<Deed, Harm> REMEDIES = Map.of(
            Deed.HEAL_WOUNDS, Harm.WOUNDS,
            Deed.REMOVE_FROST, Harm.FROST,
            Deed.REMOVE_WHITE_DEATH, Harm.WHITE_DEATH,
            Deed.REMOVE_EXHAUSTION, Harm.EXHAUSTION);

    private final Reading reading;
    private final Ledger ledger;
    private final Injuries injuries;

    QuietMoves(Reading reading, Ledger ledger, Injuries injuries) {
        this.reading = reading;
        this.ledger = ledger;
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
            } else if (deed == Deed.GAIN_RUMORS && ledger.tokensInPool() > 0 || deed == Deed.GAIN_GOLD) {
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
                while (reading.isNext(WastesEvent.RumorGained.class)) {
                    reading.read();
                }
            }
            default -> throw new Disagreement("K16", move + " is no quiet move");
        }
    }

    private void treat(Traveller party, CardId card, Deed deed, CardId patient) {
        Harm harm = REMEDIES.get(deed);
        int printed = CardText.powers(card).stream()
                .filter(power -> power.deed() == deed)
                .findFirst()
                .orElseThrow()
                .amount();
        int amount = Math.min(printed, party.health(patient).of(harm));
        reading.expect("K16", new WastesEvent.PowerUsed(party.seat, card, deed));
        reading.expect("K16", new WastesEvent.Treated(party.seat, card, patient, harm, amount));
        reading.tally().met("K16");
        injuries.settleAll(party);
    }
}
