/// A whole match as text: written, read and replayed.
///
/// Start at [MatchRecord].
@NullMarked
package winterhall.engine.record;

import org.jspecify.annotations.NullMarked;
