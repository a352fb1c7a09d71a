// Called by Maven and by the launcher: `node e2e/run.mjs` plays in a real browser and measures at the end, `node e2e/run.mjs
// pictures` takes the screenshots, `node e2e/run.mjs soak` plays whole matches. WINTERHALL_CLASS_PATH names the jars of the hall, or @ and a file that names them.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [project = 'budgets', ...words] = process.argv.slice(2);
const given = process.env.WINTERHALL_CLASS_PATH ?? '';
const classPath = given.startsWith('@') ? readFileSync(given.slice(1), 'utf8').trim() : given;
const playwright = fileURLToPath(new URL('../node_modules/@playwright/test/cli.js', import.meta.url));
const config = fileURLToPath(new URL('playwright.config.ts', import.meta.url));

const done = spawnSync(process.execPath, [playwright, 'test', '--config', config, `--project=${project}`, ...words], {
  stdio: 'inherit',
  env: { ...process.env, WINTERHALL_CLASS_PATH: classPath },
});
process.exit(done.status ?? 1);
