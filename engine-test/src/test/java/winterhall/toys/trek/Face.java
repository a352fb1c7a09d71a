package winterhall.toys.trek;

import java.util.List;
import java.util.stream.Stream;

/// The face of a token: a treasure or a beast. (trek:R3)
sealed interface Face permits Treasure, Beast {
    /// Treasures first, then beasts.
    List<Face> ALL = Stream.concat(Stream.<Face>of(Treasure.values()), Stream.of(Beast.values()))
            .toList();

    /// How many tokens have this face.
    int tokens();

    static Face parse(String text) {
        return ALL.stream()
                .filter(face -> face.toString().equals(text))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no token shows " + text + "; they show " + ALL));
    }
}
