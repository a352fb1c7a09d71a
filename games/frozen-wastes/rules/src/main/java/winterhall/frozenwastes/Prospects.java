package winterhall.frozenwastes;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.frozenwastes.WastesView.Prospect;
import winterhall.frozenwastes.cards.Power;
import winterhall.frozenwastes.cards.SkillTest;

/// What each answer makes of the roll that is on the table: one that is about to be made, or one that has failed.
/// (frozen-wastes:R22, R61, R94, R103)
final class Prospects {
    private Prospects() {}

    /// None where nothing is asked about a roll.
    static List<Prospect> of(Board board) {
        Field field = board.field();
        Optional<Trial> failed = field.trial().filter(trial -> !trial.isPassed());
        if (failed.isPresent()) {
            return ofTest(board, failed.get().test());
        }
        return field.fight().flatMap(Fight::roll).stream()
                .flatMap(roll -> ofRoll(board, roll).stream())
                .toList();
    }

    private static List<Prospect> ofTest(Board board, SkillTest test) {
        Seat seat = board.turn().seat();
        Party party = board.party(seat);
        double again = CombatNumbers.passes(party, test);
        return new Threats.FailedTest(seat)
                .options(board).stream()
                        .map(move -> prospect(move, move instanceof WastesMove.Accept ? 0 : again))
                        .toList();
    }

    private static List<Prospect> ofRoll(Board board, Fight.Roll roll) {
        Field field = board.field();
        Seat seat = field.currentFight().attacker();
        if (roll.dice().isEmpty()) {
            return new Phases.BoostRoll(seat)
                    .options(board).stream()
                            .map(move -> prospect(move, Phases.chance(field, boosted(field, seat, roll, move))))
                            .toList();
        }
        return roll.succeeds()
                ? List.of()
                : new Phases.FailedRoll(seat)
                        .options(board).stream()
                                .map(move -> prospect(
                                        move, move instanceof WastesMove.Accept ? 0 : Phases.chance(field, roll)))
                                .toList();
    }

    private static Fight.Roll boosted(Field field, Seat seat, Fight.Roll roll, WastesMove move) {
        if (!(move instanceof WastesMove.UsePower(var card, var deed))) {
            return roll;
        }
        int amount = Powers.find(field.party(seat), card, deed, Power.Use.ROLL)
                .orElseThrow()
                .power()
                .amount();
        return roll.boosted(deed, amount);
    }

    private static Prospect prospect(WastesMove move, double chance) {
        return new Prospect(Forecasts.line(move), Forecasts.chance(chance));
    }
}
