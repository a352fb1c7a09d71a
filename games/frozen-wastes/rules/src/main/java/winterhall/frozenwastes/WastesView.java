package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Chance;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.engine.kit.Hex;
import winterhall.engine.kit.Purse;
import winterhall.frozenwastes.cards.Attribute;
import winterhall.frozenwastes.cards.Gear;
import winterhall.frozenwastes.map.Clue;
import winterhall.frozenwastes.map.Face;
import winterhall.frozenwastes.map.Isheim;
import winterhall.frozenwastes.map.Reach;
import winterhall.frozenwastes.map.Symbol;

/// The table as one viewer sees it. (frozen-wastes section 15)
///
/// @param hands what each seat holds face down, as far as the viewer knows it
/// @param supply gear that nobody has, by kind
/// @param sheets what can be read off each party: Life, Stamina, values
/// @param reach where the dice on the table lead, with the frost that waits there
/// @param odds of the combat that is going on, in thousandths
/// @param forecasts what each answer leads to in that combat
/// @param prospects how likely each answer makes the roll that is on the table, of a fight or of a test
/// @param outlook what these facts come to
public record WastesView(
        Viewer viewer,
        Field field,
        List<Hand> hands,
        int pool,
        int clueDeck,
        List<Integer> supply,
        List<Sheet> sheets,
        List<Reached> reach,
        Optional<Integer> odds,
        List<Forecast> forecasts,
        List<Prospect> prospects,
        Outlook outlook) {
    public WastesView {
        hands = List.copyOf(hands);
        supply = List.copyOf(supply);
        sheets = List.copyOf(sheets);
        reach = List.copyOf(reach);
        forecasts = List.copyOf(forecasts);
        prospects = List.copyOf(prospects);
    }

    /// @param rumors how many tokens there are; `knownRumors` which, if the viewer knows
    /// @param clues how many clue cards there are; `knownClues` which, if the viewer knows
    /// @param leads where both lead, if the viewer knows them
    public record Hand(
            int rumors,
            int clues,
            Optional<Purse<Symbol>> knownRumors,
            Optional<Purse<Clue>> knownClues,
            Optional<Leads> leads) {}

    /// What one party is worth now.
    ///
    /// @param values Mind, Body and Spirit with everything that raises them
    /// @param dice movement dice if the party rolled now
    public record Sheet(int life, int stamina, List<Integer> values, int level, int nextLevel, int dice) {
        public Sheet {
            values = List.copyOf(values);
        }
    }

    /// A space in reach.
    ///
    /// @param frost for each character in Survival, before powers
    public record Reached(Hex hex, List<Hex> path, List<Face> dice, int frost) {
        public Reached {
            path = List.copyOf(path);
            dice = List.copyOf(dice);
        }
    }

    /// How a combat ends after one answer, in thousandths.
    ///
    /// @param move the answer as options write it
    /// @param knockout of the hero
    /// @param escape the chance to get away with this answer; afterwards the hero fights to the end
    /// @param wounds a thousand times the counters of wounds and white death that the hero takes on average
    public record Forecast(String move, int win, int knockout, int escape, int wounds) {}

    /// What comes of adding something to a roll, of rolling it as it is, or of rolling again what has failed; against a rival, too.
    ///
    /// @param move the answer as options write it
    /// @param chance that the roll succeeds after it, in thousandths; 0 for a failed roll that is left as it is
    public record Prospect(String move, int chance) {}

    static WastesView of(Board board, Viewer viewer) {
        Field field = board.field();
        Secrets secrets = board.secrets();
        var hands = new ArrayList<Hand>();
        for (Seat seat : Seat.all(field.seats())) {
            boolean knows = viewer.knows(seat);
            Purse<Symbol> rumors = secrets.rumors(seat);
            Purse<Clue> clues = secrets.clues(seat);
            hands.add(new Hand(
                    rumors.total(),
                    clues.total(),
                    knows ? Optional.of(rumors) : Optional.empty(),
                    knows ? Optional.of(clues) : Optional.empty(),
                    knows ? Optional.of(Leads.of(field, rumors, clues)) : Optional.empty()));
        }
        var supply = new ArrayList<Integer>();
        for (Gear gear : Gear.values()) {
            supply.add(field.supply(gear));
        }
        List<Reached> reach = reach(field);
        return new WastesView(
                viewer,
                field,
                hands,
                secrets.pool().size(),
                secrets.deck().size(),
                supply,
                sheets(field),
                reach,
                odds(field),
                Forecasts.of(board),
                Prospects.of(board),
                Outlook.of(field, reach.stream().map(Reached::hex).toList()));
    }

    private static List<Sheet> sheets(Field field) {
        var sheets = new ArrayList<Sheet>();
        for (int number = 1; number <= field.parties().size(); number++) {
            Seat seat = Seat.of(number);
            Party party = field.party(seat);
            sheets.add(new Sheet(
                    party.life(party.hero()),
                    party.stamina(party.hero()),
                    List.of(
                            party.attribute(Attribute.MIND),
                            party.attribute(Attribute.BODY),
                            party.attribute(Attribute.SPIRIT)),
                    party.growth().level(),
                    Training.cost(field, seat),
                    field.dice(seat)));
        }
        return sheets;
    }

    private static List<Reached> reach(Field field) {
        Turn turn = field.turn();
        if (turn.dice().isEmpty() || turn.step() != Step.MOVEMENT) {
            return List.of();
        }
        Reach reach = Journeys.reach(field, turn.seat());
        return reach.spaces().stream()
                .map(hex -> {
                    Reach.Way way = reach.way(hex);
                    int frost = Isheim.at(hex)
                            .terrain()
                            .map(terrain -> Survival.frost(field, terrain))
                            .orElse(0);
                    return new Reached(hex, way.path(), way.dice(), frost);
                })
                .toList();
    }

    /// Public facts decide it, so everybody may know it.
    private static Optional<Integer> odds(Field field) {
        return Odds.known(field).map(odds -> Forecasts.chance(odds.win()));
    }

    /// A whole board that looks the same to this viewer; what is unknown lies anywhere it could, each way as likely.
    Board imagine(Chance chance) {
        Secrets known = Secrets.none(field.seats());
        for (Seat seat : Seat.all(field.seats())) {
            Hand hand = hands.get(seat.index());
            known = known.withRumors(seat, hand.knownRumors().orElse(Purse.empty(Symbol.class)))
                    .withClues(seat, hand.knownClues().orElse(field.shownClues().get(seat.index())));
        }
        Chance.Source source = chance.source("imagine");
        List<Symbol> pool = shuffled(known.pool(), source);
        List<Clue> deck = shuffled(known.deck(), source);
        for (Seat seat : Seat.all(field.seats())) {
            Hand hand = hands.get(seat.index());
            Purse<Symbol> rumors = known.rumors(seat);
            while (rumors.total() < hand.rumors()) {
                rumors = rumors.plus(pool.removeLast(), 1);
            }
            Purse<Clue> clues = known.clues(seat);
            while (clues.total() < hand.clues()) {
                clues = clues.plus(deck.removeLast(), 1);
            }
            known = known.withRumors(seat, rumors).withClues(seat, clues);
        }
        return new Board(field, known);
    }

    private static <T> List<T> shuffled(List<T> things, Chance.Source source) {
        var shuffled = new ArrayList<T>();
        for (int place : source.order(things.size())) {
            shuffled.add(things.get(place));
        }
        return shuffled;
    }
}
