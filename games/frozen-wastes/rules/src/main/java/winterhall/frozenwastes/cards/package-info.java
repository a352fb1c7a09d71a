/// What is printed on cards and counters: [Adventures], [Legends], [MarketCards] and [Heroes] declare every card, one line
/// each.
///
/// What a card does is a list of values: a [Challenge] has [Threat]s (a moment, a result, a target, perhaps a test),
/// everything that a hero can own has [Power]s (a cost, a deed, an amount). A card with a new effect costs one more constant
/// in [Power.Deed], [Threat.Result] or [WeatherEvent.Effect], and the line of the rules that carries it out.
@NullMarked
package winterhall.frozenwastes.cards;

import org.jspecify.annotations.NullMarked;
