/// How the hall reaches people who are not looking: letters and web-hooks.
///
/// ```
/// Calls, Mail, Reach ──▶ Post (stored) ──▶ Postman (tries again) ──▶ Smtp, Hook
/// ```
///
/// Start at [Notices]. What has to go out is stored first and sent later, so that neither a slow mail server nor a
/// restart loses it. A notice names a table and never what anybody holds.
@NullMarked
package winterhall.server.notify;

import org.jspecify.annotations.NullMarked;
