/// Opponents that know what a person at their seat knows, and nothing else.
///
/// Start at [Bot]: a view, the options of its seat and a [Budget] go in, a [Thought] comes out. [Bots] finds them by name. All
/// but the random one imagine worlds that fit their view and play them on; what is sensible in a game they take from
/// its [Advice], if it gives any. [Arena] measures one bot against another.
@NullMarked
package winterhall.bots;

import org.jspecify.annotations.NullMarked;
