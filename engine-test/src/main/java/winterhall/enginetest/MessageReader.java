package winterhall.enginetest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Reads a [Message] from left to right.
final class MessageReader {
    private static final List<String> CHOICES = List.of("plural", "select");

    private final String text;
    private int at;

    MessageReader(String text) {
        this.text = text;
    }

    Message whole() {
        Message message = message();
        if (at < text.length()) {
            throw new IllegalArgumentException("has a } without its {");
        }
        return message;
    }

    /// Everything up to the end, or to the brace that closes this message.
    private Message message() {
        var parts = new ArrayList<Message.Part>();
        var words = new StringBuilder();
        while (at < text.length() && text.charAt(at) != '}') {
            char letter = text.charAt(at++);
            if (letter == '\'') {
                words.append(quoted());
            } else if (letter == '{') {
                parts.add(new Message.Words(words.toString()));
                words.setLength(0);
                parts.add(argument());
            } else {
                words.append(letter);
            }
        }
        parts.add(new Message.Words(words.toString()));
        return new Message(parts);
    }

    /// A quote begins only before a brace; two apostrophes are one, and any other stands for itself.
    private String quoted() {
        if (at >= text.length() || text.charAt(at) != '{' && text.charAt(at) != '}') {
            at += at < text.length() && text.charAt(at) == '\'' ? 1 : 0;
            return "'";
        }
        int end = text.indexOf('\'', at);
        if (end < 0) {
            throw new IllegalArgumentException("has a quote that does not close");
        }
        String quoted = text.substring(at, end);
        at = end + 1;
        return quoted;
    }

    /// `name}`, `name, number}` or `name, select, key {message} …}`.
    private Message.Part argument() {
        String name = word();
        if (!next(',')) {
            close();
            return new Message.Value(name);
        }
        String kind = word();
        if (!CHOICES.contains(kind)) {
            close();
            return new Message.Value(name);
        }
        var branches = next(',') ? branches() : new LinkedHashMap<String, Message>();
        close();
        if (!branches.containsKey("other")) {
            throw new IllegalArgumentException("has no other in its " + kind + " of " + name);
        }
        return new Message.Choice(name, kind, branches);
    }

    private SequencedMap<String, Message> branches() {
        var branches = new LinkedHashMap<String, Message>();
        while (at < text.length() && text.charAt(at) != '}') {
            int start = at;
            while (at < text.length() && text.charAt(at) != '{' && text.charAt(at) != '}') {
                at++;
            }
            String before = text.substring(start, at).strip();
            if (next('{')) {
                branches.put(before.substring(before.lastIndexOf(' ') + 1), message());
                close();
            }
        }
        return branches;
    }

    private String word() {
        int start = at;
        while (at < text.length() && text.charAt(at) != ',' && text.charAt(at) != '}') {
            at++;
        }
        return text.substring(start, at).strip();
    }

    private boolean next(char wanted) {
        boolean there = at < text.length() && text.charAt(at) == wanted;
        at += there ? 1 : 0;
        return there;
    }

    private void close() {
        if (!next('}')) {
            throw new IllegalArgumentException("has a { that does not close");
        }
    }
}
