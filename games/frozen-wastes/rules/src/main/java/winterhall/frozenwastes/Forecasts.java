package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.frozenwastes.WastesView.Forecast;
import winterhall.frozenwastes.cards.Power;

/// What each answer leads to in a combat against a Challenge, as far as public facts decide it. (frozen-wastes:RU124)
final class Forecasts {
    /// Less than this is an error of counting.
    private static final double NOTHING = 1e-9;

    private Forecasts() {}

    /// For each answer that the board allows now; none outside combat and before its first round.
    static List<Forecast> of(Board board) {
        Optional<Fight> now = board.field().fight();
        Optional<Odds> known = Odds.known(board.field());
        if (now.isEmpty() || known.isEmpty() || now.get().round() == 0) {
            return List.of();
        }
        Fight fight = now.get();
        Odds odds = known.get();
        var forecasts = new ArrayList<Forecast>();
        for (WastesMove move : choices(board, fight)) {
            forecasts.add(forecast(board.field(), odds, move));
        }
        return forecasts;
    }

    private static List<? extends WastesMove> choices(Board board, Fight fight) {
        if (fight.phase().isEmpty()) {
            return new Combat.ChooseStance(fight.hero()).options(board);
        }
        if (fight.roll().isEmpty()) {
            return fight.acted().size() > fight.phase().get().ordinal()
                    ? List.of()
                    : new Phases.ChooseActor(fight.hero(), fight.phase().get()).options(board);
        }
        if (fight.currentRoll().dice().isEmpty()) {
            return new Phases.BoostRoll(fight.hero()).options(board);
        }
        return fight.currentRoll().succeeds() ? List.of() : new Phases.FailedRoll(fight.hero()).options(board);
    }

    private static Forecast forecast(Field field, Odds odds, WastesMove move) {
        return switch (move) {
            case WastesMove.Action action -> forecast(move, odds.chances(action), 0);
            case WastesMove.Escape(var attribute) -> {
                double success = Phases.escapeChance(field, attribute);
                yield forecast(move, odds.escaping(attribute, success), success);
            }
            case WastesMove.UsePower(var card, var deed) -> power(field, odds, move, card, deed);
            default -> forecast(move, odds.chances(), 0);
        };
    }

    /// What the power costs is not counted.
    private static Forecast power(Field field, Odds odds, WastesMove move, CardId card, Power.Deed deed) {
        Fight fight = field.currentFight();
        if (fight.roll().isEmpty()) {
            return forecast(move, new Chances(0, 0, 0), 1);
        }
        Fight.Roll roll = fight.currentRoll();
        if (!roll.dice().isEmpty()) {
            return forecast(move, odds.chances(roll.with(List.of(), roll.target())), 0);
        }
        int amount = Powers.find(field.party(fight.hero()), card, deed, Power.Use.ROLL)
                .orElseThrow()
                .power()
                .amount();
        return forecast(move, odds.chances(roll.boosted(deed, amount)), 0);
    }

    private static Forecast forecast(WastesMove move, Chances chances, double escape) {
        return new Forecast(
                line(move),
                chance(chances.win()),
                chance(chances.knockout()),
                chance(escape),
                thousandths(chances.wounds()));
    }

    static String line(WastesMove move) {
        return FrozenWastes.VOCABULARY.moves().write((Record) move);
    }

    /// A chance in thousandths; what is not quite sure is never called sure.
    static int chance(double value) {
        if (value < NOTHING || value > 1 - NOTHING) {
            return value < NOTHING ? 0 : 1000;
        }
        return Math.clamp(thousandths(value), 1, 999);
    }

    /// The same in hundredths, rounded as the client rounds it: here for the first time, since thousandths are cut off.
    static int percent(double value) {
        int chance = chance(value);
        return chance == 0 || chance == 1000 ? chance / 10 : Math.clamp(Math.round(chance / 10.0), 1, 99);
    }

    /// Cut off, so that nobody rounds what was rounded: 0.4449 is 44 in a hundred, not 45.
    private static int thousandths(double value) {
        return (int) (1000 * (value + NOTHING));
    }
}
