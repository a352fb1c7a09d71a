package winterhall.frozenwastes.secondopinion;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import winterhall.engine.Move;
import winterhall.engine.kit.Hex;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.Ending;
import winterhall.frozenwastes.WastesEvent;
import winterhall.frozenwastes.WastesMove;
import winterhall.frozenwastes.cards.Gear;
import winterhall.frozenwastes.cards.Harm;
import winterhall.frozenwastes.cards.Power.Deed;
import winterhall.frozenwastes.cards.WeatherEvent.Effect;
import winterhall.frozenwastes.map.Face;
import winterhall.frozenwastes.map.Terrain;

/// The crystal, resting, rolling and going. (frozen-wastes:R24–R38, R54, R74–R80, R191, RU3–RU6, RU15–RU17, RU29, RU77,
/// RU112, RU116, RU117, K17, K22)
final class MovementStep {
    private static final int MOST_DICE = 5;

    private final Reading reading;
    private final Holdings holdings;
    private final QuietMoves quiet;
    private final Limits limits;

    MovementStep(Reading reading, Holdings holdings, Injuries injuries, QuietMoves quiet) {
        this.reading = reading;
        this.holdings = holdings;
        this.quiet = quiet;
        this.limits = new Limits(reading, injuries);
    }

    void play() {
        Traveller party = holdings.active();
        if (party.isFlareLit && followsFlare(party)) {
            holdings.isTurnOver = true;
            return;
        }
        if (!prepares(party)) {
            travel(party, false);
        }
    }

    /// (frozen-wastes:R74, R75)
    private boolean followsFlare(Traveller party) {
        var answers = new ArrayList<Move>(List.of(new WastesMove.IgnoreFlare()));
        Land.nearestTowns(party.at).forEach(town -> answers.add(new WastesMove.FollowFlare(town)));
        if (!(reading.asked("R74", party.seat, "choose-flare", answers) instanceof WastesMove.FollowFlare(var town))) {
            reading.expect("R76", new WastesEvent.FlareLost(party.seat, Optional.empty()));
            return false;
        }
        reading.coverage().met("R75");
        reading.expect("R75", new WastesEvent.FlareFollowed(party.seat, town));
        List<CardId> cold = party.having(Harm.FROST);
        if (!cold.isEmpty()
                && reading.asked(
                                "R75",
                                party.seat,
                                "choose-warmth",
                                List.of(new WastesMove.WarmUp(), new WastesMove.StayCold()))
                        instanceof WastesMove.WarmUp) {
            reading.expect("R75", new WastesEvent.WarmedUp(party.seat, cold, 0));
        }
        return true;
    }

    /// Dice available, before any are set aside. (frozen-wastes:R25, RU112)
    private int available(Traveller party, int extra) {
        int dice = (party.isHurt() ? 4 : 5) + party.bonus(party.hero, Deed.DICE) + extra;
        int most = holdings.eventWith(Effect.MOST_DICE)
                .map(event -> event.amount())
                .orElse(MOST_DICE);
        return Math.min(Math.min(dice, MOST_DICE), most);
    }

