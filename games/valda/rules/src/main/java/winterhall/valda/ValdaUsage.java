package winterhall.valda;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

    /// Each weapon in each of its windows, and on each attack card that it can meet.
    @Override
    public List<String> pairs() {
        var pairs = new ArrayList<String>();
        for (Card card : Printed.CARDS) {
            card.timings().stream()
                    .filter(Timing::isWindow)
                    .map(timing -> inWindow(card.id(), timing))
                    .forEach(pairs::add);
        }
        Meeting.ALL.forEach(meeting -> pairs.add(meeting.toString()));
        return pairs;
    }

    private static String inWindow(Object weapon, Timing timing) {
        return weapon + " at " + timing;
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
        windows(before, (ValdaMove) answer, uses);
        meetings(before.board().state().pending().attack(), told, uses);
        return uses;
    }

    private static void windows(Position<Board> before, ValdaMove answer, List<String> uses) {
        if (before.agenda().top() instanceof Windows.AnswerWindow window) {
            answer.played().ifPresent(weapon -> uses.add(inWindow(weapon, window.timing())));
        }
    }

    /// A weapon on the attack under way, or with the one it is declared with.
    private static void meetings(Optional<Attack> underWay, List<Event> told, List<String> uses) {
        Optional<CardId> attack = underWay.map(Attack::card)
                .or(() -> told.stream()
                        .filter(ValdaEvent.AttackDeclared.class::isInstance)
                        .map(event ->
                                ((ValdaEvent.AttackDeclared) event).cards().getFirst())
                        .findFirst());
        for (Event event : told) {
            if (event instanceof ValdaEvent.WeaponUsed used) {
                attack.ifPresent(card -> uses.add(Meeting.written(used.card(), card)));
            }
        }
    }
}
