package winterhall.valda;

import static winterhall.valda.ValdaAsk.refuse;

import java.util.Optional;
import java.util.function.Consumer;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.valda.ValdaEvent.WeaponUsed;
import winterhall.valda.ValdaMove.UseWeapon;
import winterhall.valda.ValdaMove.UseWeaponOn;

/// Weapons at an open moment of their owner. (valda:R111–R113)
final class OpenWeapons {
    private OpenWeapons() {}

    /// Every weapon in hand, against everybody it can be directed against.
    static void answers(Board board, Seat seat, Consumer<UseWeapon> plain, Consumer<UseWeaponOn> directed) {
        for (CardId card : board.hand(seat, CardKind.WEAPON)) {
            if (isDirected(board.rules().sheet(card))) {
                for (Seat opponent : board.state().opponents(seat)) {
                    directed.accept(new UseWeaponOn(card, opponent));
                }
            } else {
                plain.accept(new UseWeapon(card));
            }
        }
    }

    /// Those of [#answers] that nothing is against.
    static void options(Board board, Seat seat, Consumer<UseWeapon> plain, Consumer<UseWeaponOn> directed) {
        for (CardId card : board.hand(seat, CardKind.WEAPON)) {
            Card sheet = board.rules().sheet(card);
            if (!isOpen(sheet, seat, board.state())
                    || condition(sheet, seat, board.state()).isPresent()) {
                continue;
            }
            if (isDirected(sheet)) {
                for (Seat opponent : board.state().opponents(seat)) {
                    directed.accept(new UseWeaponOn(card, opponent));
                }
            } else {
                plain.accept(new UseWeapon(card));
            }
        }
    }

    /// Whether it names an opponent. (valda:R196, R202, R217, R218)
    private static boolean isDirected(Card card) {
        return switch (card.effect()) {
            case STEAL_RESOURCES, STEAL_FOLLOWERS, LOSE_FOLLOWERS, LOOK_AND_TAKE -> true;
            default -> false;
        };
    }

    static Optional<Refusal> whyNot(CardId card, Optional<Seat> on, Seat seat, Board board) {
        Card sheet = board.rules().sheet(card);
        if (!board.holds(seat, card)) {
            return refuse("R223", "not-in-hand", "card", card);
        }
        if (sheet.kind() != CardKind.WEAPON) {
            return refuse("R113", "no-weapon", "card", card);
        }
        if (!isOpen(sheet, seat, board.state())) {
            return Optional.of(ValdaAsk.waits(card, "R112", sheet.timings()));
        }
        if (isDirected(sheet) != on.isPresent() || on.isPresent() && on.get().equals(seat)) {
            return refuse("RU85", "names-an-opponent", "card", card);
        }
        return condition(sheet, seat, board.state());
    }

    private static boolean isOpen(Card card, Seat seat, PublicState state) {
        boolean own = seat.equals(state.active());
        return card.fits(Timing.OPEN)
                || own && card.fits(Timing.OWN_TURN)
                || own && state.progress().phase() == Phase.VALDA && card.fits(Timing.OWN_VALDA);
    }

    /// What is printed as a condition must be met. (valda:RU75)
    private static Optional<Refusal> condition(Card card, Seat seat, PublicState state) {
        return switch (card.effect()) {
            case REWARD_BUILDER ->
                state.turn().built() < card.extra()
                        ? refuse("R208", "too-few-buildings", "count", card.extra())
                        : Optional.empty();
            case BUILD_WITHOUT_POINT ->
                Construction.canBuildTemple(seat, state) ? Optional.empty() : refuse("R222", "no-temple-possible");
            case ASSUME_LEVEL ->
                state.areas().stream().anyMatch(there -> there.occupant().isPresent())
                        ? Optional.empty()
                        : refuse("R216", "nothing-decided");
            default -> Optional.empty();
        };
    }

    /// Whether, for all that everybody knows, this seat could use one now. (valda:R236)
    static boolean mayHold(Seat seat, Board board) {
        return board.handSize(seat) > 0
                && (board.mayHoldOne(seat, board.cards().fitting(Timing.OPEN))
                        || seat.equals(board.state().active())
                                && board.mayHoldOne(seat, board.cards().fitting(Timing.OWN_TURN)));
    }

    static void use(CardId card, Optional<Seat> on, Seat seat, Table<Board> table) {
        table.update(board -> board.reveal(seat, card, Board.REMOVED));
        table.tell(new WeaponUsed(seat, card, on));
        table.next(new Weapons.ResolveWeapon(seat, card, on));
    }
}
