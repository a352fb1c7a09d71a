import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ruleOf } from './ruleOf';
import { shapes } from './marks';

const claim = new URL('../../../../games/claim/rules/src/main/resources/winterhall/claim/', import.meta.url);
const book = readFileSync(new URL('rulebook/en.md', claim), 'utf8');
const texts = readFileSync(new URL('texts/en.properties', claim), 'utf8');

test('whatever has a shape leads to the rule that names it', () => {
  for (const anchor of Object.keys(shapes)) {
    const rule = ruleOf(anchor).slice('claim:'.length);
    const name = new RegExp(`^${anchor.replace(':', '\\.')}\\.name = (.*)$`, 'm').exec(texts)?.[1]?.replace("''", "'");
    const stated = book.split('\n').find((line) => line.includes(`{#${rule}}`));
    expect(stated, `${anchor} ${rule}`).toContain(`**${name}`);
  }
});
