/// Claim with Claim 2, Reinforcements: Frost and Fire, and the Ghosts; two seats, or three and four as a variant.
///
/// Start at [Claim]. The cardboard is a [Board]; [Tricks] plays a trick, [Recruiting] and [Gathering] hand out what it
/// was fought for, [Scoring] and [Votes] end the match. Factions are [Faction], artifacts [Artifact] and [Artifacts],
/// their windows [Windows]. What a viewer sees is a [ClaimView], built by [ViewBuilder] and turned back into a board by
/// [BoardImaginer]. The rules are written down, by the ids cited here, in `docs/rules/claim.md`.
@NullMarked
package winterhall.claim;

import org.jspecify.annotations.NullMarked;
