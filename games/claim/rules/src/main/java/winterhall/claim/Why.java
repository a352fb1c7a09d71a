package winterhall.claim;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Cause;
import winterhall.engine.Seat;

/// Every rule that can be the cause of an event; people read it as the text `why.<rule>`.
///
/// Each is made once: a match that is searched tells thousands of events a second.
enum Why {
    NOBODY_ELSE_FOLLOWED("R13"),
    HIGHEST_CARD("R14"),
    TIE("R15"),
    NO_CARDS("R24"),
    LEFT_OVER("R29"),
    GNOMES_LEFT("R32", Faction.GNOME),
    TOXICS("R33", Faction.POISONER),
    MOST_OF_FACTION("R37"),
    HIGHEST_OF_FACTION("R38"),
    NOBODY_AHEAD("R39"),
    MOST_VOTES("R40"),
    CARDS_BEHIND_VOTES("R41"),
    EQUAL_VOTES_AND_CARDS("R42"),
    VALUE_CHANGED("R44"),

    KNIGHTS("F2", Faction.KNIGHT),
    UNDEAD("F3", Faction.UNDEAD),
    DWARVES("F4", Faction.DWARF),
    DOPPELGANGERS("F5", Faction.DOPPELGANGER),
    GIANTS("F6", Faction.GIANT),
    DRAGONS("F7", Faction.DRAGON),
    TROLLS("F8", Faction.TROLL),
    SEERS("F9", Faction.SEER),
    GNOMES("F10", Faction.GNOME),
    COUPLES("F11", Faction.ICE_KING),
    YETIS("F13", Faction.YETI),
    FROSTBEASTS("F14", Faction.FROSTBEAST),
    HIDDEN_NUMBERS("F15"),
    FAKES("F18", Faction.TRICKSTER),
    POISONERS("F19", Faction.POISONER),
    GHOSTS("F20", Faction.GHOST),

    FLAIL("A1", Artifact.FLAIL_OF_DAWN),
    CLOAK("A2", Artifact.HUNTING_CLOAK),
    DAGGER("A3", Artifact.KINGS_DAGGER),
    TORCH("A4", Artifact.PROWLERS_TORCH),
    LAMP("A5", Artifact.WISHING_LAMP),
    GAMBLERS_BOOK("A6", Artifact.GAMBLERS_BOOK),
    SPYGLASS("A7", Artifact.SPYGLASS),
    WAND("A8", Artifact.MAGIC_WAND),
    ROPE("A9", Artifact.ENDLESS_ROPE),
    BOTTLE("A10", Artifact.BOTTOMLESS_BOTTLE),
    MASK("A12", Artifact.MASK_OF_DARKNESS),
    DICE("A13", Artifact.GAMBLERS_DICE),
    MIRROR("A14", Artifact.MIRROR_OF_LIES),
    BOOK_OF_MEMORIES("A15", Artifact.BOOK_OF_MEMORIES),
    ICE_SWORD("A16", Artifact.ICE_SWORD),
    FROZEN_CARDS("A16.4", Artifact.ICE_SWORD),
    FROZEN_PRIZE("A16.5", Artifact.ICE_SWORD),

    TAVERN("L1", Location.TAVERN),
    PIT("L2", Location.PIT),
    LAVA_FIELDS("L3", Location.LAVA_FIELDS),
    FOREST("L4", Location.FOREST);

    private final String rule;
    private final Optional<Cause> cause;
    private final List<Optional<Cause>> byFaction;

    Why(String rule) {
        this(rule, Cause.of("claim:" + rule));
    }

    Why(String rule, Faction faction) {
        this(rule, Cause.of("claim:" + rule, "faction", faction));
    }

    Why(String rule, Artifact artifact) {
        this(rule, Cause.of("claim:" + rule, "artifact", artifact));
    }

    Why(String rule, Location location) {
        this(rule, Cause.of("claim:" + rule, "location", location));
    }

    Why(String rule, Cause cause) {
        this.rule = rule;
        this.cause = Optional.of(cause);
        this.byFaction = Arrays.stream(Faction.values())
                .map(faction -> Optional.of(Cause.of("claim:" + rule, "faction", faction)))
                .toList();
    }

    /// The rule it stands for, as in the key of its text.
    String rule() {
        return rule;
    }

    Optional<Cause> cause() {
        return cause;
    }

    /// The same about one faction, where the rule alone does not say which.
    Optional<Cause> of(Faction faction) {
        return byFaction.get(faction.ordinal());
    }

    /// What chose the card that a seat plays to the trick; empty if the seat did, by leading and following.
    static Optional<Cause> played(Board board, Seat seat) {
        return switch (PlayableCards.source(board, seat)) {
            case RULES, ANY -> Optional.empty();
            case RANDOM -> cloaked(board.trick().spells(), seat) ? CLOAK.cause : DICE.cause;
            case SCORE_PILE -> BOOK_OF_MEMORIES.cause;
            case NAMED -> LAMP.cause;
            case FLAIL -> FLAIL.cause;
        };
    }

    /// Whether of Hunting Cloak and Gambler's Dice the cloak came last. (claim:RU73)
    private static boolean cloaked(List<Spell> spells, Seat seat) {
        boolean cloaked = false;
        for (Spell spell : spells) {
            if (spell.concerns(seat)) {
                cloaked = spell.kind() == Spell.Kind.CLOAK || cloaked && spell.kind() != Spell.Kind.DICE;
            }
        }
        return cloaked;
    }
}
