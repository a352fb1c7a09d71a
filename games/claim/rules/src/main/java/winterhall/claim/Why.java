package winterhall.claim;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import winterhall.engine.Cause;
import winterhall.engine.Seat;
import winterhall.engine.Verb;

/// Rules that can be the cause of an event, besides those of printed things, whose constants have their own ([#by]);
/// people read each as the text `why.<rule>`.
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

    HIDDEN_NUMBERS("F15"),
    FROZEN_CARDS("A16.4", Artifact.ICE_SWORD),
    FROZEN_PRIZE("A16.5", Artifact.ICE_SWORD);

    private static final List<Optional<Cause>> FACTIONS =
            causes(Arrays.stream(Faction.values()).map(Faction::sheet));
    private static final List<Optional<Cause>> ARTIFACTS =
            causes(Arrays.stream(Artifact.values()).map(Artifact::sheet));
    private static final List<Optional<Cause>> LOCATIONS =
            causes(Arrays.stream(Location.values()).map(Location::sheet));

    private final String rule;
    private final Optional<Cause> cause;
    private final List<Optional<Cause>> byFaction;
    private final List<Optional<Cause>> byArtifact;

    Why(String rule) {
        this(rule, Cause.of("claim:" + rule));
    }

    Why(String rule, Faction faction) {
        this(rule, Cause.of("claim:" + rule, "faction", faction));
    }

    Why(String rule, Artifact artifact) {
        this(rule, Cause.of("claim:" + rule, "artifact", artifact));
    }

    Why(String rule, Cause cause) {
        this.rule = rule;
        this.cause = Optional.of(cause);
        this.byFaction = Arrays.stream(Faction.values())
                .map(faction -> Optional.of(Cause.of("claim:" + rule, "faction", faction)))
                .toList();
        this.byArtifact = Arrays.stream(Artifact.values())
                .map(artifact -> Optional.of(Cause.of("claim:" + rule, "artifact", artifact)))
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

    /// The same about one artifact.
    Optional<Cause> of(Artifact artifact) {
        return byArtifact.get(artifact.ordinal());
    }

    /// What a faction's power brings about.
    static Optional<Cause> by(Faction faction) {
        return FACTIONS.get(faction.ordinal());
    }

    static Optional<Cause> by(Artifact artifact) {
        return ARTIFACTS.get(artifact.ordinal());
    }

    static Optional<Cause> by(Location location) {
        return LOCATIONS.get(location.ordinal());
    }

    private static List<Optional<Cause>> causes(Stream<? extends Sheet> sheets) {
        return sheets.map(sheet -> Optional.of(Cause.of(sheet.rule(), Verb.of(sheet.getClass()), sheet.id())))
                .toList();
    }

    /// What chose the card that a seat plays to the trick; empty if the seat did, by leading and following.
    static Optional<Cause> played(Board board, Seat seat) {
        return switch (PlayableCards.source(board, seat)) {
            case RULES, ANY -> Optional.empty();
            case RANDOM ->
                (cloaked(board.trick().spells(), seat) ? Artifact.HUNTING_CLOAK : Artifact.GAMBLERS_DICE).cause();
            case SCORE_PILE -> Artifact.BOOK_OF_MEMORIES.cause();
            case NAMED -> Artifact.WISHING_LAMP.cause();
            case FLAIL -> Artifact.FLAIL_OF_DAWN.cause();
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
