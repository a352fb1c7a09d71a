package winterhall.toys.duel;

import winterhall.engine.Seat;

/// When a window is open. (duel:R10, R13, R23)
enum WindowKind {
    /// An attack was declared.
    DECLARED,
    /// All targets have answered it.
    DEFENDED {
        @Override
        boolean isMoot(Field field) {
            return field.attacking().holding().isEmpty();
        }
    },
    /// A weapon was used: the last one on the table.
    USED {
        @Override
        boolean isMoot(Field field) {
            return field.weapon().undone();
        }

        @Override
        boolean concerns(Seat seat, Field field) {
            return !field.weapon().by().equals(seat);
        }
    };

    /// Whether there is nothing left to change, so that the window stays shut.
    boolean isMoot(Field field) {
        return false;
    }

    /// Whether this seat is asked if it has cards.
    boolean concerns(Seat seat, Field field) {
        return true;
    }
}
