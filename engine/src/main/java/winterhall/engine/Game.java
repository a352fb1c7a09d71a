package winterhall.engine;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// The rules of one game.
///
/// @param <B> its board: an immutable record of cardboard, hidden sides included
/// @param <V> its table as one viewer sees it: a record of its own, built up from what that viewer knows
public interface Game<B, V> {
    /// Short and stable: `claim`.
    String id();

    /// Raised whenever the same moves can lead to another position than before.
    int rulesVersion();

    List<Integer> seatCounts();

    /// What a table may agree on, in the order in which it is shown.
    List<Setting> settings();

    /// What is printed on its cardboard.
    default Catalogue catalogue() {
        return Catalogue.EMPTY;
    }

    /// The board before anything is shuffled, and what sets it up.
    ///
    /// @throws BadSetup if these settings do not go together
    Opening<B> open(Setup setup);

    /// What the rules advise against in this setup without forbidding it.
    default List<Refusal> advice(Setup setup) {
        return List.of();
    }

    /// What this event sets off, in playing order: mandatory triggers are effects, optional reactions are asks.
    default List<? extends Task<B>> wakes(B board, Event event) {
        return List.of();
    }

    V view(B board, Viewer viewer);

    /// A whole board that the viewer of `view` cannot tell from the true one: `view(imagine(v))` equals `v`.
    B imagine(V view, Chance chance);

    /// How far the match has come, for the text `game.where`: the phase, the trick, the round; nothing if it does not say.
    default SequencedMap<String, String> where(V view) {
        return Words.NONE;
    }

    /// What this seat could touch at any time, asked or not: each card in hand and each button.
    ///
    /// The answers to the question that it is asked need not be among them. The board is imagined from its view.
    default List<? extends Move> touchable(B board, Seat seat) {
        return List.of();
    }

    /// What this viewer could touch, and why it may not; made once for all candidates of one view.
    default Explainer explainer(View<V> view) {
        return new Reasons<>(this, view);
    }

    /// How the match ended; present exactly when nothing is left on the agenda.
    Optional<Outcome> outcome(B board);

    /// The kinds of question that can be answered in advance.
    default List<OrderKind> orders() {
        return List.of();
    }

    /// Those of them that can be asked at a table of this setup.
    default List<OrderKind> orders(Setup setup) {
        return orders();
    }

    /// The scopes of orders that end with this event, such as `trick` (see [OrderKind#scopes]).
    default List<String> ends(Event event) {
        return List.of();
    }

    Vocabulary vocabulary();

    /// How scenarios set up this game's board and look at it.
    Staging<B, V> staging();

    /// A legal setup drawn at random, for checks, the lab and quick matches: any number of seats, and any value of each
    /// setting that can be changed at that number.
    default Setup anySetup(Chance.Source source) {
        Setup setup = Setup.of(id(), source.pick(seatCounts()));
        for (Setting setting : settings()) {
            if (setting.seats().contains(setup.seats())) {
                setup = setup.with(setting.key(), source.pick(setting.values()));
            }
        }
        return setup;
    }

    /// Where checks look besides; empty if random matches meet everything there is.
    default Optional<Guide<B>> guide() {
        return Optional.empty();
    }

    /// What checks count; empty if the game has nothing printed that could go unused.
    default Optional<Usage<B>> usage() {
        return Optional.empty();
    }

    /// Laws of the game that this position breaks, each as one sentence; always empty unless a rule is wrong.
    default List<String> faults(Position<B> position) {
        return List.of();
    }

    /// Laws of the game that the course of a whole match breaks, from its opening to its end; see [#faults(Position)].
    default List<String> faults(List<Step<B>> match) {
        return List.of();
    }
}
