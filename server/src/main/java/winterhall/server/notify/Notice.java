package winterhall.server.notify;

import java.util.Map;
import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.server.people.Token;

/// A message to send.
///
/// @param id what it is about: the same notice is not written twice
/// @param target the address to which it goes
/// @param key of its text
/// @param words what the text names, by parameter
/// @param call the question it calls to, if it does
/// @param stop what the link holds by which its reader stops all letters; empty if there is none
/// @param until when it is not worth sending any more
/// @param tries how often it has been tried in vain
record Notice(
        String id,
        String channel,
        String target,
        String language,
        String key,
        Map<String, String> words,
        Optional<Call> call,
        String stop,
        long created,
        long until,
        int tries) {
    /// A table that waits for a seat since a step.
    record Call(String table, Seat seat, int asked) {}

    /// A letter that is written once.
    static Notice letter(String to, String language, String key, Map<String, String> words, long now, long until) {
        return new Notice(
                "letter " + Token.id(),
                NoticeQueue.MAIL,
                to,
                language,
                key,
                words,
                Optional.empty(),
                "",
                now,
                until,
                0);
    }

    /// A call to the table; the same for the same question.
    static Notice call(Call call, String channel, String language, String key, Map<String, String> words, long now) {
        String id = "%s %s %s %d %s".formatted(key, call.table, call.seat, call.asked, channel);
        return new Notice(id, channel, "", language, key, words, Optional.of(call), "", now, Long.MAX_VALUE, 0);
    }

    Notice with(Map<String, String> more) {
        return new Notice(id, channel, target, language, key, more, call, stop, created, until, tries);
    }
}
