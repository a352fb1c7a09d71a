package winterhall.valda;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import winterhall.engine.Cause;

/// Every rule that can be the cause of an event; people read it as the text `why.<rule>`.
///
/// Besides the rules listed here each power and each card is a cause. All are made once: a match that is searched tells
/// thousands of events a second.
enum Why {
    STARTING_HAND("R22"),
    ACTION_FOR_RESOURCE("R38"),
    ACTION_FOR_CARD("R39"),
    BANK("R40"),
    RUNE_TRADED("R41"),
    BUILDING_POINT_FOR_RUNE("R42"),
    TEMPLE_BUILT("R54"),
    DICE("R91"),
    END_OF_TURN("R92"),
    DECK_RAN_OUT("R106"),
    FREEZE_ENDED("R119");

    private static final List<Optional<Cause>> POWERS = Printed.OCCUPANTS.stream()
            .map(occupant -> Optional.of(Cause.of(occupant.rule(), "occupant", occupant.id())))
            .toList();

    /// The card that makes others free. (valda:R173)
    private static final Optional<Cause> FREE_ACTIONS = Printed.CARDS.stream()
            .filter(card -> card.effect() == CardEffect.FREE_ACTIONS)
            .findFirst()
            .flatMap(Why::card);

    private final String rule;
    private final Optional<Cause> cause;

    Why(String rule) {
        this.rule = rule;
        this.cause = Optional.of(Cause.of("valda:" + rule));
    }

    Optional<Cause> cause() {
        return cause;
    }

    /// The power of this God or Giant.
    static Optional<Cause> power(Deity deity) {
        return POWERS.get(deity.ordinal());
    }

    /// This card, which has been laid open.
    static Optional<Cause> card(Card card) {
        return Optional.of(Cause.of(card.rule(), "card", card.id()));
    }

    /// What spares an action card its point, besides the card itself. (valda:R173)
    static Optional<Cause> freeActions() {
        return FREE_ACTIONS;
    }

    /// The number of each rule that needs a text, without the name of the game.
    static List<String> rules() {
        var rules = new TreeSet<String>();
        Arrays.stream(values()).forEach(why -> rules.add(why.rule));
        Printed.OCCUPANTS.forEach(occupant -> rules.add(ValdaAsk.number(occupant.rule())));
        Printed.CARDS.stream()
                .filter(card -> card.effect() != CardEffect.HOLD)
                .forEach(card -> rules.add(ValdaAsk.number(card.rule())));
        return new ArrayList<>(rules);
    }
}
