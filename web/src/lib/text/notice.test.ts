import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readNotice } from './notice';

const notice = readNotice(readFileSync(new URL('../../../../NOTICE', import.meta.url), 'utf8'));
const [lists, paragraphs] = (['list', 'paragraph'] as const).map((kind) => notice.filter((part) => part.kind === kind).map(({ lines }) => lines));

test('libraries are lines of a list, each with its licence', () => {
  expect(lists?.flat()).toContain('Flyway: Apache License 2.0');
  expect(lists?.flat()).toContain('Svelte: MIT License, Copyright the Svelte contributors');
});

test('a paragraph is one line, and no word in it is broken', () => {
  const icons = paragraphs?.flat().find((line) => line.startsWith('Icons from game-icons.net')) ?? '';
  expect(icons).toContain('rounded: goblin-head, black-knight-helm');
  expect(icons).toContain('burning-dot');
  expect(icons).not.toContain('\n');
});
