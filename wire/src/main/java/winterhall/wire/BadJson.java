package winterhall.wire;

import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DatabindException;

/// A text that is not the JSON it should be.
public final class BadJson extends RuntimeException {
    private final String where;

    BadJson(String where, String what) {
        this(where, what, null);
    }

    private BadJson(String where, String what, @Nullable Throwable cause) {
        super(what, cause);
        this.where = where;
    }

    static BadJson because(JacksonException refused) {
        String where = refused instanceof DatabindException bound
                ? bound.getPath().stream()
                        .map(part -> part.getPropertyName() == null
                                ? String.valueOf(part.getIndex())
                                : part.getPropertyName())
                        .collect(Collectors.joining("."))
                : refused.getLocation() == null
                        ? ""
                        : "line " + Math.max(1, refused.getLocation().getLineNr());
        String what = refused.getOriginalMessage();
        return new BadJson(
                where, what == null ? "unreadable" : what.lines().findFirst().orElse(""), refused);
    }

    /// The field that does not fit, `seats.0.kind`; empty for the whole.
    public String where() {
        return where;
    }
}
