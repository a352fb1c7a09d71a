import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';

/** The samples of the kit on a free port; they are part of no build. */
export async function openSamples(): Promise<{ address: string; close: () => Promise<void> }> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const server: ViteDevServer = await createServer({ root, logLevel: 'error', server: { port: 0, hmr: false, fs: { allow: ['..'] } } });
  await server.listen();
  const { port } = server.httpServer?.address() as { port: number };
  return { address: `http://localhost:${port}/samples/`, close: () => server.close() };
}
