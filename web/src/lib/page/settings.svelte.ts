/** What this browser's owner likes; kept here, never sent. */
export interface Settings {
  theme: 'auto' | 'light' | 'dark';
  contrast: 'auto' | 'more';
  motion: 'auto' | 'off';
  speed: 'auto' | 'off' | 'fast' | 'normal' | 'slow';
  sound: boolean;
  notify: boolean;
  confirm: boolean;
  taps: 'auto' | 'one' | 'two';
  view: 'board' | 'text';
  language: string;
}

const KEY = 'winterhall.settings';
const usual: Settings = {
  theme: 'auto',
  contrast: 'auto',
  motion: 'auto',
  speed: 'auto',
  sound: false,
  notify: false,
  confirm: false,
  taps: 'auto',
  view: 'board',
  language: 'auto',
};

export const settings: Settings = $state({ ...usual, ...stored() });

export function change(to: Partial<Settings>): void {
  Object.assign(settings, to);
  keep(KEY, JSON.stringify(settings));
}

/** Tells the style sheets; called in an effect, so that a change shows at once. */
export function wear(root: HTMLElement): void {
  root.dataset.theme = settings.theme;
  root.dataset.contrast = settings.contrast;
  root.dataset.motion = settings.motion;
}

/** Whether things should arrive without moving. */
export function isStill(): boolean {
  return settings.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Whether a first touch only lifts what it would play: where fingers play, unless the reader wants it otherwise.
 *
 * @param always whether the game lifts by mouse and keys too
 */
export function playsAtSecondTap(always = false): boolean {
  return settings.taps === 'auto' ? always || matchMedia('(hover: none)').matches : settings.taps === 'two';
}

const PACE = { off: 0, fast: 0.45, normal: 1, slow: 1.8 };

/**
 * By how much the telling of a step is drawn out; 0 shows the end at once. Who has not chosen a speed and wants nothing to
 * move is not kept waiting either.
 */
export function pace(): number {
  return PACE[settings.speed === 'auto' ? (isStill() ? 'off' : 'normal') : settings.speed];
}

/** Local storage may be full or forbidden; then a wish holds until the page is closed. */
export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // nothing to mend: the page works without it
  }
}

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(kept(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}
