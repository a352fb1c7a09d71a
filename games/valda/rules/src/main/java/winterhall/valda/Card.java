package winterhall.valda;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Catalogue;

/// One printed card. (valda:R13)
///
/// A divine card that is a twin of a main card differs from it only by the face in its corner, so each is a card of its
/// own: `raid-6` and `loki-raid-6`.
///
/// @param deck whose face it bears; empty for a main card
/// @param value its attack or defence value; 0 for other cards
/// @param amount how much its power does; 0 if nothing is counted
/// @param extra a second number, where a power needs one
/// @param free whether it costs no action point (valda:R149)
/// @param onAll whether it attacks all opponents (valda:R83)
/// @param die the die it rolls
/// @param resource the resource it gives
/// @param timings when it is played, if not as an ordinary action, attack or defence
/// @param icon its shape among those of game-icons.net
public record Card(
        String id,
        String rule,
        CardKind kind,
        Optional<Deity> deck,
        int copies,
        int value,
        CardEffect effect,
        int amount,
        int extra,
        boolean free,
        boolean onAll,
        Optional<DieKind> die,
        Optional<Resource> resource,
        List<Timing> timings,
        String icon)
        implements Catalogue.Item {
    public Card {
        timings = List.copyOf(timings);
        PrintedCheck.requireNoneBelowZero(
                "card." + id, "copies", copies, "value", value, "amount", amount, "extra", extra);
        if (amount > 0 && !effect.isCounted()) {
            throw new IllegalArgumentException("card." + id + ".amount: what it does is not counted");
        }
    }

    static Card action(String id, String rule, int copies, CardEffect effect, int amount) {
        return plain(id, rule, CardKind.ACTION, copies, 0, effect, amount);
    }

    static Card attack(String id, String rule, int copies, int value, CardEffect effect, int amount) {
        return plain(id, rule, CardKind.ATTACK, copies, value, effect, amount);
    }

    static Card defence(String id, int copies, int value) {
        return plain(id, "valda:R193", CardKind.DEFENCE, copies, value, CardEffect.HOLD, 0);
    }

    static Card weapon(String id, String rule, CardEffect effect, int amount, Timing... timings) {
        return new Card(
                id,
                "valda:" + rule,
                CardKind.WEAPON,
                Optional.empty(),
                1,
                0,
                effect,
                amount,
                0,
                true,
                false,
                Optional.empty(),
                Optional.empty(),
                List.of(timings),
                "");
    }

    private static Card plain(
            String id, String rule, CardKind kind, int copies, int value, CardEffect effect, int amount) {
        return new Card(
                id,
                rule.startsWith("valda:") ? rule : "valda:" + rule,
                kind,
                Optional.empty(),
                copies,
                value,
                effect,
                amount,
                0,
                false,
                false,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                "");
    }

    Card costsNothing() {
        return with(deck, copies, extra, true, onAll, die, resource, timings);
    }

    Card onAllOpponents() {
        return with(deck, copies, extra, free, true, die, resource, timings);
    }

    Card rolling(DieKind kind) {
        return with(deck, copies, extra, free, onAll, Optional.of(kind), resource, timings);
    }

    Card giving(Resource kind) {
        return with(deck, copies, extra, free, onAll, die, Optional.of(kind), timings);
    }

    Card and(int second) {
        return with(deck, copies, second, free, onAll, die, resource, timings);
    }

    Card at(Timing timing) {
        return with(deck, copies, extra, free, onAll, die, resource, List.of(timing));
    }

    /// The same with this shape on it.
    Card icon(String shape) {
        return new Card(
                id, rule, kind, deck, copies, value, effect, amount, extra, free, onAll, die, resource, timings, shape);
    }

    /// The same with the face of this God or Giant.
    Card of(Deity deity) {
        return with(Optional.of(deity), copies, extra, free, onAll, die, resource, timings);
    }

    /// A twin, under a name that tells whose it is.
    Card twin(Deity deity) {
        Card own = of(deity);
        return new Card(
                deity + "-" + id,
                rule,
                kind,
                own.deck,
                copies,
                value,
                effect,
                amount,
                extra,
                free,
                onAll,
                die,
                resource,
                timings,
                icon);
    }

    private Card with(
            Optional<Deity> face,
            int count,
            int second,
            boolean costless,
            boolean all,
            Optional<DieKind> rolls,
            Optional<Resource> gives,
            List<Timing> when) {
        return new Card(
                id, rule, kind, face, count, value, effect, amount, second, costless, all, rolls, gives, when, icon);
    }

    /// Nobody holds a divine card before a first temple stands.
    @Override
    public boolean isRare() {
        return deck.isPresent();
    }

    boolean fits(Timing timing) {
        return timings.contains(timing);
    }
}
