package winterhall.enginetest;

import java.util.ArrayList;
import java.util.List;

/// Java source without its comments, and where a bracket in it closes.
record JavaText(String text) {
    /// Comments may hold braces and quotes of their own, so they go first.
    static JavaText of(String source) {
        var kept = new StringBuilder();
        int at = 0;
        while (at < source.length()) {
            int next = skipped(source, at);
            if (next == at) {
                kept.append(source.charAt(at++));
            } else {
                kept.append(source.startsWith("/", at) ? " " : source.substring(at, next));
                at = next;
            }
        }
        return new JavaText(kept.toString());
    }

    /// The end of the comment, text or character that begins here; `at` itself if none does.
    private static int skipped(String source, int at) {
        if (source.startsWith("//", at)) {
            return end(source, "\n", at);
        }
        if (source.startsWith("/*", at)) {
            return end(source, "*/", at + 2);
        }
        if (source.startsWith("\"\"\"", at)) {
            return end(source, "\"\"\"", at + 3);
        }
        char quote = source.charAt(at);
        if (quote != '"' && quote != '\'') {
            return at;
        }
        int end = at + 1;
        while (end < source.length() && source.charAt(end) != quote) {
            end += source.charAt(end) == '\\' ? 2 : 1;
        }
        return Math.min(end + 1, source.length());
    }

    private static int end(String source, String mark, int from) {
        int found = source.indexOf(mark, from);
        return found < 0 ? source.length() : found + mark.length();
    }

    /// What stands between the bracket at this place and the one that closes it.
    String inside(int open) {
        int depth = 0;
        for (int at = open; at < text.length(); ) {
            int next = skipped(text, at);
            if (next > at) {
                at = next;
                continue;
            }
            char bracket = text.charAt(at++);
            depth += "({[".indexOf(bracket) >= 0 ? 1 : ")}]".indexOf(bracket) >= 0 ? -1 : 0;
            if (depth == 0) {
                return text.substring(open + 1, at - 1);
            }
        }
        return text.substring(open + 1);
    }

    /// The arguments of the call whose bracket opens at this place.
    List<String> arguments(int open) {
        String all = inside(open);
        var arguments = new ArrayList<String>();
        int depth = 0;
        int start = 0;
        for (int at = 0; at < all.length(); ) {
            int next = skipped(all, at);
            if (next > at) {
                at = next;
                continue;
            }
            char here = all.charAt(at);
            depth += "({[".indexOf(here) >= 0 ? 1 : ")}]".indexOf(here) >= 0 ? -1 : 0;
            if (here == ',' && depth == 0) {
                arguments.add(all.substring(start, at).strip());
                start = at + 1;
            }
            at++;
        }
        arguments.add(all.substring(start).strip());
        return arguments;
    }
}
