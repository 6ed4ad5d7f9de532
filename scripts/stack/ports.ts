import { connect, createServer } from 'node:net';
import { StackFailure } from './failure.ts';

/** TCP ports of the local stack, all on loopback. */
export type Ports = { site: number; backend: number; mail: number; smtp: number };

const definitions = {
  site: { variable: 'TAYAR_PORT', fallback: 8888, purpose: 'the site' },
  backend: { variable: 'TAYAR_BACKEND_PORT', fallback: 54321, purpose: 'the backend' },
  mail: { variable: 'TAYAR_MAIL_PORT', fallback: 1080, purpose: 'the mail page' },
  smtp: { variable: 'TAYAR_SMTP_PORT', fallback: 1025, purpose: 'incoming test mail' },
} as const;

type PortName = keyof typeof definitions;
const names: readonly PortName[] = ['site', 'backend', 'mail', 'smtp'];

/**
 * Reads the four ports from environment variables, with their defaults.
 *
 * @throws StackFailure when a value is no port or two parts are given the same one.
 */
export function readPorts(env: NodeJS.ProcessEnv): Ports {
  const ports = {
    site: readPort('site', env),
    backend: readPort('backend', env),
    mail: readPort('mail', env),
    smtp: readPort('smtp', env),
  };
  for (const [index, name] of names.entries()) {
    const twin = names.slice(0, index).find((other) => ports[other] === ports[name]);
    if (twin) {
      throw new StackFailure(
        `${definitions[twin].variable} and ${definitions[name].variable} are both ${ports[name]}: each part needs a port of its own.`,
      );
    }
  }
  return ports;
}

function readPort(name: PortName, env: NodeJS.ProcessEnv): number {
  const { variable, fallback } = definitions[name];
  const text = env[variable]?.trim();
  if (!text) return fallback;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) {
    throw new StackFailure(`${variable} is "${text}", which is not a port (1 to 65535).`);
  }
  return port;
}

/**
 * Checks, before anything starts, that the given ports are free on loopback.
 *
 * @throws StackFailure naming the first taken port and the variable that moves it.
 */
export async function requireFreePorts(ports: Partial<Ports>): Promise<void> {
  for (const name of names) {
    const port = ports[name];
    if (port === undefined) continue;
    const fault = await whyUnavailable(port);
    if (!fault) continue;
    const { variable, purpose } = definitions[name];
    const reason =
      fault === 'EACCES'
        ? `may not be used by this account`
        : `is already in use by another program`;
    throw new StackFailure(
      `Port ${port}, which ${purpose} needs, ${reason}.\nStop that program, or choose another port: ${variable}=${suggest(port)} npm start`,
    );
  }
}

/** Finds four different free ports on loopback, as the tests use them. */
export async function findFreePorts(): Promise<Ports> {
  const held = await Promise.all(names.map(() => hold(0)));
  const [site, backend, mail, smtp] = held.map(({ port }) => port);
  await Promise.all(held.map(({ release }) => release()));
  if (!site || !backend || !mail || !smtp) throw new Error('No free ports');
  return { site, backend, mail, smtp };
}

/** Finds one free port on loopback. */
export async function findFreePort(): Promise<number> {
  const { port, release } = await hold(0);
  await release();
  return port;
}

async function whyUnavailable(port: number): Promise<string | undefined> {
  // Binding alone is not enough: some systems let loopback be bound beside a wildcard listener. And "localhost" may
  // mean the IPv6 loopback first, where another program may listen alone.
  const taken = await Promise.all(['127.0.0.1', '::1'].map((host) => answers(port, host)));
  if (taken.includes(true)) return 'EADDRINUSE';
  try {
    const { release } = await hold(port);
    await release();
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'EADDRINUSE';
  }
}

function answers(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 500 });
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => settle(true));
    socket.once('timeout', () => settle(false));
    socket.once('error', () => settle(false));
  });
}

function hold(port: number): Promise<{ port: number; release: () => Promise<void> }> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      const taken = typeof address === 'object' && address ? address.port : port;
      const release = () => new Promise<void>((done) => server.close(() => done()));
      resolve({ port: taken, release });
    });
  });
}

function suggest(port: number): number {
  return port < 65_000 ? port + 100 : port - 100;
}
