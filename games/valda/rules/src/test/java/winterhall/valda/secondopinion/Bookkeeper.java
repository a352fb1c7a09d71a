package winterhall.valda.secondopinion;

import java.util.List;
import java.util.function.UnaryOperator;
import winterhall.engine.Seat;
import winterhall.valda.BuildingKind;
import winterhall.valda.CardId;
import winterhall.valda.MainDeck;
import winterhall.valda.Site;
import winterhall.valda.Stock;
import winterhall.valda.ValdaEvent;

/// Enters what is told into the ledger, whether the rules would have it so or not.
final class Bookkeeper {
    private final Ledger ledger;

    Bookkeeper(Ledger ledger) {
        this.ledger = ledger;
    }

    void enter(ValdaEvent event) {
        switch (event) {
            case ValdaEvent.TurnBegan turn -> begin(turn.seat());
            case ValdaEvent.RoundBegan _ -> ledger.abolished.clear();
            case ValdaEvent.OccupantSettled settled -> ledger.occupants.put(settled.area(), settled.occupant());
            case ValdaEvent.ResourcesGained gained -> gain(gained.seat(), gained.resources());
            case ValdaEvent.ResourcesTraded traded -> {
                pay(traded.seat(), traded.given());
                gain(traded.seat(), traded.taken());
            }
            case ValdaEvent.ResourcesPaid paid -> pay(paid.seat(), paid.resources());
            case ValdaEvent.ResourcesStolen stolen -> {
                pay(stolen.victim(), stolen.resources());
                gain(stolen.thief(), stolen.resources());
            }
            case ValdaEvent.RuneTraded traded -> {
                ledger.runes[traded.seat().index()]--;
                gain(traded.seat(), traded.taken());
            }
            case ValdaEvent.RunesGained gained -> ledger.runes[gained.seat().index()] += gained.runes();
            case ValdaEvent.RunesStolen stolen -> {
                ledger.runes[stolen.victim().index()] -= stolen.runes();
                ledger.runes[stolen.thief().index()] += stolen.runes();
            }
            case ValdaEvent.BuildingBegun begun -> pay(begun.seat(), begun.paid());
            case ValdaEvent.TempleBegun begun -> pay(begun.seat(), begun.paid());
            case ValdaEvent.BuildingUndone undone -> gain(undone.seat(), undone.returned());
            case ValdaEvent.BuildingPlaced placed -> {
                buildings(placed.building())[placed.seat().index()]++;
                ledger.built++;
            }
            case ValdaEvent.BuildingDestroyed destroyed ->
                buildings(destroyed.building())[destroyed.seat().index()]--;
            case ValdaEvent.TemplePlaced placed -> {
                ledger.temples.add(BuiltTemple.built(placed.seat(), placed.temple()));
                ledger.built++;
            }
            case ValdaEvent.TempleDestroyed destroyed -> ledger.temples.remove(at(destroyed.temple()));
            case ValdaEvent.TempleMoved moved -> change(moved.from(), temple -> temple.at(moved.to()));
            case ValdaEvent.TemplesSwitched switched -> {
                BuiltTemple own = at(switched.own());
                BuiltTemple other = at(switched.other());
                ledger.temples.removeAll(List.of(own, other));
                ledger.temples.add(own.at(switched.other()));
                ledger.temples.add(other.at(switched.own()));
            }
            case ValdaEvent.TempleFrozen frozen ->
                change(frozen.temple(), temple -> temple.frozen(frozen.by(), frozen.forEver()));
            case ValdaEvent.TemplesProtected safe -> ledger.immune.add(safe.seat());
            case ValdaEvent.AttacksForbidden forbidden -> ledger.shielded.add(forbidden.seat());
            case ValdaEvent.HavensIgnored ignored -> ledger.abolished.add(ignored.seat());
            case ValdaEvent.LevelBorrowed level -> ledger.borrowed.add(level.area());
            case ValdaEvent.FollowersGained gained -> followers(gained.seat(), gained.followers());
            case ValdaEvent.FollowersLost lost -> followers(lost.seat(), -lost.followers());
            case ValdaEvent.FollowersStolen stolen -> {
                followers(stolen.victim(), -stolen.followers());
                followers(stolen.thief(), stolen.followers());
            }
            case ValdaEvent.FollowersTraded traded -> {
                pay(traded.seat(), traded.paid());
                ledger.runes[traded.seat().index()] -= traded.runes();
                followers(traded.seat(), traded.followers());
            }
            default -> cards(event);
        }
    }

