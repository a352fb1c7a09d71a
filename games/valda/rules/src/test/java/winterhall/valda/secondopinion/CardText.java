package winterhall.valda.secondopinion;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import winterhall.valda.Area;
import winterhall.valda.Card;
import winterhall.valda.CardId;
import winterhall.valda.CardKind;
import winterhall.valda.Valda;

/// What is printed on the cards; the catalogue is taken for their names, kinds and values only.
final class CardText {
    private static final Map<String, Card> CARDS =
            new Valda().catalogue().all(Card.class).stream().collect(Collectors.toMap(Card::id, Function.identity()));

    private static final Pattern ATTACK = Pattern.compile("(?:[a-z]+-)??(raid|abduction|double-kill|bloodshed|war-horn"
            + "|torch|temple-assault|giant-smash|rune-theft|power-shift|sacrificial-stone|hel|thrym|mork|temple-freeze"
            + "|permafrost)-\\d");

    /// Attacks on all opponents of the attacker. (valda:R83)
    private static final List<String> ON_ALL = List.of("hel", "thrym");

    /// Attacks that could hit a temple. (valda:RU81)
    private static final List<String> ON_TEMPLES = List.of("temple-assault", "mork", "temple-freeze", "permafrost");

    private CardText() {}

    static Card of(CardId card) {
        return CARDS.get(card.toString());
    }

    static boolean is(CardId card, CardKind kind) {
        return of(card).kind() == kind;
    }

    static boolean isDivine(CardId card) {
        return of(card).deck().isPresent();
    }

    /// The area whose deck the weapon belongs to.
    static Area home(String weapon) {
        return Area.valueOf(areaName(CARDS.get(weapon).deck().orElseThrow().name()));
    }

    static boolean isOf(String weapon, String deity) {
        return CARDS.get(weapon).deck().orElseThrow().name().equals(deity);
    }

    private static String areaName(String deity) {
        for (Area area : Area.values()) {
            if (List.of(area.name().split("_")).contains(deity)) {
                return area.name();
            }
        }
        throw new IllegalArgumentException(deity);
    }

    /// Which of the sixteen attacks it is, whatever its value and picture.
    static String attack(CardId card) {
        Matcher name = ATTACK.matcher(card.toString());
        if (!name.matches()) {
            throw new IllegalArgumentException(card + " is not an attack");
        }
        return name.group(1);
    }

    static boolean hitsAll(CardId card) {
        return ON_ALL.contains(attack(card));
    }

    static boolean hitsTemples(CardId card) {
        return ON_TEMPLES.contains(attack(card));
    }
}
