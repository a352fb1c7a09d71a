/// Sensible play in The Frozen Wastes, for bots: [FrozenWastesAdvice] is the service they find. [Goals] says where to go,
/// [Estimate] whether a fight can be won, [Shopping] what to buy, [Preferences] puts them together for every kind of move,
/// and [Evaluation] judges a board on which nothing is half done.
@NullMarked
package winterhall.frozenwastes.bot;

import org.jspecify.annotations.NullMarked;
