import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { StackFailure } from './command.ts';
import { listenOnLoopback } from './fetch-server.ts';

const definitions = [
  { name: 'site', variable: 'TAYAR_PORT', usual: 8888, purpose: 'the site' },
  { name: 'backend', variable: 'TAYAR_BACKEND_PORT', usual: 54321, purpose: 'the backend' },
  { name: 'mail', variable: 'TAYAR_MAIL_PORT', usual: 1080, purpose: 'the mail page' },
  { name: 'smtp', variable: 'TAYAR_SMTP_PORT', usual: 1025, purpose: 'incoming test mail' },
] as const;

/** TCP ports of the local stack, all on loopback. */
export type Ports = Record<(typeof definitions)[number]['name'], number>;

/**
 * Reads the four ports from the environment, with their defaults.
 *
 * @throws StackFailure when a value is no port, or two parts have the same one.
 */
export function readPorts(env: NodeJS.ProcessEnv): Ports {
  const variables = new Map<number, string>();
  const [site, backend, mail, smtp] = definitions.map(({ variable, usual }) => {
    const text = env[variable]?.trim();
    const port = text ? Number(/^\d{1,5}$/.exec(text)?.[0] ?? 0) : usual;
    if (port < 1 || port > 65_535) {
      throw new StackFailure(`${variable} is "${text}", which is not a port (1 to 65535).`);
    }
    const twin = variables.get(port);
    if (twin) {
      throw new StackFailure(
        `${twin} and ${variable} are both ${port}: each part needs a port of its own.`,
      );
    }
    variables.set(port, variable);
    return port;
  });
  return asPorts([site, backend, mail, smtp]);
}

/**
 * Checks, before anything starts, that the given ports are free on loopback.
 *
 * @throws StackFailure naming the first taken port and the variable that moves it.
 */
export async function requireFreePorts(ports: Partial<Ports>): Promise<void> {
  for (const { name, variable, purpose } of definitions) {
    const port = ports[name];
    const fault = port === undefined ? undefined : await whyUnavailable(port);
    if (port === undefined || fault === undefined) continue;
    const reason =
      fault === 'EACCES'
        ? 'may not be used by this account'
        : 'is already in use by another program';
    const other = port < 65_000 ? port + 100 : port - 100;
    throw new StackFailure(
      `Port ${port}, which ${purpose} needs, ${reason}.\nStop that program, or choose another port: ${variable}=${other} npm start`,
    );
  }
}

/** Finds four different free ports on loopback. */
export async function findFreePorts(): Promise<Ports> {
  // At the same time: a port that is free again would be found twice.
  const held = await Promise.all(definitions.map(() => hold(0)));
  for (const { release } of held) await release();
  return asPorts(held.map(({ port }) => port));
}

/** Finds one free port on loopback. */
export async function findFreePort(): Promise<number> {
  return (await findFreePorts()).site;
}

function asPorts([site, backend, mail, smtp]: readonly (number | undefined)[]): Ports {
  if (!site || !backend || !mail || !smtp) throw new Error('There are not four ports');
  return { site, backend, mail, smtp };
}

/** The code of the fault that keeps a port from being used; undefined where it is free. */
async function whyUnavailable(port: number): Promise<string | undefined> {
  // Listening alone is not enough: some systems let loopback be used beside a wildcard listener, and "localhost" may
  // mean the IPv6 loopback first, where another program may listen alone.
  const taken = await Promise.all(['127.0.0.1', '::1'].map((host) => answers(port, host)));
  if (taken.includes(true)) return 'EADDRINUSE';
  try {
    await (await hold(port)).release();
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'EADDRINUSE';
  }
}

async function answers(port: number, host: string): Promise<boolean> {
  const socket = connect({ port, host });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(500) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function hold(port: number): Promise<{ port: number; release: () => Promise<unknown> }> {
  const server = createServer();
  const taken = await listenOnLoopback(server, port);
  return { port: taken, release: () => new Promise((resolve) => server.close(resolve)) };
}
