package winterhall.engine.kit;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// An amount of each kind of resource: what a seat owns, what a thing costs, what a die brings.
///
/// Laws: no amount is below zero; kinds are listed in the order of their enum, those of which there is
/// nothing are left out; `parse(kind, toString())` gives an equal purse. The text names what is there, such
/// as `2-blood+1-gold`, and an empty purse is `nothing`: it is one word, so that a purse can stand in a move or an event.
///
/// The component is an `EnumMap` because that one knows its kinds even when empty, so that a purse can be
/// written and read like any other record.
///
/// @param <K> the kinds of resource
public record Purse<K extends Enum<K>>(EnumMap<K, Integer> amounts) {

    private static final String NOTHING = "nothing";
    private static final Pattern ENTRY = Pattern.compile("([1-9][0-9]{0,9})-([a-z0-9-]+)");

    public Purse {
        amounts = amounts.clone();
        for (Map.Entry<K, Integer> entry : amounts.entrySet()) {
            requireNotNegative(entry.getKey(), entry.getValue());
        }
        amounts.values().removeIf(amount -> amount == 0);
    }

    public static <K extends Enum<K>> Purse<K> empty(Class<K> kind) {
        return new Purse<>(new EnumMap<>(kind));
    }

    public static <K extends Enum<K>> Purse<K> of(Class<K> kind, K first, int amount) {
        return empty(kind).plus(first, amount);
    }

    public static <K extends Enum<K>> Purse<K> of(Class<K> kind, K first, int amount, K second, int amount2) {
        return of(kind, first, amount).plus(second, amount2);
    }

    public static <K extends Enum<K>> Purse<K> of(
            Class<K> kind, K first, int amount, K second, int amount2, K third, int amount3) {
        return of(kind, first, amount, second, amount2).plus(third, amount3);
    }

    public static <K extends Enum<K>> Purse<K> of(
            Class<K> kind, K first, int amount, K second, int amount2, K third, int amount3, K fourth, int amount4) {
        return of(kind, first, amount, second, amount2, third, amount3).plus(fourth, amount4);
    }

    /// The purse of a text such as `2-blood+1-gold`; kinds may come in any order, each once.
    public static <K extends Enum<K>> Purse<K> parse(Class<K> kind, String text) {
        EnumMap<K, Integer> amounts = new EnumMap<>(kind);
        if (text.equals(NOTHING)) {
            return new Purse<>(amounts);
        }
        for (String entry : text.split("\\+", -1)) {
            Matcher matcher = ENTRY.matcher(entry);
            if (!matcher.matches()) {
                throw unreadable(kind, text, "\"" + entry + "\" is not <amount>-<kind>");
            }
            long amount = Long.parseLong(matcher.group(1));
            if (amount > Integer.MAX_VALUE) {
                throw unreadable(kind, text, amount + " is more than anybody can hold");
            }
            K named = named(kind, text, matcher.group(2));
            if (amounts.containsKey(named)) {
                throw unreadable(kind, text, name(named) + " stands there twice");
            }
            amounts.put(named, (int) amount);
        }
        return new Purse<>(amounts);
    }

    private static <K extends Enum<K>> K named(Class<K> kind, String text, String name) {
        for (K constant : kind.getEnumConstants()) {
            if (name(constant).equals(name)) {
                return constant;
            }
        }
        throw unreadable(kind, text, "there is no " + name);
    }

    private static <K extends Enum<K>> IllegalArgumentException unreadable(Class<K> kind, String text, String why) {
        List<String> names = new ArrayList<>();
        for (K constant : kind.getEnumConstants()) {
            names.add(name(constant));
        }
        return new IllegalArgumentException("\"" + text + "\" is not a purse: " + why + "; write 2-" + names.getFirst()
                + (names.size() > 1 ? "+1-" + names.getLast() : "") + " or " + NOTHING + ", kinds are "
                + String.join(", ", names));
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// A copy of what is there: changing it does not change the purse.
    @Override
    public EnumMap<K, Integer> amounts() {
        return amounts.clone();
    }

    /// How much of this kind is there.
    public int of(K kind) {
        Integer amount = amounts.get(kind);
        return amount == null ? 0 : amount;
    }

    /// How much there is of all kinds together.
    public int total() {
        int total = 0;
        for (int amount : amounts.values()) {
            total = Math.addExact(total, amount);
        }
        return total;
    }

    public boolean isEmpty() {
        return amounts.isEmpty();
    }

    /// The kinds of which there is any, in the order of the enum.
    public List<K> kinds() {
        return List.copyOf(amounts.keySet());
    }

    /// Whether this purse can pay the cost, kind by kind.
    public boolean covers(Purse<K> cost) {
        for (Map.Entry<K, Integer> entry : cost.amounts.entrySet()) {
            if (of(entry.getKey()) < entry.getValue()) {
                return false;
            }
        }
        return true;
    }

    public Purse<K> plus(Purse<K> gain) {
        EnumMap<K, Integer> sum = amounts.clone();
        gain.amounts.forEach((kind, amount) -> sum.merge(kind, amount, Math::addExact));
        return new Purse<>(sum);
    }

    public Purse<K> plus(K kind, int amount) {
        requireNotNegative(kind, amount);
        EnumMap<K, Integer> sum = amounts.clone();
        sum.merge(kind, amount, Math::addExact);
        return new Purse<>(sum);
    }

    /// What is left after paying; refused unless this purse [#covers] the cost.
    public Purse<K> minus(Purse<K> cost) {
        if (!covers(cost)) {
            throw new IllegalArgumentException(
                    "cannot pay " + cost + " from " + this + ": short of " + cost.beyond(this));
        }
        return beyond(cost);
    }

    public Purse<K> minus(K kind, int amount) {
        return minus(of(kind.getDeclaringClass(), kind, amount));
    }

    /// What this purse has more than the other, kind by kind.
    private Purse<K> beyond(Purse<K> other) {
        EnumMap<K, Integer> rest = amounts.clone();
        rest.replaceAll((kind, amount) -> Math.max(0, amount - other.of(kind)));
        return new Purse<>(rest);
    }

    private static void requireNotNegative(Enum<?> kind, int amount) {
        if (amount < 0) {
            throw new IllegalArgumentException(
                    "amount of " + name(kind) + " below zero: " + amount + "; to take away, use minus");
        }
    }

    /// The short, stable form: `2-blood+1-gold`.
    @Override
    public String toString() {
        List<String> entries = new ArrayList<>(amounts.size());
        amounts.forEach((kind, amount) -> entries.add(amount + "-" + name(kind)));
        return entries.isEmpty() ? NOTHING : String.join("+", entries);
    }
}
