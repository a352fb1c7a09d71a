import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Opens a real hall on a free port for one run of the tests; bots answer at once. */
export default async function openHall(): Promise<() => Promise<void>> {
  const classPath = process.env.WINTERHALL_CLASS_PATH;
  if (!classPath) throw new Error('WINTERHALL_CLASS_PATH names the jars of the hall; ./winterhall test sets it.');
  const folder = mkdtempSync(join(tmpdir(), 'winterhall-e2e-'));
  const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin', 'java') : 'java';
  const words = ['serve', '--port', '0', '--data', folder, '--pace', '0', '--bot-millis', '20'];
  const options = ['-Xmx400m', '-XX:TieredStopAtLevel=1', '--enable-native-access=ALL-UNNAMED'];
  const hall = spawn(java, [...options, '-cp', classPath, 'winterhall.app.Main', ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const link = await adminLinkIn(hall.stdout, once(hall, 'exit'));
  process.env.WINTERHALL_ADDRESS = link.origin;
  process.env.WINTERHALL_ADMIN_LINK = link.href;
  return async () => {
    const gone = once(hall, 'exit');
    hall.kill();
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The hall prints its address when it is open, and at the first start the link of its first administrator. */
async function adminLinkIn(output: NodeJS.ReadableStream, exit: Promise<unknown>): Promise<URL> {
  let said = '';
  const open = new Promise<URL>((resolve) =>
    output.on('data', (piece: Buffer) => {
      said += piece.toString();
      const link = /(http:\/\/localhost:\d+\/admin#\S+)\s/.exec(said);
      if (link?.[1]) resolve(new URL(link[1]));
    }),
  );
  const failed = exit.then(() => {
    throw new Error(`the hall did not open:\n${said}`);
  });
  failed.catch(() => undefined); // once it is open, an end is no surprise
  return Promise.race([open, failed]);
}
