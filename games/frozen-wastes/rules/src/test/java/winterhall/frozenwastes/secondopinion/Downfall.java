package winterhall.frozenwastes.secondopinion;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.engine.kit.Hex;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.WastesEvent;
import winterhall.frozenwastes.WastesMove;
import winterhall.frozenwastes.cards.Gear;

/// Allies who die, and heroes who are knocked out. (frozen-wastes:R53, R77, R186, R189, R190, RU43, RU48, RU58, RU71,
/// RU75, RU103)
final class Downfall {
    private final Reading reading;
    private final Holdings holdings;
    private final Map<Seat, Integer> knockouts = new HashMap<>();

    /// Cards that were taken and not yet counted. (frozen-wastes:RU102)
    private final Map<Seat, CardId> spoils = new HashMap<>();

    /// Who takes the spoils, if a hero falls in a combat between heroes.
    private Optional<Traveller> rival = Optional.empty();

    Downfall(Reading reading, Holdings holdings) {
        this.reading = reading;
        this.holdings = holdings;
    }

    /// How often the hero of this party has been knocked out.
    int count(Traveller party) {
        return knockouts.getOrDefault(party.seat, 0);
    }

    /// The card that this party has just taken.
    Optional<CardId> spoilsOf(Traveller party) {
        return Optional.ofNullable(spoils.remove(party.seat));
    }

    void fightsWith(Optional<Traveller> winner) {
        rival = winner;
    }

    void of(Traveller party, CardId who) {
        if (party.isHero(who)) {
            knockOut(party);
        } else {
            reading.expect("R99", new WastesEvent.AllyDied(party.seat, who, Optional.empty()));
            reading.coverage().met("R99");
        }
    }

    private void knockOut(Traveller party) {
        knockouts.merge(party.seat, 1, Integer::sum);
        reading.coverage().met("R189");
        int gold = party.gold;
        reading.expect("R189", new WastesEvent.KnockedOut(party.seat, gold, Optional.empty()));
        if (holdings.princess.filter(party.seat::equals).isPresent()) {
            reading.expect("R168", new WastesEvent.PrincessLost(party.seat, Optional.empty()));
        }
        if (party.isFlareLit) {
            reading.expect("R77", new WastesEvent.FlareLost(party.seat, Optional.empty()));
        }
        if (rival.isPresent()) {
            spoils(rival.get(), party, gold);
        }
        boolean losesCard = !holdings.plays("knockout-loss", "gold-only")
                && (rival.isEmpty() || holdings.plays("spoils", "card-and-loss"));
        if (losesCard) {
            lose(party);
        }
        List<Hex> towns = Land.nearestTowns(party.at);
        Hex town = towns.getFirst();
        if (towns.size() > 1) {
            var answers = towns.stream().map(WastesMove.RetreatTo::new).toList();
            town = ((WastesMove.RetreatTo) reading.asked("R189", party.seat, "choose-retreat", answers)).town();
        }
        reading.expect("R189", new WastesEvent.Retreated(party.seat, town));
        if (party.seat.equals(holdings.active)) {
            holdings.isTurnOver = true;
        }
    }

    /// The single most valuable Item or Ally.
    private void lose(Traveller party) {
        int most = 0;
        for (Traveller.Possession owned : party.cards) {
            most = Math.max(most, CardText.price(owned.card));
        }
        var answers = new ArrayList<Move>();
        for (Traveller.Possession owned : party.cards) {
            if (CardText.price(owned.card) == most) {
                answers.add(new WastesMove.GiveCard(owned.card));
            }
        }
        if (most <= 1) {
            answers.addAll(gear(party));
        }
        if (answers.isEmpty()) {
            return;
        }
        Move loss =
                answers.size() == 1 ? answers.getFirst() : reading.asked("R189", party.seat, "choose-loss", answers);
        switch ((WastesMove.Loss) loss) {
            case WastesMove.GiveCard(var card) ->
                reading.expect("R189", new WastesEvent.CardLost(party.seat, card, Optional.empty()));
            case WastesMove.GiveGear(var gear) ->
                reading.expect("R189", new WastesEvent.GearLost(party.seat, gear, Optional.empty()));
        }
    }

    private static List<Move> gear(Traveller party) {
        var answers = new ArrayList<Move>();
        for (Gear gear : Gear.values()) {
            if (party.gear.get(gear) > 0) {
                answers.add(new WastesMove.GiveGear(gear));
            }
        }
        return answers;
    }

    private void spoils(Traveller winner, Traveller loser, int gold) {
        reading.coverage().met("R186");
        if (gold > 0) {
            reading.expect(
                    "R186",
                    new WastesEvent.SpoilsTaken(winner.seat, loser.seat, gold, Optional.empty(), Optional.empty()));
        }
        var answers = new ArrayList<Move>();
        loser.cards.forEach(owned -> answers.add(new WastesMove.GiveCard(owned.card)));
        answers.addAll(gear(loser));
        if (holdings.plays("spoils", "gold-only") || answers.isEmpty()) {
            return;
        }
        Move taken = answers.size() == 1 && !reading.asks(winner.seat, "choose-spoils")
                ? answers.getFirst()
                : reading.asked("R186", winner.seat, "choose-spoils", answers);
        Optional<CardId> card = taken instanceof WastesMove.GiveCard(var given) ? Optional.of(given) : Optional.empty();
        Optional<Gear> gear = taken instanceof WastesMove.GiveGear(var given) ? Optional.of(given) : Optional.empty();
        reading.expect("R186", new WastesEvent.SpoilsTaken(winner.seat, loser.seat, 0, card, gear));
        card.ifPresent(won -> spoils.put(winner.seat, won));
    }
}
