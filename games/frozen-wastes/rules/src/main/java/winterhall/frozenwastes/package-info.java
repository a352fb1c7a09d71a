/// The Frozen Wastes: its rules are `docs/rules/frozen-wastes.md`.
///
/// **What is printed:** [Adventures], [Legends], [MarketCards] and [Heroes] declare every card, one line each; the map is
/// `isheim.map`, read by [Isheim]; [Clue], [Symbol], [Weather], [Face] and [Town] are the smaller pieces. What a card does
/// is a list of values: a [Challenge] has [Threat]s (a moment, a result, a target, perhaps a test), everything that a hero
/// can own has [Power]s (a cost, a deed, an amount). A card with a new effect costs one more constant in [Power.Deed],
/// [Threat.Result] or [WeatherEvent.Kind], and the line that carries it out.
@NullMarked
package winterhall.frozenwastes;

import org.jspecify.annotations.NullMarked;
