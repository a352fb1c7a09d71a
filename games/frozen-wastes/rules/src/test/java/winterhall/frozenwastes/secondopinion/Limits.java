package winterhall.frozenwastes.secondopinion;

import java.util.List;
import java.util.Optional;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.WastesEvent;
import winterhall.frozenwastes.WastesMove;
import winterhall.frozenwastes.cards.ItemType;
import winterhall.frozenwastes.cards.Power;

/// Two Weapons, one Armor, two Allies: a gain that breaks a limit is followed by a discard. (frozen-wastes:R133, R140,
/// RU50, K22)
final class Limits {
    private final Reading reading;
    private final Injuries injuries;

    Limits(Reading reading, Injuries injuries) {
        this.reading = reading;
        this.injuries = injuries;
    }

    /// After this card was gained.
    void keep(Traveller party, CardId gained) {
        ItemType type = CardText.type(gained);
        while (of(party, type).size() > limit(party, type)) {
            var answers = of(party, type).stream().map(WastesMove.Discard::new).toList();
            CardId card = ((WastesMove.Discard) reading.asked("R140", party.seat, "discard-surplus", answers)).card();
            reading.expect("R140", new WastesEvent.CardDiscarded(party.seat, card, Optional.empty()));
            reading.coverage().met("R140");
            injuries.settleAll(party);
        }
    }

    private static List<CardId> of(Traveller party, ItemType type) {
        return party.cards.stream()
                .map(owned -> owned.card)
                .filter(card -> CardText.type(card) == type)
                .toList();
    }

    private static int limit(Traveller party, ItemType type) {
        return switch (type) {
            case WEAPON -> 2;
            case ARMOR -> 1;
            case ALLY -> party.bonus(party.hero, Power.Deed.ALLY_LIMIT) > 0 ? 1 : 2;
            case OTHER -> Integer.MAX_VALUE;
        };
    }
}
