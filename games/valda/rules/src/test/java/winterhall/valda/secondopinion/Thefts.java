package winterhall.valda.secondopinion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.valda.Stock;
import winterhall.valda.ValdaEvent;
import winterhall.valda.ValdaMove;

/// Stealing followers, resources, runes and cards. (valda:R99–R102, R200, RU60, RU88, RU89)
final class Thefts {
    private final Reading reading;
    private final Holdings holdings;

    Thefts(Reading reading, Holdings holdings) {
        this.reading = reading;
        this.holdings = holdings;
    }

    /// The window of the thief; from whom one more is stolen with the Bone Wand.
    Optional<Seat> wand(Seat thief, List<Seat> victims) {
        var more = new ArrayList<Seat>();
        new ResponseWindow(reading, holdings, "stealing", "bone-wand") {
            @Override
            List<Seat> aims(Seat seat, String weapon) {
                return seat.equals(thief) ? victims : List.of();
            }

            @Override
            boolean play(Seat seat, String weapon, Seat aim) {
                more.add(aim);
                return true;
            }
        }.open();
        return more.stream().findFirst();
    }

    /// From several victims at once all losses are determined before anything is gained. (valda:R101)
    void followers(String rule, Seat thief, List<Seat> victims, int each) {
        Optional<Seat> more = wand(thief, victims);
        for (Seat victim : victims) {
            int wanted = each + (more.filter(victim::equals).isPresent() ? 1 : 0);
            int steps = holdings.steps(victim, wanted, Optional.of(thief));
            if (steps == 0
                    && reading.next(ValdaEvent.FollowersStolen.class)
                            .filter(event -> event.victim().equals(victim))
                            .isEmpty()) {
                continue;
            }
            var stolen = reading.told(rule, ValdaEvent.FollowersStolen.class);
            Reading.require(
                    stolen.thief().equals(thief)
                            && stolen.victim().equals(victim)
                            && stolen.followers() == steps
                            && stolen.saved() == wanted - steps,
                    rule,
                    thief + " steals " + steps + " of " + wanted + " from " + victim + ", told was " + stolen);
        }
    }

    void resources(String rule, Seat thief, Seat victim, int most) {
        int limit = most + (wand(thief, List.of(victim)).isPresent() ? 1 : 0);
        Stock has = holdings.stock.get(victim.index());
        var answers = new ArrayList<Move>();
        for (int blood = 0; blood <= has.blood(); blood++) {
            for (int diamond = 0; diamond <= has.diamond(); diamond++) {
                for (int gold = 0; gold <= has.gold(); gold++) {
                    if (blood + diamond + gold <= limit) {
                        answers.add(new ValdaMove.Take(new Stock(blood, diamond, gold)));
                    }
                }
            }
        }
        var taken = ((ValdaMove.Take) reading.chosen(rule, thief, "choose-loot", answers)).resources();
        boolean isNothing = taken.blood() + taken.diamond() + taken.gold() == 0;
        if (isNothing && reading.next(ValdaEvent.ResourcesStolen.class).isEmpty()) {
            return;
        }
        var stolen = reading.told(rule, ValdaEvent.ResourcesStolen.class);
        Reading.require(
                stolen.thief().equals(thief)
                        && stolen.victim().equals(victim)
                        && stolen.resources().equals(taken),
                rule,
                thief + " takes " + taken + " from " + victim + ", told was " + stolen);
    }

    void runes(String rule, Seat thief, Seat victim, int each) {
        int wanted = each + (wand(thief, List.of(victim)).isPresent() ? 1 : 0);
        int runes = Math.min(wanted, holdings.runes[victim.index()]);
        if (runes == 0 && reading.next(ValdaEvent.RunesStolen.class).isEmpty()) {
            return;
        }
        var stolen = reading.told(rule, ValdaEvent.RunesStolen.class);
        Reading.require(
                stolen.thief().equals(thief) && stolen.victim().equals(victim) && stolen.runes() == runes,
                rule,
                thief + " steals " + runes + " runes from " + victim + ", told was " + stolen);
    }

    void cards(String rule, Seat thief, Seat victim, int each) {
        random(rule, thief, victim, each + (wand(thief, List.of(victim)).isPresent() ? 1 : 0));
    }

    /// Cards at random, as many as there are.
    void random(String rule, Seat thief, Seat victim, int wanted) {
        int count = Math.min(wanted, holdings.hand(victim).size());
        for (int i = 0; i < count; i++) {
            var stolen = reading.told(rule, ValdaEvent.CardStolen.class);
            Reading.require(
                    stolen.thief().equals(thief) && stolen.victim().equals(victim),
                    rule,
                    thief + " steals a card from " + victim + ", told was " + stolen);
        }
    }
}
