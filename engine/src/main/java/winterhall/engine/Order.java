package winterhall.engine;

import java.util.List;
import java.util.regex.Pattern;

/// A standing order: how a seat answers a kind of question in advance.
///
/// @param ask the verb of the question, such as `act-in-window`
/// @param window the window it is for, or [#ANY]
/// @param choice what to answer, one of [OrderKind#choices]
/// @param cards the cards it names; none unless the choice needs them
/// @param until how long it holds, one of [OrderKind#scopes]
public record Order(String ask, String window, String choice, List<String> cards, String until) {
    public static final String ANY = "any";

    private static final Pattern WORD = Pattern.compile("[a-z0-9-]+");

    public Order {
        cards = List.copyOf(cards);
    }

    /// For every window, until the end of the match.
    public static Order of(String ask, String choice) {
        return new Order(ask, ANY, choice, List.of(), OrderKind.MATCH);
    }

    /// One line: `act-in-window any ask-only-for phase ice-sword`.
    public String line() {
        return String.join(" ", ask, window, choice, until) + (cards.isEmpty() ? "" : " " + String.join(" ", cards));
    }

    /// @throws IllegalArgumentException if the line is not an order; whether a game knows it is for [Orders#with] to say
    public static Order read(String line) {
        String[] words = line.split(" ");
        if (words.length == 2) {
            return of(words[0], words[1]);
        }
        if (words.length < 4
                || !List.of(words).stream().allMatch(word -> WORD.matcher(word).matches())) {
            throw new IllegalArgumentException("an order is written as: ask choice, or ask window choice until card…");
        }
        return new Order(words[0], words[1], words[2], List.of(words).subList(4, words.length), words[3]);
    }

    /// Whether it answers this question.
    boolean answers(Ask<?, ?> asked) {
        return ask.equals(Verb.of(asked.getClass()))
                && (window.equals(ANY)
                        || asked instanceof WindowAsk<?, ?> turn
                                && turn.windowName().equals(window));
    }
}
