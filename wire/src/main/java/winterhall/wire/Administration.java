package winterhall.wire;

import java.util.List;
import java.util.Optional;

/// The bodies of requests and answers of the administration. Times are milliseconds since 1970.
public final class Administration {
    private Administration() {}

    /// @param token what stood behind the `#` of the link
    public record AdminClaim(String token) {}

    /// A table as an administrator sees it: no hands, no secrets.
    ///
    /// @param moved when something last happened there
    /// @param steps how far it has come
    /// @param notice why it is frozen or was ended
    public record AdminTable(
            String id,
            String game,
            String stage,
            String owner,
            List<Http.SeatCard> seats,
            long created,
            long moved,
            int steps,
            Optional<String> notice) {}

    public record AdminTableList(List<AdminTable> tables) {}

    public record AdminPerson(
            String id, String name, Optional<String> login, String role, long created, Optional<String> banned) {}

    public record AdminPersonList(List<AdminPerson> people) {}

    /// @param person the id of whom it is about
    /// @param quote the remark it is about, as it was said
    /// @param note how it was closed
    public record ReportCard(
            String id,
            long at,
            String person,
            String about,
            String reporter,
            String table,
            String quote,
            String text,
            Optional<String> note) {}

    public record ReportList(List<ReportCard> reports) {}

    /// Why something is done: shown to whom it is done, or kept.
    public record Note(String note) {}

    /// Something that went wrong lately; without anything that was played or typed.
    ///
    /// @param level `warn` or `error`
    /// @param trouble the kinds of exception and where each came from; empty if there was none
    public record ErrorLine(long at, String level, String logger, String message, List<String> trouble) {}

    public record ErrorList(List<ErrorLine> errors) {}
}
