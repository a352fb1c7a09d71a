import { humanised, type Lookup } from './phrases';

/** Lists of these names have one entry for each seat, in the order of the seats; what one entry is called without a text. */
const ONE_EACH: Readonly<Record<string, string>> = { hands: 'hand', players: 'player', seats: 'seat', heroes: 'hero', boards: 'board', places: 'place' };

export const isOneEach = (key: string): boolean => key in ONE_EACH;

const dashed = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What a component of a view is called: the text `view.<component>`, else as its name reads. Where each seat has one, it is the name of one. */
export const label = (key: string, text: Lookup): string => text(`view.${dashed(key)}`) ?? humanised(dashed(ONE_EACH[key] ?? key));
