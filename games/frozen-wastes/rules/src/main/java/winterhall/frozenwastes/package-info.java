/// The Frozen Wastes: its rules are `docs/rules/frozen-wastes.md`.
///
/// **What is printed** has packages of its own: [winterhall.frozenwastes.cards] for everything with a text,
/// [winterhall.frozenwastes.map] for the land, its dice, tokens and clues. Neither knows of a turn.
///
/// **The cardboard:** [Board] is a [Field], which lies open, and the [Secrets]: rumor tokens and clue cards in hand. A
/// [Party] is a hero with Allies and belongings; a [Fight] under way is a piece like any other. [WastesView] shows a viewer
/// what it knows.
///
/// **A turn** reads from top to bottom in [Turns]: [Movement] and [Journeys], [Survival], [Adventuring] with [Combat] and
/// [Phases], [Trading], [Training]. [Threats] carries out the texts of Challenges, [Powers] and [Bonuses] those of
/// belongings; [Harms] and [Knockouts] are what happens to those who are hurt.
///
/// **Pure:** [Odds] says how a combat ends.
@NullMarked
package winterhall.frozenwastes;

import org.jspecify.annotations.NullMarked;
