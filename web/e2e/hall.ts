import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export interface OpenHall {
  address: string;
  adminLink: string;
  close: () => Promise<void>;
}

/** One hall for a run of the tests; where it is stands in the environment. */
export default async function forAllTests(): Promise<() => Promise<void>> {
  const { address, adminLink, close } = await openHall();
  process.env.WINTERHALL_ADDRESS = address;
  process.env.WINTERHALL_ADMIN_LINK = adminLink;
  return close;
}

/** Opens a real hall on a free port; bots answer at once. `more` goes on its class path: games, say; one with the id of another takes its place. */
export async function openHall(more: readonly string[] = []): Promise<OpenHall> {
  const classPath = process.env.WINTERHALL_CLASS_PATH;
  if (!classPath) throw new Error('WINTERHALL_CLASS_PATH names the jars of the hall; ./winterhall test sets it.');
  const folder = mkdtempSync(join(tmpdir(), 'winterhall-e2e-'));
  const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin', 'java') : 'java';
  const words = ['serve', '--port', '0', '--data', folder, '--pace', '0', '--bot-millis', '20'];
  const options = ['-Xmx400m', '-XX:TieredStopAtLevel=1', '--enable-native-access=ALL-UNNAMED'];
  const hall = spawn(java, [...options, '-cp', [classPath, ...more].join(delimiter), 'winterhall.app.Main', ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const link = await adminLinkIn(hall.stdout, once(hall, 'exit'));
  const close = async (): Promise<void> => {
    const gone = once(hall, 'exit');
    hall.kill();
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  return { address: link.origin, adminLink: link.href, close };
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
