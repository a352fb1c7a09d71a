/// Valda with Rise of the Giants: its rules are `docs/rules/valda.md`.
///
/// **What is printed:** [Sheets] declares every [Card], [Occupant], [Trade], [Building], [Die] and the [Constants];
/// [Rules] is what one table plays by, made from them once.
///
/// **The cardboard:** [Board] is a [Field], which lies open, and the cards, of which [ValdaView] shows a viewer what it
/// knows. A [Land] has its [Temple]s, a [Clan] its goods; an [Attack] under way is a piece like any other.
///
/// **A turn** reads from top to bottom in [Turns]: [ValdaPhase], [Attacks] with [Blows], [FollowersPhase],
/// [ResourcePhase]. [Actions] are the cards of the first phase, [Weapons] those that answer in [Windows].
@NullMarked
package winterhall.valda;

import org.jspecify.annotations.NullMarked;
