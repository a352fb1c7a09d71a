package winterhall.valda.secondopinion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.valda.BuildingKind;
import winterhall.valda.ValdaEvent;
import winterhall.valda.ValdaMove;

/// Step 7: what an attack does to those it hits. (valda:R76, R125, R177–R192)
final class AttackEffects {
    private final Reading reading;
    private final Holdings holdings;
    private final Losses losses;
    private final Thefts thefts;

    AttackEffects(Reading reading, Holdings holdings) {
        this.reading = reading;
        this.holdings = holdings;
        this.losses = new Losses(reading, holdings);
        this.thefts = new Thefts(reading, holdings);
    }

    void carryOut(AttackUnderWay attack, List<Seat> hit) {
        Seat attacker = attack.attacker;
        Seat target = hit.getFirst();
        switch (CardText.attack(attack.card())) {
            case "raid" -> thefts.resources("R177", attacker, target, 2);
            case "abduction" -> thefts.followers("R178", attacker, hit, 1);
            case "hel" -> thefts.followers("R188", attacker, hit, 1);
            case "double-kill" -> losses.lose("R179", target, 2, Optional.of(attacker));
            case "bloodshed" -> losses.lose("R180", target, 1, Optional.of(attacker));
            case "war-horn" -> thefts.cards("R181", attacker, target, 1);
            case "rune-theft" -> thefts.runes("R185", attacker, target, 1);
            case "giant-smash", "thrym" -> hit.forEach(this::destroyCard);
            case "power-shift" -> swapHands(attacker, target);
            case "sacrificial-stone" -> sacrifice(attacker, target);
            case "torch" -> burn(attacker, target);
            case "temple-assault" -> hitTemple(attacker, target, ValdaEvent.TempleDestroyed.class);
            case "temple-freeze", "permafrost" -> hitTemple(attacker, target, ValdaEvent.TempleFrozen.class);
            case "mork" -> switchTemples(attacker, target);
            default -> throw new IllegalStateException(attack.card() + " does nothing");
        }
    }

    /// (valda:R103)
    private void destroyCard(Seat target) {
        if (!holdings.hand(target).isEmpty()) {
            var discarded = reading.told("R103", ValdaEvent.CardDiscarded.class);
            Reading.require(discarded.seat().equals(target), "R103", target + " loses a card, told was " + discarded);
        }
    }

    private void swapHands(Seat attacker, Seat target) {
        var swapped = reading.told("R186", ValdaEvent.HandsSwapped.class);
        Reading.require(
                swapped.seat().equals(attacker) && swapped.opponent().equals(target),
                "R186",
                attacker + " and " + target + " exchange hands, told was " + swapped);
    }

    /// (valda:R187, RU90)
    private void sacrifice(Seat attacker, Seat target) {
        int most = Math.min(5, holdings.stock.get(attacker.index()).blood());
        var answers =
                IntStream.rangeClosed(0, most).mapToObj(ValdaMove.Pay::new).toList();
        int paid = ((ValdaMove.Pay) reading.chosen("R187", attacker, "pay-blood", answers)).blood();
        if (paid > 0) {
            var told = reading.told("R187", ValdaEvent.ResourcesPaid.class);
            Reading.require(
                    told.seat().equals(attacker) && told.resources().blood() == paid,
                    "R187",
                    attacker + " pays " + paid + ", told was " + told);
            losses.lose("R187", target, paid, Optional.of(attacker));
        }
    }

    /// (valda:R182)
    private void burn(Seat attacker, Seat target) {
        var answers = new ArrayList<Move>();
        if (holdings.mines[target.index()] > 1) {
            answers.add(new ValdaMove.ChooseBuilding(BuildingKind.MINE));
        }
        if (holdings.drills[target.index()] > 0) {
            answers.add(new ValdaMove.ChooseBuilding(BuildingKind.DRILL));
        }
        if (answers.isEmpty()) {
            return;
        }
        var chosen = (ValdaMove.ChooseBuilding) reading.chosen("R182", attacker, "choose-ruin", answers);
        var told = reading.told("R182", ValdaEvent.BuildingDestroyed.class);
        Reading.require(
                told.seat().equals(target) && told.building() == chosen.building(),
                "R182",
                target + " loses a " + chosen.building() + ", told was " + told);
    }

    /// (valda:R183, R191, R192)
    private void hitTemple(Seat attacker, Seat target, Class<? extends ValdaEvent> effect) {
        var temples = holdings.temples(target);
        if (temples.isEmpty() || holdings.immune.contains(target)) {
            return;
        }
        var answers = temples.stream()
                .map(temple -> new ValdaMove.ChooseTemple(temple.place()))
                .toList();
        var chosen = ((ValdaMove.ChooseTemple) reading.chosen("R76", attacker, "choose-target", answers)).temple();
        ValdaEvent told = reading.told("R76", effect);
        boolean isIt = switch (told) {
            case ValdaEvent.TempleDestroyed destroyed ->
                destroyed.temple().equals(chosen) && destroyed.seat().equals(target);
            case ValdaEvent.TempleFrozen frozen ->
                frozen.temple().equals(chosen)
                        && frozen.seat().equals(target)
                        && frozen.by().equals(attacker);
            default -> false;
        };
        Reading.require(isIt, "R76", target + " is hit on " + chosen + ", told was " + told);
    }

    /// (valda:R123, R190)
    private void switchTemples(Seat attacker, Seat target) {
        if (holdings.immune.contains(target)) {
            return;
        }
        var answers = new ArrayList<ValdaMove.SwitchTemples>();
        for (BuiltTemple own : holdings.temples(attacker)) {
            for (BuiltTemple other : holdings.temples(target)) {
                if (own.place().area() != other.place().area()) {
                    answers.add(new ValdaMove.SwitchTemples(own.place(), other.place()));
                }
            }
        }
        var chosen = (ValdaMove.SwitchTemples) reading.chosen("R190", attacker, "choose-switch", answers);
        var told = reading.told("R190", ValdaEvent.TemplesSwitched.class);
        Reading.require(
                told.own().equals(chosen.own()) && told.other().equals(chosen.other()),
                "R190",
                chosen + ", told was " + told);
    }
}