    /// Before the roll; whether the hero went without one.
    private boolean prepares(Traveller party) {
        int extra = 0;
        int aside = 0;
        Optional<Integer> declared = Optional.empty();
        boolean isInstead = holdings.plays("forced-step", "instead-of-roll");
        while (!holdings.isTurnOver) {
            int dice = declared.orElse(available(party, extra));
            var answers = new ArrayList<Move>(List.of(new WastesMove.RollDice()));
            if (aside < dice) {
                List<CardId> tired = party.having(Harm.EXHAUSTION);
                tired.forEach(who -> answers.add(new WastesMove.Rest(who)));
                if (tired.isEmpty()) {
                    answers.add(new WastesMove.SetDieAside());
                }
            }
            if (declared.isEmpty()) {
                answers.addAll(quiet.moves(party));
                party.usable(Deed.EXTRA_DIE, party.hero, _ -> true)
                        .forEach(ability -> answers.add(new WastesMove.UsePower(ability.card(), Deed.EXTRA_DIE)));
                if (isInstead) {
                    Land.around(party.at).forEach(to -> answers.add(new WastesMove.Trudge(to)));
                }
            }
            switch (reading.asked("R27", party.seat, "prepare", answers)) {
                case WastesMove.Rest(var who) -> {
                    declared = Optional.of(dice);
                    aside++;
                    reading.expect("R27", new WastesEvent.Rested(party.seat, who));
                    reading.coverage().met("R27");
                }
                case WastesMove.SetDieAside _ -> {
                    declared = Optional.of(dice);
                    aside++;
                    reading.expect("R27", new WastesEvent.DieSetAside(party.seat));
                }
                case WastesMove.RollDice _ -> {
                    var rolled = reading.told("R28", WastesEvent.DiceRolled.class);
                    Reading.require(
                            rolled.dice().size() == dice - aside,
                            "R28",
                            party.seat + " rolls " + (dice - aside) + " dice, told was " + rolled);
                    reading.coverage().met("R28");
                    return false;
                }
                case WastesMove.Trudge(var to) -> {
                    trudge(party, to);
                    return true;
                }
                case WastesMove.UsePower(var card, var deed)
                when deed == Deed.EXTRA_DIE -> {
                    reading.expect("K17", new WastesEvent.PowerUsed(party.seat, card, deed));
                    reading.expect("K17", new WastesEvent.ExtraDie(party.seat, card));
                    reading.coverage().met("K17");
                    extra++;
                }
                case Move other -> quiet.carryOut(party, other);
            }
        }
        return true;
    }

    private void trudge(Traveller party, Hex to) {
        reading.expect("R34", new WastesEvent.Trudged(party.seat, to));
        reading.coverage().met("R34");
        arrive(party);
    }

    /// (frozen-wastes:R191)
    private void arrive(Traveller party) {
        if (Land.isGreenVale(party.at)
                && holdings.princess.filter(party.seat::equals).isPresent()) {
            reading.expect("R191", new WastesEvent.MatchEnded(Ending.Way.PRINCESS, Optional.of(party.seat)));
            reading.coverage().met("R191");
        }
    }

    /// @param isMidway whether the figure has left its space already
    void travel(Traveller party, boolean isMidway) {
        boolean hasMoved = isMidway;
        while (!holdings.isTurnOver) {
            if (hasMoved && holdings.dice.isEmpty() && !reading.asks(party.seat, "travel")) {
                return;
            }
            Roads roads =
                    new Roads(List.copyOf(holdings.dice), withAnyDie(party), holdings.plays("town-entry", "terrain"));
            Map<Hex, Integer> reach = roads.reach(party.at);
            var answers = answers(party, roads, reach, hasMoved);
            switch (reading.asked("R31", party.seat, "travel", answers, MovementStep::isJudged)) {
                case WastesMove.Halt _ -> {
                    return;
                }
                case WastesMove.Trudge(var to) -> {
                    trudge(party, to);
                    return;
                }
                case WastesMove.Walk(var to) -> {
                    walk(party, roads, to, reach.get(to));
                    hasMoved = true;
                }
                case WastesMove.Step(var to, var die) -> {
                    reading.expect("R31", new WastesEvent.Walked(party.seat, List.of(to), List.of(die)));
                    reading.coverage().met("R31");
                    hasMoved = true;
                }
                case WastesMove.UseSnowshoe(var from, var to) -> {
                    reading.expect("R80", new WastesEvent.DieTurned(party.seat, from, to, Optional.empty()));
                    reading.coverage().met("R80");
                }
                case WastesMove.TurnDie(var card, var from, var to) -> {
                    reading.expect("K17", new WastesEvent.PowerUsed(party.seat, card, Deed.TURN_DIE));
                    reading.expect("K17", new WastesEvent.DieTurned(party.seat, from, to, Optional.empty()));
                }
                case WastesMove.RerollDie(var card, var die) -> {
                    reading.expect("K17", new WastesEvent.PowerUsed(party.seat, card, Deed.REROLL_DIE));
                    var rolled = reading.told("K17", WastesEvent.DieRerolled.class);
                    Reading.require(rolled.from() == die, "K17", die + " is rolled again, told was " + rolled);
                }
                case WastesMove.DiscoverLegend _ -> discover(party);
                case WastesMove.FindPrincess _ -> reading.told("R164", WastesEvent.PrincessFound.class);
                case Move other -> quiet.carryOut(party, other);
            }
            if (hasMoved && Land.isGreenVale(party.at)) {
                arrive(party);
                return;
            }
        }
    }

