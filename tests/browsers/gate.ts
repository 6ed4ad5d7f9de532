import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to the site that can be shut: what every engine takes for a lost connection. */
export type Gate = { origin: string; shut: () => Promise<void>; open: () => Promise<void> };

/** Opens a gate on a port of its own, in front of the site. */
export async function openGate(siteUrl: string): Promise<Gate & AsyncDisposable> {
  const { hostname, port } = new URL(siteUrl);
  const sockets = new Set<Socket>();
  const pass = (socket: Socket) => {
    const onward = connect(Number(port), hostname);
    for (const one of [socket, onward]) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        socket.destroy();
        onward.destroy();
      });
    }
    socket.pipe(onward);
    onward.pipe(socket);
  };
  let server: Server | undefined;
  let own = 0;
  const open = async () => {
    server = createServer(pass).listen(own, hostname);
    await once(server, 'listening');
    const address = server.address();
    if (typeof address === 'object') own = address?.port ?? 0;
  };
  const shut = async () => {
    const closed = server && once(server, 'close');
    server?.close();
    for (const socket of sockets) socket.destroy();
    await closed;
    server = undefined;
  };
  await open();
  return { origin: `http://${hostname}:${own}`, open, shut, [Symbol.asyncDispose]: shut };
}
