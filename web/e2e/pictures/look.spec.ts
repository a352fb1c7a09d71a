import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { catalogue } from '../../src/games/claim/catalogue.ts';
import { test } from '../test.ts';

// The pictures of docs/look.md: the tokens as the client itself wears them, read from its style sheet.

const DOCS = new URL('../../../docs/', import.meta.url);
const WIDTH = 760;

/** Builds a sheet on a page of the hall, which brings fonts and tokens, and takes it in WebP. */
async function sheet<T>(page: Page, name: string, build: (given: T) => void, given: T): Promise<void> {
  await page.setViewportSize({ width: WIDTH, height: 600 });
  await page.goto('/');
  await page.locator('article h2').first().waitFor();
  await page.evaluate(tools);
  await page.evaluate(build as (given: unknown) => void, given);
  await page.evaluate(() => document.fonts.ready);
  const height = await page.evaluate(() => Math.ceil(document.body.firstElementChild?.getBoundingClientRect().height ?? 0));
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width: WIDTH, height, scale: 1 };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 90, clip, captureBeyondViewport: true });
  writeFileSync(fileURLToPath(new URL(`look-${name}.webp`, DOCS)), Buffer.from(data, 'base64'));
}

/** What the sheets are built with, in the page itself. */
function tools(): void {
  const board = document.createElement('div');
  Object.assign(board.style, { padding: '20px', background: 'var(--night)', font: '14px var(--text)', display: 'grid', gap: '12px' });
  document.body.replaceChildren(board);
  Object.assign(globalThis, {
    board,
    add(to: HTMLElement, words: string, look: Partial<CSSStyleDeclaration> = {}): HTMLElement {
      const one = document.createElement('div');
      one.textContent = words;
      Object.assign(one.style, look);
      to.append(one);
      return one;
    },
    tokens(): string[] {
      const rules = [...document.styleSheets].flatMap((one) => [...one.cssRules]);
      const roots = rules.filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === ':root') as CSSStyleRule[];
      return [...new Set(roots.flatMap(({ style }) => [...style]))].filter((key) => key.startsWith('--'));
    },
  });
}

declare const board: HTMLElement;
/** Adds an element with words and looks of its own. */
declare const add: (to: HTMLElement, words: string, look?: Partial<CSSStyleDeclaration>) => HTMLElement;
/** The names of the tokens, as the style sheet has them. */
declare const tokens: () => string[];

test('colours', async ({ page }) => {
  await sheet(page, 'colours', () => {
    const colours = tokens().filter((key) => CSS.supports('color', getComputedStyle(document.documentElement).getPropertyValue(key).trim()));
    const probe = add(board, '');
    const worn = (key: string): string => {
      probe.style.backgroundColor = `var(${key})`;
      return getComputedStyle(probe).backgroundColor;
    };
    const sides = ['light', 'dark'].map((theme) => {
      document.documentElement.dataset.theme = theme;
      return new Map(colours.map((key) => [key, worn(key)]));
    });
    probe.remove();
    board.style.gridTemplateColumns = '1fr 1fr';
    for (const side of sides) {
      const of = (key: string): string => side.get(key) ?? '';
      const half = add(board, '', { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '8px', padding: '16px', borderRadius: '16px', background: of('--night'), color: of('--ink') });
      for (const key of colours) {
        const one = add(half, '', { display: 'grid', gap: '2px', fontSize: '12px' });
        add(one, '', { height: '40px', borderRadius: '10px', border: `1px solid ${of('--line')}`, background: of(key) });
        add(one, key);
      }
    }
  }, undefined);
});

