package winterhall.bots;

import java.util.List;
import winterhall.engine.Move;
import winterhall.engine.QuickChance;
import winterhall.engine.View;

/// Answers for one seat, from exactly what a person there gets.
///
/// A bot remembers nothing between two questions and may be asked by several threads at once.
///
/// @param <V> the table of its game as one viewer sees it
@FunctionalInterface
public interface Bot<V> {
    /// Always one of the options, whatever happens, soon after the budget is spent.
    ///
    /// @param view what the seat sees; the seat is asked there
    /// @param options what the seat may answer; never empty
    /// @param chance the bot's own, never that of the match; the same one gives the same answer, unless time cuts it short
    Thought choose(View<V> view, List<? extends Move> options, Budget budget, QuickChance chance);
}
