/// Sensible play in Claim, for bots: [ClaimAdvice] is the service they find, [CardPlay] chooses a card for a trick,
/// [Evaluation] judges a board between two tricks. [ClaimStatistics] is what the lab counts.
@NullMarked
package winterhall.claim.bot;

import org.jspecify.annotations.NullMarked;
