package winterhall.wire;

import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.exc.InvalidTypeIdException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import winterhall.engine.Verb;

/// A text that is not the JSON it should be: what is wrong with it, and where.
public final class BadJson extends RuntimeException {
    private final Fault fault;
    private final String field;
    private final Optional<Spot> spot;

    /// What is wrong.
    public enum Fault {
        NOT_JSON,
        TOO_DEEP,
        /// A character that no text of ours has.
        BAD_CHARACTER,
        UNKNOWN_FIELD,
        /// Two values for one field: readers do not agree which of them counts.
        FIELD_TWICE,
        UNKNOWN_KIND,
        /// Something is missing, or of another type or size.
        MISFIT
    }

    /// A place in the text; both count from 1.
    public record Spot(int line, int column) {}

    private BadJson(Fault fault, String field, Optional<Spot> spot) {
        super(Verb.of(fault)
                + (field.isEmpty() ? "" : " in " + field)
                + spot.map(at -> ", line " + at.line + ", column " + at.column).orElse(""));
        this.fault = fault;
        this.field = field;
        this.spot = spot;
    }

    static BadJson whole(Fault fault) {
        return new BadJson(fault, "", Optional.empty());
    }

    /// The library's own words stay behind: they are English, and name our classes.
    static BadJson because(JacksonException refused) {
        return new BadJson(fault(refused), field(refused), spot(refused.getLocation()));
    }

    private static Fault fault(JacksonException refused) {
        return switch (refused) {
            case StreamConstraintsException _ -> Fault.TOO_DEEP;
            case InputCoercionException _ -> Fault.MISFIT;
            case StreamReadException twice when isDuplicate(twice) -> Fault.FIELD_TWICE;
            case StreamReadException _ -> Fault.NOT_JSON;
            case UnrecognizedPropertyException _ -> Fault.UNKNOWN_FIELD;
            case InvalidTypeIdException _ -> Fault.UNKNOWN_KIND;
            default -> Fault.MISFIT;
        };
    }

    /// The library has no kind of its own for it.
    private static boolean isDuplicate(StreamReadException refused) {
        return refused.getOriginalMessage().startsWith("Duplicate");
    }

    private static String field(JacksonException refused) {
        return refused.getPath().stream()
                .map(part -> part.getPropertyName() == null ? String.valueOf(part.getIndex()) : part.getPropertyName())
                .collect(Collectors.joining("."));
    }

    /// Not every fault is found while its place is known.
    private static Optional<Spot> spot(TokenStreamLocation at) {
        return at == null || at.getLineNr() < 1
                ? Optional.empty()
                : Optional.of(new Spot(at.getLineNr(), Math.max(1, at.getColumnNr())));
    }

    public Fault fault() {
        return fault;
    }

    /// The field that does not fit, `seats.0.kind`; empty for the whole.
    public String field() {
        return field;
    }

    /// Where in the text; nothing if that is not known.
    public Optional<Spot> spot() {
        return spot;
    }
}
