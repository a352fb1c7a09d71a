package winterhall.valda;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Event;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.Usage;

/// Counts every card that is played, every power that causes something, and which weapons meet which windows and attacks.
final class ValdaUsage implements Usage<Board> {
    private static final List<String> ENTRIES = printed();

    private static List<String> printed() {
        var entries = new ArrayList<String>();
        CardId.values().forEach(card -> entries.add(card.anchor()));
        for (Deity deity : Deity.values()) {
            entries.add(deity.anchor());
        }
        Printed.TRADES.forEach(trade -> entries.add("trade:" + trade.id()));
        return List.copyOf(entries);
    }

    @Override
    public List<String> entries() {
        return ENTRIES;
    }

    @Override
    public List<String> uses(Position<Board> before, Move answer, List<Event> told) {
        var uses = new ArrayList<String>();
        for (Event event : told) {
            event.cause()
                    .flatMap(cause -> cause.thing())
                    .filter(thing -> thing.startsWith("occupant:"))
                    .ifPresent(uses::add);
            switch (event) {
                case ValdaEvent.ActionPlayed played -> uses.add(played.card().anchor());
                case ValdaEvent.WeaponUsed used -> uses.add(used.card().anchor());
                case ValdaEvent.Defended defended -> uses.add(defended.card().anchor());
                case ValdaEvent.DieTurned turned -> uses.add(turned.card().anchor());
                case ValdaEvent.AttackDeclared attack -> attack.cards().forEach(card -> uses.add(card.anchor()));
                case ValdaEvent.FollowersTraded traded -> uses.add("trade:" + traded.trade());
                default -> {}
            }
        }
        meetings(before, (ValdaMove) answer, uses);
        return uses;
    }

    /// A weapon in a window, and a weapon on an attack card.
    private static void meetings(Position<Board> before, ValdaMove answer, List<String> uses) {
        if (before.agenda().top() instanceof Windows.AnswerWindow window) {
            answer.played().ifPresent(weapon -> {
                uses.add(weapon + " at " + window.timing());
                before.board()
                        .state()
                        .pending()
                        .attack()
                        .ifPresent(attack -> uses.add(weapon + " on " + attack.card()));
            });
        }
    }
}
