import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/** A Chromium of this machine, else the one that npm delivered; neither needs root. */
export async function chromium(): Promise<string> {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const usual = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES];
  const found = [process.env.CHROME_BIN, ...usual].find((path) => path && isProgram(path));
  return found ?? (await import('@sparticuz/chromium')).default.executablePath();
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
