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

/// Changes the holdings by what is told, whether the rules would have it so or not: a seat that gains followers moves up by just so
/// many, which the next table shows. (valda:R95)
final class Bookkeeper {
    private final Holdings holdings;

    Bookkeeper(Holdings holdings) {
        this.holdings = holdings;
    }

    void enter(ValdaEvent event) {
        switch (event) {
            case ValdaEvent.TurnBegan turn -> begin(turn.seat());
            case ValdaEvent.RoundBegan _ -> holdings.abolished.clear();
            case ValdaEvent.OccupantSettled settled -> holdings.occupants.put(settled.area(), settled.occupant());
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
                holdings.runes[traded.seat().index()]--;
                gain(traded.seat(), traded.taken());
            }
            case ValdaEvent.RunesGained gained -> holdings.runes[gained.seat().index()] += gained.runes();
            case ValdaEvent.RunesStolen stolen -> {
                holdings.runes[stolen.victim().index()] -= stolen.runes();
                holdings.runes[stolen.thief().index()] += stolen.runes();
            }
            case ValdaEvent.BuildingBegun begun -> pay(begun.seat(), begun.paid());
            case ValdaEvent.TempleBegun begun -> pay(begun.seat(), begun.paid());
            case ValdaEvent.BuildingUndone undone -> gain(undone.seat(), undone.returned());
            case ValdaEvent.BuildingPlaced placed -> {
                buildings(placed.building())[placed.seat().index()]++;
                holdings.built++;
            }
            case ValdaEvent.BuildingDestroyed destroyed ->
                buildings(destroyed.building())[destroyed.seat().index()]--;
            case ValdaEvent.TemplePlaced placed -> {
                holdings.temples.add(BuiltTemple.built(placed.seat(), placed.temple()));
                holdings.built++;
            }
            case ValdaEvent.TempleDestroyed destroyed -> holdings.temples.remove(at(destroyed.temple()));
            case ValdaEvent.TempleMoved moved -> change(moved.from(), temple -> temple.at(moved.to()));
            case ValdaEvent.TemplesSwitched switched -> {
                BuiltTemple own = at(switched.own());
                BuiltTemple other = at(switched.other());
                holdings.temples.removeAll(List.of(own, other));
                holdings.temples.add(own.at(switched.other()));
                holdings.temples.add(other.at(switched.own()));
            }
            case ValdaEvent.TempleFrozen frozen ->
                change(frozen.temple(), temple -> temple.frozen(frozen.by(), frozen.forEver()));
            case ValdaEvent.TemplesProtected safe -> holdings.immune.add(safe.seat());
            case ValdaEvent.AttacksForbidden forbidden -> holdings.shielded.add(forbidden.seat());
            case ValdaEvent.HavensIgnored ignored -> holdings.abolished.add(ignored.seat());
            case ValdaEvent.LevelBorrowed level -> holdings.borrowed.add(level.area());
            case ValdaEvent.FollowersGained gained -> followers(gained.seat(), gained.followers());
            case ValdaEvent.FollowersLost lost -> followers(lost.seat(), -lost.followers());
            case ValdaEvent.FollowersStolen stolen -> {
                followers(stolen.victim(), -stolen.followers());
                followers(stolen.thief(), stolen.followers());
            }
            case ValdaEvent.FollowersTraded traded -> {
                pay(traded.seat(), traded.paid());
                holdings.runes[traded.seat().index()] -= traded.runes();
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
                    holdings.known.add(drawn.seat(), drawn.deck().name());
                });
            case ValdaEvent.DivineCardDrawn drawn -> {
                give(drawn.seat(), new Held(drawn.card().orElseThrow(), false));
                holdings.known.add(drawn.seat(), drawn.area().name());
            }
            case ValdaEvent.DivineCardTaken taken -> {
                Held card = holdings.take(taken.victim(), taken.card().orElseThrow());
                give(taken.thief(), card);
                holdings.known.pass(taken.victim(), taken.thief(), PublicKnowledge.origin(card));
            }
            // one of the cards just drawn, so never one that came from a divine deck (valda:RU95)
            case ValdaEvent.CardPutUnder under -> {
                CardId card = under.card().orElseThrow();
                holdings.hands.get(under.seat().index()).remove(new Held(card, CardText.isDivine(card)));
                holdings.known.putBack(under.seat(), under.deck().name());
            }
            case ValdaEvent.CardStolen stolen -> {
                give(
                        stolen.thief(),
                        holdings.take(stolen.victim(), stolen.card().orElseThrow()));
                holdings.known.pass(stolen.victim(), stolen.thief());
            }
            case ValdaEvent.HandsSwapped swapped -> {
                var kept = holdings.hands.get(swapped.seat().index());
                holdings.hands.set(
                        swapped.seat().index(),
                        holdings.hands.get(swapped.opponent().index()));
                holdings.hands.set(swapped.opponent().index(), kept);
                holdings.known.swap(swapped.seat(), swapped.opponent());
            }
            case ValdaEvent.CardDiscarded discarded ->
                discard(show(discarded.seat(), discarded.card(), discarded.recycled())
                        .card());
            case ValdaEvent.CardTaken taken -> {
                Held card = taken(taken.card());
                give(taken.seat(), card);
                holdings.known.add(taken.seat(), PublicKnowledge.open(card));
            }
            case ValdaEvent.DeckShuffled shuffled -> {
                if (shuffled.deck() == MainDeck.B) {
                    holdings.discardB.clear();
                }
            }
            case ValdaEvent.DieRerolled _ -> holdings.rerolls++;
            case ValdaEvent.ActionPlayed played -> show(played.seat(), played.card(), played.recycled());
            case ValdaEvent.DieTurned turned -> show(turned.seat(), turned.card());
            case ValdaEvent.AttackDeclared declared ->
                declared.cards().forEach(card -> holdings.attacking.add(show(declared.seat(), card)));
            case ValdaEvent.Defended defended -> show(defended.seat(), defended.card(), defended.recycled());
            case ValdaEvent.WeaponUsed used ->
                discard(show(used.seat(), used.card()).card());
            default -> {}
        }
    }

    private void begin(Seat seat) {
        holdings.active = seat;
        holdings.borrowed.clear();
        holdings.immune.clear();
        holdings.shielded.clear();
        holdings.built = 0;
        holdings.rerolls = 0;
        holdings.temples.replaceAll(temple -> temple.thawed(seat));
    }

    /// (valda:RU134)
    private Held show(Seat seat, CardId card, boolean recycled) {
        Held held = show(seat, card);
        Reading.require(
                held.recycled() == recycled,
                "RU134",
                seat + " shows " + held + ", told was that it has " + (recycled ? "" : "not ") + "been discarded");
        return held;
    }

    private Held show(Seat seat, CardId card) {
        Held held = holdings.take(seat, card);
        holdings.known.show(seat, held);
        return held;
    }

    /// From the attack that Tyr's Revenge answered, else out of a discard pile.
    private Held taken(CardId card) {
        for (Held held : holdings.cardsAreTaken ? holdings.attacking : List.<Held>of()) {
            if (held.card().equals(card)) {
                holdings.attacking.remove(held);
                return held;
            }
        }
        holdings.discardB.remove(card);
        return new Held(card, CardText.isDivine(card));
    }

    private void discard(CardId card) {
        switch (CardText.of(card).kind()) {
            case WEAPON -> holdings.removed.add(card);
            case ATTACK, DEFENCE -> holdings.discardB.add(card);
            case ACTION -> {}
        }
    }

    private void give(Seat seat, Held card) {
        holdings.hands.get(seat.index()).add(card);
    }

    private int[] buildings(BuildingKind kind) {
        return kind == BuildingKind.MINE ? holdings.mines : holdings.drills;
    }

    private void followers(Seat seat, int by) {
        holdings.followers[seat.index()] += by;
    }

    private void gain(Seat seat, Stock more) {
        change(seat, more, 1);
    }

    private void pay(Seat seat, Stock less) {
        change(seat, less, -1);
    }

    private void change(Seat seat, Stock by, int sign) {
        Stock had = holdings.stock.get(seat.index());
        holdings.stock.set(
                seat.index(),
                new Stock(
                        had.blood() + sign * by.blood(),
                        had.diamond() + sign * by.diamond(),
                        had.gold() + sign * by.gold()));
    }

    private BuiltTemple at(Site place) {
        return holdings.temples.stream()
                .filter(temple -> temple.place().equals(place))
                .findFirst()
                .orElseThrow(() -> new Disagreement("R3", "no temple stands on " + place));
    }

    private void change(Site place, UnaryOperator<BuiltTemple> change) {
        BuiltTemple temple = at(place);
        holdings.temples.remove(temple);
        holdings.temples.add(change.apply(temple));
    }
}
