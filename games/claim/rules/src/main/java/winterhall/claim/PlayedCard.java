package winterhall.claim;

import java.util.List;
import winterhall.engine.Seat;
import winterhall.engine.Verb;

/// A card lying in the trick and what changes its value there.
///
/// @param flask whether the bonus of Flask of Tears was spent on it (claim:A11)
/// @param frozen what the own frozen card adds (claim:A16.3)
/// @param twists what was done to it by Magic Wand and Mirror of Lies, in order (claim:R44)
/// @param readable whether its number lay open when it was played, so that a dagger could strike at once (claim:A3)
public record PlayedCard(Seat seat, int card, boolean flask, int frozen, List<Twist> twists, boolean readable) {
    static final int FLASK_BONUS = 9;

    /// A change of value by an artifact.
    public enum Twist {
        /// Magic Wand up (claim:A8)
        RAISED {
            @Override
            int of(int value) {
                return value + 2;
            }
        },
        /// Magic Wand down (claim:A8)
        LOWERED {
            @Override
            int of(int value) {
                return value - 2;
            }
        },
        /// Mirror of Lies (claim:A14)
        MIRRORED {
            @Override
            int of(int value) {
                return value <= 5 ? value + 5 : value - 5;
            }
        };

        abstract int of(int value);

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
    int effective(int printed) {
        int value = printed + (flask ? FLASK_BONUS : 0) + frozen;
        for (Twist twist : twists) {
            value = twist.of(value);
        }
        return value;
    }

    PlayedCard twisted(Twist twist) {
        var more = new java.util.ArrayList<>(twists);
        more.add(twist);
        return new PlayedCard(seat, card, flask, frozen, List.copyOf(more), readable);
    }
}
