/// The Frozen Wastes: its rules are `docs/rules/frozen-wastes.md`.
///
/// **What is printed:** [Adventures], [Legends], [MarketCards] and [Heroes] declare every card, one line each; the map is
/// `isheim.map`, read by [Isheim]; [Clue], [Symbol], [Weather], [Face] and [Town] are the smaller pieces. What a card does
/// is a list of values: a [Challenge] has [Threat]s (a moment, a result, a target, perhaps a test), everything that a hero
/// can own has [Power]s (a cost, a deed, an amount). A card with a new effect costs one more constant in [Power.Deed],
/// [Threat.Result] or [WeatherEvent.Effect], and the line that carries it out.
///
/// **The cardboard:** [Board] is a [Field], which lies open, and the [Secrets]: rumor tokens and clue cards in hand. A
/// [Party] is a hero with Allies and belongings; a [Fight] under way is a piece like any other. [WastesView] shows a viewer
/// what it knows.
///
/// **A turn** reads from top to bottom in [Turns]: [Movement] and [Journeys], [Survival], [Adventuring] with [Combat] and
/// [Phases], [Trading], [Training]. [Threats] carries out the texts of Challenges, [Powers] and [Bonuses] those of
/// belongings; [Harms] and [Knockouts] are what happens to those who are hurt.
///
/// **Pure:** [Reach] says where dice lead, [Matches] what tokens and clues can stand for, [Odds] how a combat ends.
@NullMarked
package winterhall.frozenwastes;

import org.jspecify.annotations.NullMarked;
