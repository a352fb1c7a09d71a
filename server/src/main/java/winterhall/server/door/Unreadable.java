package winterhall.server.door;

import winterhall.wire.BadJson;
import winterhall.wire.Problem;

/// The answer to a request or message that cannot be read: a sentence for each fault, and its position.
final class Unreadable {
    private Unreadable() {}

    static Problem problem(BadJson bad) {
        String field = bad.field();
        String line = bad.spot().map(spot -> String.valueOf(spot.line())).orElse("?");
        String column = bad.spot().map(spot -> String.valueOf(spot.column())).orElse("?");
        return switch (bad.fault()) {
            case NOT_JSON -> Problem.of(400, "not-json", field, "line", line, "column", column);
            case TOO_DEEP -> Problem.of(400, "too-deep", field, "line", line, "column", column);
            case BAD_CHARACTER -> Problem.of(400, "bad-character", field);
            case UNKNOWN_FIELD -> Problem.of(400, "unknown-field", field, "field", field);
            case FIELD_TWICE -> Problem.of(400, "field-twice", field, "line", line, "column", column);
            case UNKNOWN_KIND -> Problem.of(400, "unknown-kind", field, "line", line, "column", column);
            case MISFIT -> Problem.of(400, "misfit", field, "field", field, "line", line, "column", column);
        };
    }
}
