/// How the hall notifies people who are away: e-mail and web-hooks.
///
/// ```
/// TurnNotices, Mail, ContactSettings ──▶ NoticeQueue (stored) ──▶ NoticeDispatcher (retries) ──▶ Smtp, WebHook
/// ```
///
/// Start at [Notices]. What has to go out is stored first and sent later, so that neither a slow mail server nor a
/// restart loses it. A notice names a table and never what anybody holds.
@NullMarked
package winterhall.server.notify;

import org.jspecify.annotations.NullMarked;