test('type and space', async ({ page }) => {
  await sheet(page, 'type', () => {
    for (const key of tokens().filter((name) => name.startsWith('--size-'))) {
      const line = add(board, '', { display: 'grid', gridTemplateColumns: '5rem 1fr 1fr', alignItems: 'baseline', fontSize: `var(${key})` });
      add(line, key, { fontSize: '12px' });
      add(line, 'Follow, or play 9', { fontFamily: 'var(--display)', fontWeight: '700' });
      add(line, 'Whoever wins it');
    }
    const row = add(board, '', { display: 'flex', alignItems: 'end', gap: '24px', fontSize: '12px' });
    for (const key of tokens().filter((name) => /^--(gap-|touch|round)/.test(name))) {
      const one = add(row, '', { display: 'grid', gap: '4px', justifyItems: 'center' });
      const isRound = key === '--round';
      const size = isRound ? '44px' : `var(${key})`;
      add(one, '', { width: size, height: size, background: 'var(--lamp)', borderRadius: isRound ? 'var(--round)' : '0' });
      add(one, key);
    }
  }, undefined);
});

/** The shape of each faction, from the bundled icons. */
function marks(): { code: string; colour: string; shape: string }[] {
  const { icons } = JSON.parse(readFileSync(new URL('../../node_modules/@iconify-json/game-icons/icons.json', import.meta.url), 'utf8')) as { icons: Record<string, { body: string }> };
  return Object.values(catalogue.faction).map(({ code, icon, colour }) => ({ code, colour, shape: icons[icon]?.body ?? '' }));
}

test('faction marks', async ({ page }) => {
  await sheet(page, 'marks', (all) => {
    board.style.gridTemplateColumns = 'repeat(10, 1fr)';
    for (const { code, colour, shape } of all) {
      const one = add(board, '', { display: 'grid', justifyItems: 'center', gap: '4px', padding: '8px 0', borderRadius: '10px', background: 'var(--paper)', color: colour, fontWeight: '700' });
      const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      drawing.setAttribute('viewBox', '0 0 512 512');
      drawing.setAttribute('width', '44');
      drawing.innerHTML = shape;
      one.append(drawing);
      add(one, code);
    }
  }, marks());
});

test('motion', async ({ page }) => {
  await sheet(page, 'motion', () => {
    const MOMENTS = 8;
    const lane = (words: string, height: number): HTMLElement => {
      add(board, words);
      return add(board, '', { position: 'relative', height: `${height}px`, borderRadius: '16px', background: 'radial-gradient(ellipse at 50% 35%, var(--felt-near), var(--felt-far))' });
    };
    const card = (on: HTMLElement, x: number, y: number, look: Partial<CSSStyleDeclaration>): void =>
      void add(on, '', { position: 'absolute', left: `${x - 20}px`, top: `${y - 28}px`, width: '40px', height: '56px', borderRadius: '6px', border: '1px solid var(--paper-edge)', background: 'var(--paper)', ...look });
    const moments = Array.from({ length: MOMENTS }, (_, at) => at / (MOMENTS - 1));
    const eased = (done: number): number => 1 - (1 - done) ** 3;

    const played = lane('Played: 340 ms, from the hand to the middle', 150);
    for (const done of moments) card(played, 60 + 300 * eased(done), 110 - 60 * eased(done), { opacity: String(0.3 + 0.7 * done) });
    const won = lane('Won: 340 ms, from the middle to the pile of its winner', 150);
    for (const done of moments) card(won, 360 + 300 * eased(done), 50 + 60 * eased(done), { opacity: String(1 - 0.8 * done), scale: String(1 - 0.6 * eased(done)) });
    const drawn = lane('Drawn: 1.1 s, lifted from the deck, turned for those who may know it, and away to the pile', 120);
    for (const done of moments) {
      const lifted = Math.min(1, done / 0.4);
      const gone = Math.max(0, (done - 0.6) / 0.4);
      card(drawn, 60 + 600 * done, 70 - 10 * lifted, {
        background: lifted < 0.5 ? 'var(--back)' : 'var(--paper)',
        opacity: String(1 - 0.8 * gone),
        transform: `scaleX(${Math.abs(Math.cos(Math.PI * lifted))}) scale(${(0.6 + 0.8 * lifted) * (1 - 0.6 * gone)})`,
      });
    }
  }, undefined);
});
