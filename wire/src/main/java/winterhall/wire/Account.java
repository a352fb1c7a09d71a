package winterhall.wire;

import java.util.List;
import java.util.Optional;

/// The bodies of requests and answers about one's own account, and about other people.
public final class Account {
    private Account() {}

    /// Makes a member of a guest.
    ///
    /// @param email where a forgotten password can be renewed; may be left out
    public record Registration(String login, String password, Optional<String> email) {}

    public record LogIn(String login, String password) {}

    public record PasswordChange(String old, String fresh) {}

    /// Asks for a link by letter.
    public record ForgottenPassword(String email) {}

    /// @param token what stood behind the `#` of the link
    public record NewPassword(String token, String password) {}

    /// A way back to one's seat without a cookie.
    ///
    /// @param path of the page that opens it, token included: to be kept like a password
    public record PersonalLink(String path) {}

    /// @param token what stood behind the `#` of the link
    public record Reclaim(String token) {}

    /// Deletes one's account.
    ///
    /// @param password empty for a guest
    public record AccountDeletion(String password) {}

    /// Somebody at a table: who sits there, or who said something.
    ///
    /// @param seat 0 if it is about a remark
    /// @param remark the number of the remark; 0 if it is about a seat
    public record PersonReference(int seat, int remark) {}

    /// Tells the administrators about somebody at a table, or about something that was said.
    ///
    /// @param seat 0 if it is about a remark
    /// @param remark the number of the remark; 0 if it is about a seat
    public record Complaint(int seat, int remark, String text) {}

    /// Somebody one has muted or blocked.
    ///
    /// @param table where; nothing for everywhere
    public record BlockedPerson(String id, String name, Optional<String> table) {}

    public record BlockedList(List<BlockedPerson> blocked) {}

    /// Everything the hall holds about a person. Times are milliseconds since 1970.
    ///
    /// @param seen when one was last here, to the hour; 0 if that was before it was noted
    /// @param hook where "your turn" is posted
    /// @param moves those of matches that are over
    public record Everything(
            String id,
            String name,
            long created,
            long seen,
            String language,
            Optional<String> login,
            Optional<String> email,
            Optional<String> hook,
            String role,
            List<OwnSession> sessions,
            List<OwnTable> tables,
            List<OwnMove> moves,
            List<OwnRemark> remarks,
            List<OwnBlock> blocked,
            List<OwnReport> reports,
            List<OwnNotice> notices) {}

    /// @param purpose `cookie`, `reclaim`, `reset` …
    public record OwnSession(String purpose, long created, long expires) {}

    /// @param seat 0 for the owner of the table who does not sit there
    /// @param name what the seat is called, where one device is passed around
    /// @param entropy the bytes one added to the deal, in hexadecimal
    /// @param seen the last step one was shown
    public record OwnTable(
            String id,
            String game,
            String setup,
            String stage,
            long created,
            boolean isMine,
            int seat,
            String name,
            String entropy,
            int seen) {}

    /// @param by `hand`, `order`, `bot`, `clock` or `hall`
    /// @param spent thinking time in milliseconds
    public record OwnMove(
            String table, int number, String what, int seat, String line, String by, long spent, long at) {}

    /// @param seat 0 for somebody who looked on
    public record OwnRemark(String table, int number, int seat, String text, long at) {}

    /// @param table empty for everywhere
    public record OwnBlock(String name, String table, long at) {}

    /// @param quote the remark it is about; empty if it is about the person
    /// @param closed when an administrator had looked at it
    public record OwnReport(String table, String quote, String text, long at, Optional<Long> closed) {}

    /// An address for letters, or a letter or call that went there.
    ///
    /// @param target the address; empty if it was the person's own
    /// @param what key of the text; empty for an address
    /// @param state `waiting`, `sent`, `dropped` or `failed`; of an address `confirmed` or `unconfirmed`
    /// @param trouble what went wrong the last time; empty if nothing did
    public record OwnNotice(String channel, String target, String what, String state, String trouble, long created) {}
}
