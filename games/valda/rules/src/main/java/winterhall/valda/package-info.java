/// Valda with Rise of the Giants: its rules are `docs/rules/valda.md`.
///
/// **What is printed:** [MainCards] and [DivineCards] declare every [Card], [Printed] every [Occupant], [Trade],
/// [Building], [Die] and the [Constants]; [Rules] is what one table plays by, made from them once.
///
/// **The cardboard:** [Board] is a [PublicState], which lies open, and the cards, of which [ValdaView] shows a viewer what it
/// knows. An [AreaState] has its [Temple]s, a [Player] its goods; an [Attack] under way is a piece like any other.
///
/// **A turn** reads from top to bottom in [Turns]: [ValdaPhase], [Attacks] with [Defences] and [AttackEffects],
/// [FollowersPhase], [ResourcePhase]. [Actions] are the cards of the first phase, [Weapons] those that answer in [Windows].
@NullMarked
package winterhall.valda;

import org.jspecify.annotations.NullMarked;
