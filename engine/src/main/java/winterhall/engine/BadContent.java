package winterhall.engine;

/// What is printed in a game does not add up, so that nobody can play it; the message names the game, and card and field, or
/// file, line and field.
public final class BadContent extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BadContent(Game<?, ?> game, Throwable found) {
        super(game.id() + " cannot be played: " + first(found).getMessage(), found);
    }

    /// Content is often read while a class is loaded, and then what was found lies under the errors of that.
    private static Throwable first(Throwable found) {
        Throwable cause = found.getCause();
        return cause == null ? found : first(cause);
    }
}
