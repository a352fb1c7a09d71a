package winterhall.server.notify;

import java.util.Map;
import java.util.Optional;

/// How a hall reaches people.
///
/// @param mail nothing if it sends no letters
/// @param plainHooks whether a web-hook may be `http`
/// @param privateHooks whether a web-hook may lie on the hall's own network
public record NoticeOptions(Optional<MailOptions> mail, boolean plainHooks, boolean privateHooks) {
    /// No letters; hooks on the open net alone.
    public static final NoticeOptions USUAL = new NoticeOptions(Optional.empty(), false, false);

    /// `WINTERHALL_HOOKS_PLAIN` and `WINTERHALL_HOOKS_PRIVATE` are `yes` or nothing; for mail see [MailOptions].
    public static NoticeOptions of(Map<String, String> environment) {
        return new NoticeOptions(
                MailOptions.of(environment),
                "yes".equals(environment.get("WINTERHALL_HOOKS_PLAIN")),
                "yes".equals(environment.get("WINTERHALL_HOOKS_PRIVATE")));
    }
}
