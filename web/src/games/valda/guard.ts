import type { Forecast } from '../../lib/match/table.svelte';
import type { Phrases } from '../../lib/text/phrases';
import { bonusOf, cancelsOwn, defencesOf, duelOf, type Duel } from './duel';
import { landsOf } from './lands';
import { prospectsOf } from './prospects';
import type { Offer, Scene, Table } from './table';
import { havensOf } from './track';
import type { Move } from './types';
import { costOf, inVain, onAttack } from './whatIf';

const around = ({ view, seat }: Scene, phrases: Phrases) => ({ lands: landsOf(view), view, me: seat, phrases, text: phrases.text });

/** What a move costs and does, for who reads without the board: of a defence whether it holds, of none what is lost then, of a card its text. */
export function remark({ move: made }: Offer, scene: Scene, phrases: Phrases): string {
  const near = around(scene, phrases);
  const duel = duelOf(scene.view, scene.beats, scene.seat);
  if (duel && scene.question?.ask === 'choose-defence') return ofDefence(made, duel, scene, phrases);
  const cost = scene.question?.ask === 'act' ? costOf(made, near) : '';
  const does = 'card' in made ? [phrases.about(made.card), ...(made.kind === 'choose-card' ? [] : onAttack(made.card, { ...near, duel }))] : []; // only chosen, it is not played
  return [...does, cost].filter((words) => words !== '').join(' ');
}

function ofDefence(made: Move, duel: Duel, scene: Scene, phrases: Phrases): string {
  const { view, seat = '' } = scene;
  const { text } = phrases;
  const near = around(scene, phrases);
  const hand = view.hands[Number(seat.slice('seat:'.length)) - 1]?.known.cards ?? [];
  const card = 'card' in made ? made.card : undefined;
  const defence = defencesOf(hand, scene.question?.offers ?? [], bonusOf(seat, near.lands)).find(({ anchor }) => anchor === card);
  const prospects = prospectsOf(seat, defence, { ...near, duel, havenEvery: havensOf(view) });
  if (made.kind === 'endure') return prospects?.hit ?? '';
  if (!defence) return '';
  return [prospects?.holds, ...(defence.isSmallest ? [text('words.smallest')] : [])].join(' ');
}

/** What would be lost by a move: points that are left when the phase ends (valda:R47), one's own attack, or a card that does nothing now. */
export function warns({ move: made }: Offer, scene: Scene, phrases: Phrases): Forecast | undefined {
  const { text } = phrases;
  if (made.kind === 'play-action') {
    const loss = inVain(made.card, around(scene, phrases));
    return loss === undefined ? undefined : { title: phrases.move(made), text: phrases.about(made.card), loss };
  }
  if (made.kind === 'respond' && cancelsOwn(made.card, scene.view.state.pending.attack?.from, scene.seat)) return { title: phrases.move(made), text: phrases.about(made.card), loss: text('duel.cancels-own') ?? '' };
  const { actions, points } = scene.view.state.turn;
  const left = [...(actions > 0 ? [text('board.actions', { count: actions }) ?? ''] : []), ...(points > 0 ? [text('board.points', { count: points }) ?? ''] : [])];
  if (made.kind !== 'end-phase' || scene.question?.ask !== 'act' || left.length === 0 || scene.question.offers.length < 2) return undefined;
  return { title: text('bar.unspent') ?? '', text: '', loss: text('bar.unspent.loss', { points: phrases.joined(left) }) ?? '', go: text('bar.attacks') ?? '' };
}

/** Picks a card; one that would lose something says so first, and is played at the second touch. */
export function pickWarned(table: Table, anchor: string, warnsOf: (offer: Offer) => Forecast | undefined): void {
  const [only, ...others] = table.offers.filter(({ anchors }) => anchors.includes(anchor));
  const warning = only && others.length === 0 ? warnsOf(only) : undefined;
  if (!only || !warning) return table.pick(anchor);
  table.consider(only, warning);
  table.picked = [anchor];
}
