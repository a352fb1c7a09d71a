package winterhall.valda.secondopinion;

import java.util.List;
import winterhall.engine.Seat;
import winterhall.valda.Area;
import winterhall.valda.Deity;
import winterhall.valda.MainDeck;
import winterhall.valda.ValdaEvent;

/// Step 8: first the attacker, then the defenders, by their levels now. (valda:R77, R141, R142, RU59, RU73)
final class AttackRewards {
    private final Reading reading;
    private final Holdings holdings;

    AttackRewards(Reading reading, Holdings holdings) {
        this.reading = reading;
        this.holdings = holdings;
    }

    void give(AttackUnderWay attack, List<Seat> hit, List<Seat> held) {
        int hel = holdings.level(attack.attacker, Deity.HEL, Area.SURTUR_HEL);
        int each = holdings.isFew() ? Math.max(0, hel - 1) : hel;
        runes("R142", attack.attacker, each * hit.size());
        for (Seat defender : held) {
            runes("R141", defender, holdings.level(defender, Deity.AGIR, Area.TYR_AGIR));
            if (attack.defendedWith(defender, "undertow")) {
                draw(defender);
            }
        }
    }

    private void runes(String rule, Seat seat, int wanted) {
        int runes = holdings.available(wanted);
        int given = 0;
        int missed = 0;
        while (wanted > 0
                && reading.next(ValdaEvent.RunesGained.class)
                        .filter(gained -> gained.seat().equals(seat))
                        .isPresent()) {
            var gained = reading.told(rule, ValdaEvent.RunesGained.class);
            given += gained.runes();
            missed += gained.missed();
        }
        Reading.require(
                given == runes && given + missed == wanted,
                rule,
                seat + " gains " + runes + " of " + wanted + " runes, told were " + given + " and " + missed);
    }

    /// Undertow's card, if there is one left; a shuffle it brings about does not reach the cards of the attack.
    /// (valda:R194, RU48, RU69)
    private void draw(Seat defender) {
        if (reading.next(ValdaEvent.DeckRanDry.class).isPresent()) {
            reading.read();
            return;
        }
        var drawn = reading.told("R194", ValdaEvent.CardsDrawn.class);
        Reading.require(
                drawn.seat().equals(defender) && drawn.deck() == MainDeck.B && drawn.count() == 1,
                "R194",
                defender + " draws a card, told was " + drawn);
        reading.skipShuffles();
    }
}