    private void cards(ValdaEvent event) {
        switch (event) {
            case ValdaEvent.CardsDrawn drawn ->
                drawn.cards().orElseThrow().forEach(card -> {
                    give(drawn.seat(), new Held(card, CardText.isDivine(card)));
                    ledger.known.add(drawn.seat(), drawn.deck().name());
                });
            case ValdaEvent.DivineCardDrawn drawn -> {
                give(drawn.seat(), new Held(drawn.card().orElseThrow(), false));
                ledger.known.add(drawn.seat(), drawn.area().name());
            }
            case ValdaEvent.DivineCardTaken taken -> {
                Held card = ledger.take(taken.victim(), taken.card().orElseThrow());
                give(taken.thief(), card);
                ledger.known.pass(taken.victim(), taken.thief(), PublicKnowledge.origin(card));
            }
            // one of the cards just drawn, so never one that came from a divine deck (valda:RU95)
            case ValdaEvent.CardPutUnder under -> {
                CardId card = under.card().orElseThrow();
                ledger.hands.get(under.seat().index()).remove(new Held(card, CardText.isDivine(card)));
                ledger.known.putBack(under.seat(), under.deck().name());
            }
            case ValdaEvent.CardStolen stolen -> {
                give(stolen.thief(), ledger.take(stolen.victim(), stolen.card().orElseThrow()));
                ledger.known.pass(stolen.victim(), stolen.thief());
            }
            case ValdaEvent.HandsSwapped swapped -> {
                var kept = ledger.hands.get(swapped.seat().index());
                ledger.hands.set(
                        swapped.seat().index(),
                        ledger.hands.get(swapped.opponent().index()));
                ledger.hands.set(swapped.opponent().index(), kept);
                ledger.known.swap(swapped.seat(), swapped.opponent());
            }
            case ValdaEvent.CardDiscarded discarded ->
                discard(show(discarded.seat(), discarded.card()).card());
            case ValdaEvent.CardTaken taken -> {
                Held card = taken(taken.card());
                give(taken.seat(), card);
                ledger.known.add(taken.seat(), PublicKnowledge.open(card));
            }
            case ValdaEvent.DeckShuffled shuffled -> {
                if (shuffled.deck() == MainDeck.B) {
                    ledger.discardB.clear();
                }
            }
            case ValdaEvent.DieRerolled _ -> ledger.rerolls++;
            case ValdaEvent.ActionPlayed played -> show(played.seat(), played.card());
            case ValdaEvent.DieTurned turned -> show(turned.seat(), turned.card());
            case ValdaEvent.AttackDeclared declared ->
                declared.cards().forEach(card -> ledger.attacking.add(show(declared.seat(), card)));
            case ValdaEvent.Defended defended -> show(defended.seat(), defended.card());
            case ValdaEvent.WeaponUsed used ->
                discard(show(used.seat(), used.card()).card());
            default -> {}
        }
    }

    private void begin(Seat seat) {
        ledger.active = seat;
        ledger.borrowed.clear();
        ledger.immune.clear();
        ledger.shielded.clear();
        ledger.built = 0;
        ledger.rerolls = 0;
        ledger.temples.replaceAll(temple -> temple.thawed(seat));
    }

    private Held show(Seat seat, CardId card) {
        Held held = ledger.take(seat, card);
        ledger.known.show(seat, held);
        return held;
    }

    /// From the attack that Tyr's Revenge answered, else out of a discard pile.
    private Held taken(CardId card) {
        for (Held held : ledger.cardsAreTaken ? ledger.attacking : List.<Held>of()) {
            if (held.card().equals(card)) {
                ledger.attacking.remove(held);
                return held;
            }
        }
        ledger.discardB.remove(card);
        return new Held(card, CardText.isDivine(card));
    }

    private void discard(CardId card) {
        switch (CardText.of(card).kind()) {
            case WEAPON -> ledger.removed.add(card);
            case ATTACK, DEFENCE -> ledger.discardB.add(card);
            case ACTION -> {}
        }
    }

    private void give(Seat seat, Held card) {
        ledger.hands.get(seat.index()).add(card);
    }

    private int[] buildings(BuildingKind kind) {
        return kind == BuildingKind.MINE ? ledger.mines : ledger.drills;
    }

    private void followers(Seat seat, int by) {
        ledger.followers[seat.index()] += by;
    }

    private void gain(Seat seat, Stock more) {
        change(seat, more, 1);
    }

    private void pay(Seat seat, Stock less) {
        change(seat, less, -1);
    }

    private void change(Seat seat, Stock by, int sign) {
        Stock had = ledger.stock.get(seat.index());
        ledger.stock.set(
                seat.index(),
                new Stock(
                        had.blood() + sign * by.blood(),
                        had.diamond() + sign * by.diamond(),
                        had.gold() + sign * by.gold()));
    }

    private BuiltTemple at(Site place) {
        return ledger.temples.stream()
                .filter(temple -> temple.place().equals(place))
                .findFirst()
                .orElseThrow(() -> new Disagreement("R3", "no temple stands on " + place));
    }

    private void change(Site place, UnaryOperator<BuiltTemple> change) {
        BuiltTemple temple = at(place);
        ledger.temples.remove(temple);
        ledger.temples.add(change.apply(temple));
    }
}
