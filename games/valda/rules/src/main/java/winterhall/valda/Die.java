package winterhall.valda;

import java.util.List;
import winterhall.engine.Catalogue;

/// What is printed on a die, one face a side. (valda:R11)
public record Die(String id, String rule, List<Face> faces) implements Catalogue.Item {
    public Die {
        faces = List.copyOf(faces);
        if (faces.size() != 6) {
            throw new IllegalArgumentException("a die has six faces, not " + faces.size());
        }
    }
}
