package winterhall.valda;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Ask;
import winterhall.engine.Move;
import winterhall.engine.Refusal;

/// A question of Valda.
interface ValdaAsk<M extends ValdaMove> extends Ask<Board, M> {
    static Optional<Refusal> refuse(String rule, String reason, Object... words) {
        return Optional.of(Refusal.of("valda:" + rule, reason, words));
    }

    /// The number of a rule, without the name of the game.
    static String number(String rule) {
        return rule.substring(rule.indexOf(':') + 1);
    }

    /// Refuses unless this card is in the hand. (valda:R223)
    default Optional<Refusal> unlessHeld(CardId card, Board board) {
        return board.holds(seat(), card) ? Optional.empty() : refuse("R223", "not-in-hand", "card", card);
    }

    Optional<Refusal> FINE = Optional.empty();

    /// Of a card it is said what moment it waits for. (valda:R66, R73, R112, R150)
    @Override
    default Refusal whyNoAnswer(Move candidate) {
        if (wants(candidate)) {
            return Ask.super.whyNoAnswer(candidate);
        }
        return switch (candidate) {
            case ValdaMove.PlayAction(var card) -> waits(card, "R150", Timing.OWN_VALDA);
            case ValdaMove.Attack(var card) -> waits(card, "R66", Timing.ATTACK);
            case ValdaMove.Defend(var card) -> waits(card, "R73", Timing.DEFENCE);
            case ValdaMove.UseWeapon(var card) -> waits(card, "R112", Timing.OPEN);
            case ValdaMove.UseWeaponOn(var card, var _) -> waits(card, "R112", Timing.OPEN);
            default -> Ask.super.whyNoAnswer(candidate);
        };
    }

    private static Refusal waits(CardId card, String rule, Timing usual) {
        List<Timing> timings = Printed.CARDS.get(card.number()).timings();
        return waits(card, rule, timings.isEmpty() ? List.of(usual) : timings);
    }

    /// @param timings the moments it waits for: one or two (valda:R204, R205, R219)
    static Refusal waits(CardId card, String rule, List<Timing> timings) {
        return Refusal.of(
                "valda:" + rule,
                "waits-for",
                "card",
                card,
                "window",
                timings.getFirst(),
                "second",
                timings.size() == 1 ? "none" : "window:" + timings.getLast());
    }
}
