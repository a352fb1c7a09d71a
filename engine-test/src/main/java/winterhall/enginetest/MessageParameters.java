package winterhall.enginetest;

import java.util.LinkedHashSet;
import java.util.SequencedSet;

/// Finds the parameters that a text in ICU MessageFormat uses, those inside its plural and select forms too.
final class MessageParameters {
    private final String text;
    private final SequencedSet<String> names = new LinkedHashSet<>();
    private int at;

    private MessageParameters(String text) {
        this.text = text;
    }

    /// @throws IllegalArgumentException if braces or quotes do not close
    static SequencedSet<String> of(String text) {
        var scan = new MessageParameters(text);
        scan.message();
        if (scan.at < text.length()) {
            throw new IllegalArgumentException("has a } without its {");
        }
        return scan.names;
    }

    /// Everything up to the end, or to the brace that closes this message.
    private void message() {
        while (at < text.length() && text.charAt(at) != '}') {
            char letter = text.charAt(at++);
            if (letter == '\'') {
                quote();
            } else if (letter == '{') {
                argument();
            }
        }
    }

    /// A quote begins only before a brace; two apostrophes are one, and any other stands for itself.
    private void quote() {
        if (at >= text.length() || text.charAt(at) != '{' && text.charAt(at) != '}') {
            at += at < text.length() && text.charAt(at) == '\'' ? 1 : 0;
            return;
        }
        int end = text.indexOf('\'', at);
        if (end < 0) {
            throw new IllegalArgumentException("has a quote that does not close");
        }
        at = end + 1;
    }

    /// `name}` or `name, type, style}`; the style of a plural or select holds messages in braces.
    private void argument() {
        int start = at;
        while (at < text.length() && text.charAt(at) != ',' && text.charAt(at) != '}') {
            at++;
        }
        names.add(text.substring(start, at).strip());
        while (at < text.length() && text.charAt(at) != '}') {
            if (text.charAt(at++) == '{') {
                message();
                close();
            }
        }
        close();
    }

    private void close() {
        if (at >= text.length()) {
            throw new IllegalArgumentException("has a { that does not close");
        }
        at++;
    }
}
