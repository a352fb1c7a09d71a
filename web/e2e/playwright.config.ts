import { defineConfig } from '@playwright/test';
import { chromium } from './browser.ts';

process.env.WINTERHALL_CHROMIUM ??= await chromium();

export default defineConfig({
  globalSetup: './hall.ts',
  outputDir: '../target/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 1, // on a busy machine a browser may come late; who passed at the second try only is named at the end, to be looked into
  timeout: process.env.WINTERHALL_SOAK ? 1_800_000 : 300_000, // ends what hangs: on a very busy machine axe needs three minutes for the whole tour
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./reporter.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.WINTERHALL_CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    },
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'tests', testDir: './tests' },
    { name: 'budgets', testDir: './budgets', workers: 1, dependencies: ['tests'] }, // measured when all is quiet
    { name: 'soak', testDir: './soak' },
    { name: 'pictures', testDir: './pictures' },
  ],
});
