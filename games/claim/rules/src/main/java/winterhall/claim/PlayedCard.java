package winterhall.claim;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Seat;
import winterhall.engine.Verb;

/// A card lying in the trick and what changes its value there.
///
/// @param flask whether the bonus of Flask of Tears was spent on it (claim:A11)
/// @param frozen what one's own frozen card adds (claim:A16.3)
/// @param twists what was done to it by Magic Wand and Mirror of Lies, in order (claim:R44)
/// @param readable whether its number lay open when it was played, so that a dagger could strike at once (claim:A3)
public record PlayedCard(Seat seat, int card, boolean flask, int frozen, List<Twist> twists, boolean readable) {
    /// A change of value by an artifact.
    public enum Twist {
        /// Magic Wand up (claim:A8)
        RAISED {
            @Override
            int of(int value, Printed printed) {
                return value + printed.number(Artifact.MAGIC_WAND);
            }
        },
        /// Magic Wand down (claim:A8)
        LOWERED {
            @Override
            int of(int value, Printed printed) {
                return value - printed.number(Artifact.MAGIC_WAND);
            }
        },
        /// Mirror of Lies (claim:A14)
        MIRRORED {
            @Override
            int of(int value, Printed printed) {
                int number = printed.number(Artifact.MIRROR_OF_LIES);
                return value <= number ? value + number : value - number;
            }
        };

        abstract int of(int value, Printed printed);

        public static Twist parse(String word) {
            for (Twist twist : values()) {
                if (twist.toString().equals(word)) {
                    return twist;
                }
            }
            throw new IllegalArgumentException("there is no change of value " + word);
        }

        @Override
        public String toString() {
            return Verb.of(this);
        }
    }

    /// The value it is compared by. (claim:R44)
    int effective(int number, Printed printed) {
        int value = number + (flask ? printed.number(Artifact.FLASK_OF_TEARS) : 0) + frozen;
        for (Twist twist : twists) {
            value = twist.of(value, printed);
        }
        return value;
    }

    PlayedCard twisted(Twist twist) {
        var more = new ArrayList<>(twists);
        more.add(twist);
        return new PlayedCard(seat, card, flask, frozen, List.copyOf(more), readable);
    }
}
