package winterhall.server.people;

import java.util.List;
import org.jdbi.v3.core.Handle;

/// Moves everything of a guest to the account that the guest logged in to.
final class GuestMerge {
    /// What others hold against a guest moves too: nobody gets rid of a block by logging in.
    private static final List<String> HANDED_OVER = List.of(
            "UPDATE chair SET person = :to WHERE person = :from",
            "UPDATE hall_table SET owner = :to WHERE owner = :from",
            "UPDATE remark SET person = :to WHERE person = :from",
            "UPDATE shun SET person = :to WHERE person = :from",
            "UPDATE shun SET other = :to WHERE other = :from",
            "DELETE FROM shun WHERE person = other",
            "UPDATE report SET reporter = :to WHERE reporter = :from",
            "UPDATE report SET person = :to WHERE person = :from");

    private GuestMerge() {}

    static void everything(Handle handle, String from, String to, long now) {
        for (String sql : HANDED_OVER) {
            var update = handle.createUpdate(sql);
            if (sql.contains(":")) {
                update.bind("from", from).bind("to", to);
            }
            update.execute();
        }
        PersonDeletion.person(handle, from, now);
    }
}
