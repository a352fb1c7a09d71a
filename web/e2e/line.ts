import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A line to the hall that can really be cut: every open connection breaks, and no new one is taken until it is mended. */
export class Line {
  private readonly sockets = new Set<Socket>();
  private isCut = false;
  private readonly server = createServer((near) => {
    if (this.isCut) {
      near.destroy();
      return;
    }
    const far = connect({ host: 'localhost', port: Number(new URL(this.to).port) });
    for (const [one, other] of [[near, far], [far, near]] as const) {
      this.sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });

  private constructor(private readonly to: string) {}

  static async to(address: string): Promise<Line> {
    const line = new Line(address);
    await new Promise<void>((resolve) => line.server.listen(0, 'localhost', resolve));
    return line;
  }

  get address(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  close(): void {
    this.cut();
    this.server.close();
  }
}