    /// What can be discovered is another matter.
    private static boolean isJudged(Move move) {
        return !(move instanceof WastesMove.DiscoverLegend) && !(move instanceof WastesMove.FindPrincess);
    }

    private void discover(Traveller party) {
        CardId legend = reading.told("R153", WastesEvent.LegendDiscovered.class).legend();
        if (reading.isNext(WastesEvent.LegendTurned.class)) {
            reading.read();
        }
        limits.keep(party, legend);
    }

    private static Set<Terrain> withAnyDie(Traveller party) {
        var terrains = EnumSet.noneOf(Terrain.class);
        party.abilities().stream()
                .filter(ability -> ability.power().deed() == Deed.ANY_DIE && party.helps(ability, party.hero))
                .forEach(ability -> terrains.addAll(ability.power().terrains()));
        return terrains;
    }

    private List<Move> answers(Traveller party, Roads roads, Map<Hex, Integer> reach, boolean hasMoved) {
        var answers = new ArrayList<Move>(quiet.moves(party));
        answers.add(new WastesMove.Halt());
        reach.keySet().stream()
                .filter(hex -> !hex.equals(party.at))
                .forEach(hex -> answers.add(new WastesMove.Walk(hex)));
        Set<Face> faces = new LinkedHashSet<>(holdings.dice);
        for (Face die : faces) {
            for (Hex next : Land.around(party.at)) {
                if (roads.pays(die, next)) {
                    answers.add(new WastesMove.Step(next, die));
                }
            }
        }
        if (!hasMoved && !holdings.plays("forced-step", "instead-of-roll")) {
            Land.around(party.at).forEach(next -> answers.add(new WastesMove.Trudge(next)));
        }
        if (party.gear.get(Gear.SNOWSHOE) > 0) {
            turns(faces).forEach(turn -> answers.add(new WastesMove.UseSnowshoe(turn.from(), turn.to())));
        }
        for (Traveller.Ability ability : party.abilities()) {
            if (!party.canPay(ability)) {
                continue;
            }
            if (ability.power().deed() == Deed.TURN_DIE) {
                turns(faces)
                        .forEach(turn -> answers.add(new WastesMove.TurnDie(ability.card(), turn.from(), turn.to())));
            } else if (ability.power().deed() == Deed.REROLL_DIE) {
                faces.forEach(die -> answers.add(new WastesMove.RerollDie(ability.card(), die)));
            }
        }
        return answers;
    }

    private record Turn(Face from, Face to) {}

    private static List<Turn> turns(Set<Face> faces) {
        var turns = new ArrayList<Turn>();
        for (Face from : faces) {
            for (Face to : Face.values()) {
                if (from != to) {
                    turns.add(new Turn(from, to));
                }
            }
        }
        return turns;
    }

    /// A way that takes the fewest dice, each of which pays for its space.
    private void walk(Traveller party, Roads roads, Hex to, int fewest) {
        Hex from = party.at;
        var left = new ArrayList<>(holdings.dice);
        var walked = reading.told("R31", WastesEvent.Walked.class);
        Reading.require(
                walked.seat().equals(party.seat)
                        && walked.path().size() == fewest
                        && walked.dice().size() == fewest
                        && walked.path().getLast().equals(to),
                "R31",
                "a way of " + fewest + " to " + to + ", told was " + walked);
        Hex at = from;
        for (int i = 0; i < fewest; i++) {
            Hex next = walked.path().get(i);
            Face die = walked.dice().get(i);
            Reading.require(
                    Land.around(at).contains(next)
                            && roads.pays(die, next)
                            && left.remove(die)
                            && (i == fewest - 1 || !Land.isGreenVale(next)),
                    "R31",
                    die + " does not lead from " + at + " to " + next);
            at = next;
        }
        reading.coverage().met("R31");
    }
}
