/// Stash: a tiny game with everything that can go wrong, and the faults to make it go wrong.
///
/// Two or three seats hold two cards each of the nine. Each of three rounds all bid in secret for a coin, then each
/// seat in turn stashes a card face down, draws one, throws the die or rests, and the next seat may cheer. The most
/// points in stash and coins win. Start at [StashGame]; what can be broken is [Fault].
@NullMarked
package winterhall.enginetest.stash;

import org.jspecify.annotations.NullMarked;
