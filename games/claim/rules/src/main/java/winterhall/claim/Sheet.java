package winterhall.claim;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Catalogue;
import winterhall.engine.Verb;

/// What is printed on one kind of cardboard. What it does stands on the constant of the same name; see [Printed].
public sealed interface Sheet extends Catalogue.Item {
    /// The box it came in.
    enum Box {
        CLAIM,
        CLAIM_2,
        FROST,
        FIRE,
        GHOSTS;

        @Override
        public String toString() {
            return Verb.of(this);
        }
    }

    /// What a card shows of its number while that is hidden: all of it, or only a class. (claim:F15)
    enum Hint {
        NUMBER,
        PARITY,
        HEIGHT
    }

    /// The cards of one faction. (claim section 2.1)
    ///
    /// @param code two letters for it
    /// @param pair the faction that always comes with it: both together have 22 cards (claim:R2)
    /// @param numbers lowest first, each as often as it is printed
    /// @param hint what of a number lies open (claim:F15)
    /// @param beats the led factions of which it beats every card (claim:F2)
    /// @param abilities its other powers
    /// @param icon its shape among those of game-icons.net
    /// @param colour of its cards on a screen
    record Faction(
            String id,
            Box box,
            String code,
            Optional<String> pair,
            List<Integer> numbers,
            Hint hint,
            List<String> beats,
            List<Ability> abilities,
            String icon,
            String colour,
            String rule)
            implements Sheet {
        public Faction {
            numbers = numbers.stream().sorted().toList();
            beats = List.copyOf(beats);
            abilities = List.copyOf(abilities);
            if (numbers.isEmpty() || numbers.getFirst() < 0 || numbers.getLast() > Face.HIGHEST) {
                throw new IllegalArgumentException("there are cards from 0 to " + Face.HIGHEST + ", not " + numbers);
            }
        }
    }

    /// An artifact. (claim section 6)
    ///
    /// @param windows when it may be played (claim:W3)
    /// @param number the number on it, if there is one: what it strikes, by how much it changes a card, or for how many
    ///     tricks it holds
    /// @param losses how many tricks one must have lost to play it, if it says so
    record Artifact(
            String id,
            List<ArtifactWindow> windows,
            Optional<Integer> number,
            Optional<Integer> losses,
            String icon,
            String rule)
            implements Sheet {
        public Artifact {
            windows = List.copyOf(windows);
        }
    }

    /// A location. (claim section 7)
    ///
    /// @param building whether it is a building or else a setting (claim:L0d)
    /// @param count of how many cards or tricks it speaks
    record Location(String id, boolean building, int count, String icon, String rule) implements Sheet {
        public Location {
            if (count < 1) {
                throw new IllegalArgumentException("a location speaks of at least one card or trick, not of " + count);
            }
        }
    }

    /// The Toxics of one number, or those of none, `x`. (claim:F19)
    record Toxic(String id, int copies, String rule) implements Sheet {
        public Toxic {
            if (copies < 0) {
                throw new IllegalArgumentException("there cannot be " + copies + " of them");
            }
        }
    }

    /// A class of numbers: what shows of a card while its number is hidden. (claim:F15)
    ///
    /// @param hint which factions show it
    /// @param numbers those that it may be, lowest first
    record NumberClass(String id, Hint hint, List<Integer> numbers, String rule) implements Sheet {
        public NumberClass {
            numbers = List.copyOf(numbers);
        }
    }

    /// How a deck is made up.
    ///
    /// @param seats the fewest it is for
    /// @param singles how many factions it has that are not half of a pair
    /// @param usual its factions unless others are chosen
    record Deck(String id, int seats, int singles, List<String> usual, String rule) implements Sheet {
        static final List<Deck> ALL = List.of(
                new Deck("two", 2, 3, List.of("goblin", "knight", "undead", "dwarf", "doppelganger"), "claim:R2"),
                new Deck(
                        "more",
                        3,
                        5,
                        List.of("goblin", "knight", "undead", "dwarf", "doppelganger", "dragon", "seer"),
                        "claim:N1"));

        public Deck {
            usual = List.copyOf(usual);
        }

        static Deck of(int seats) {
            return ALL.stream().filter(deck -> deck.seats <= seats).toList().getLast();
        }
    }
}
