package winterhall.engine;

import java.util.List;

/// One kind of question that a seat may answer in advance.
///
/// @param ask the verb of the question, such as `act-in-window`
/// @param windows the windows that an order can be limited to; none where the question is not put in windows
/// @param choices the orders to choose from, such as [#PASS]; [#ASK_ME] is always one of them
/// @param cards what [#ASK_ONLY_FOR] may name
/// @param scopes how long an order can hold, the shortest first; [#MATCH] is always the last
/// @param usual the order in force until the seat says otherwise
public record OrderKind(
        String ask, List<String> windows, List<String> choices, List<String> cards, List<String> scopes, String usual) {
    /// Ask every time.
    public static final String ASK_ME = "ask-me";

    /// Pass every time.
    public static final String PASS = "pass";

    /// Ask whenever there is something to play.
    public static final String PASS_UNLESS_PLAYABLE = "pass-unless-playable";

    /// Ask whenever there is something to play that was not passed over by hand in the shortest scope.
    public static final String ASK_ONCE = "ask-once";

    /// Ask when one of the named cards can be played.
    public static final String ASK_ONLY_FOR = "ask-only-for";

    /// Until the end of the match.
    public static final String MATCH = "match";

    public OrderKind {
        windows = List.copyOf(windows);
        choices = List.copyOf(choices);
        cards = List.copyOf(cards);
        scopes = List.copyOf(scopes);
        if (!choices.contains(ASK_ME) || !choices.contains(usual)) {
            throw new IllegalArgumentException(
                    "orders of " + ask + " lack " + ASK_ME + " or " + usual + ": " + choices);
        }
        if (scopes.isEmpty() || !scopes.getLast().equals(MATCH)) {
            throw new IllegalArgumentException(
                    "the last scope for orders of " + ask + " is not " + MATCH + ": " + scopes);
        }
        if (choices.contains(ASK_ONLY_FOR) == cards.isEmpty()) {
            throw new IllegalArgumentException("orders of " + ask + " need cards exactly for " + ASK_ONLY_FOR);
        }
    }

    /// Orders for a question that is not put in windows; they hold until they are changed.
    public static OrderKind of(String ask, List<String> choices, String usual) {
        return new OrderKind(ask, List.of(), choices, List.of(), List.of(MATCH), usual);
    }

    /// Orders for the windows of a game, with all the choices that a [WindowAsk] knows.
    ///
    /// @param cards what can be played there, by the names that [WindowAsk#plays] knows
    public static OrderKind forWindows(
            Class<? extends WindowAsk<?, ?>> ask, List<String> windows, List<String> cards, List<String> scopes) {
        return new OrderKind(
                Verb.of(ask),
                windows,
                List.of(ASK_ONCE, PASS_UNLESS_PLAYABLE, ASK_ONLY_FOR, PASS, ASK_ME),
                cards,
                scopes,
                ASK_ONCE);
    }
}
