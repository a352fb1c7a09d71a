package winterhall.valda;

import java.util.List;
import winterhall.engine.Catalogue;
import winterhall.engine.Verb;

/// What is printed on a die, one face a side; followers on the white one, resources on the others. (valda:R11)
public record Die(String id, String rule, List<Face> faces) implements Catalogue.Item {
    public Die {
        faces = List.copyOf(faces);
        String name = "die." + id + ".faces";
        if (faces.size() != 6) {
            throw new IllegalArgumentException(name + ": a die has six faces, not " + faces.size());
        }
        boolean wantsResources = !id.equals(Verb.of(DieKind.WHITE));
        for (Face face : faces) {
            if (face.resource().isPresent() != wantsResources) {
                throw new IllegalArgumentException(
                        name + ": " + face + " shows no " + (wantsResources ? "resource" : "followers"));
            }
        }
    }
}
