package winterhall.engine;

import java.util.List;

/// One kind of question that a seat may answer in advance.
///
/// @param ask the verb of the question, such as `act-in-window`
/// @param choices the orders to choose from, such as `pass`; [#ASK_ME] is always one of them
/// @param usual the order in force until the seat says otherwise
public record OrderKind(String ask, List<String> choices, String usual) {
    public static final String ASK_ME = "ask-me";

    public OrderKind {
        choices = List.copyOf(choices);
        if (!choices.contains(ASK_ME) || !choices.contains(usual)) {
            throw new IllegalArgumentException(
                    "orders of " + ask + " lack " + ASK_ME + " or " + usual + ": " + choices);
        }
    }
}
