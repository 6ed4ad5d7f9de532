import { join } from 'node:path';
import { type Report, StackFailure, step } from './command.ts';
import {
  type BackendChoice,
  chooseBackend,
  environmentFor,
  loadEnvironmentFile,
  stackAt,
} from './environment.ts';
import {
  claimHome,
  type Home,
  loadSecrets,
  locateHome,
  makeHome,
  projectRoot,
  readStack,
  type Stack,
  writePrivately,
} from './home.ts';
import { keepRunning } from './keep-running.ts';
import type { PartOptions } from './part.ts';
import { findFreePorts, type Ports, requireFreePorts } from './ports.ts';
import { explainFullDisk, requireRoom } from './room.ts';
import { startBuildHook } from './site/build-hook.ts';
import { type CatalogueWatch, openCatalogueWatch } from './site/catalogue-watch.ts';
import { noteBuild } from './site/note-build.ts';
import { startSite } from './site/start.ts';

export type StackOptions = {
  home: Home;
  ports: Ports;
  choice: BackendChoice;
  report: Report;
  signal: AbortSignal;
};

/** Everything that a site needs behind it. */
export type Services = {
  stack: Stack;
  /** For builds, functions and tools: the environment plus where the services are. */
  env: NodeJS.ProcessEnv;
  close: () => Promise<void>;
};

/**
 * Starts backend, mail catcher and what else is asked for, side by side. With a project of the user's there is no
 * backend and no mail catcher. Whatever has started is closed again when one fails or the signal aborts.
 *
 * @param addition added to the environment; `functions` starts the functions, and gives their port.
 * @throws StackFailure with the sentence of the part that could not start.
 */
export async function startServices(
  options: StackOptions,
  { addition = {}, functions = false }: { addition?: NodeJS.ProcessEnv; functions?: boolean } = {},
): Promise<Services & { functionsPort: number | undefined }> {
  const { home, ports, choice, report } = options;
  const embedded = choice.kind === 'embedded';
  await requireFreePorts(embedded ? ports : { site: ports.site });
  requireRoom(home);
  const closers = new AsyncDisposableStack();
  closers.defer(await claimHome(home));
  const failed = new AbortController();
  const signal = AbortSignal.any([options.signal, failed.signal]);
  try {
    const secrets = await loadSecrets(home);
    const stack = stackAt(ports, choice, secrets);
    const env = {
      ...environmentFor(stack, ports),
      REBUILD_SECRET: secrets.webhookSecret,
      PUBLIC_VAPID_KEY: secrets.pushPublicKey,
      VAPID_PRIVATE_KEY: secrets.pushPrivateKey,
      ...addition,
    };
    const begin = async <T extends { close: () => Promise<void> }>(
      title: string,
      start: () => Promise<T>,
    ) => {
      try {
        const started = await step(report, title, start);
        closers.defer(started.close);
        return started;
      } catch (error) {
        // Without this one the others are pointless.
        failed.abort(error);
        throw error;
      }
    };
    const startProcess = (part: Pick<PartOptions, 'name' | 'module' | 'settings'>) =>
      keepRunning({ ...part, env, logs: home.logs, signal, report });
    const mailPart = {
      name: 'mail',
      module: 'mail/process.ts',
      settings: { port: ports.mail, smtp: ports.smtp },
    };
    const backendPart = {
      name: 'backend',
      module: 'backend/process.ts',
      settings: {
        ...secrets,
        port: ports.backend,
        siteUrl: stack.siteUrl,
        databaseFolder: home.database,
        databaseMade: home.databaseMade,
        storageFolder: home.storage,
        smtpPort: ports.smtp,
      },
    };
    const functionsPart = {
      name: 'functions',
      module: 'functions/process.ts',
      settings: {
        port: 0,
        buildFolder: home.functions,
        folder: join(projectRoot, 'netlify/functions'),
        scheduled: embedded,
      },
    };
    const starting = {
      mail: embedded ? begin('Mail catcher', () => startProcess(mailPart)) : undefined,
      backend: embedded ? begin('Backend', () => startProcess(backendPart)) : undefined,
      functions: functions ? begin('Functions', () => startProcess(functionsPart)) : undefined,
    };
    await Promise.allSettled(Object.values(starting));
    signal.throwIfAborted();
    const functionsPort = (await starting.functions)?.port;
    return {
      stack,
      env,
      functionsPort,
      close: () => closers.disposeAsync(),
    };
  } catch (error) {
    await closers.disposeAsync();
    throw explainFullDisk(error, home);
  }
}

export type RunningStack = Services & {
  /** Folder of the first build. */
  siteFolder: string;
  /** Resolves once pages are sent compressed; they are served before. */
  compressed: Promise<void>;
  /** From now on the site is rebuilt whenever the embedded catalogue has changed since its last build. */
  followCatalogue: () => void;
};

/** Pages that say how old a price is are built anew after this many ms, as the host does every night. */
const oldestRelease = 24 * 60 * 60_000;

/**
 * Starts the services, builds the site and serves it; resolves when everything answers. A site that an earlier run
 * built from the same source is served without a build.
 * Whatever has started is closed again when something fails or the signal aborts.
 */
export async function startStack(options: StackOptions): Promise<RunningStack> {
  const { home, ports, choice, report, signal } = options;
  const closers = new AsyncDisposableStack();
  try {
    const buildHook = await startBuildHook(report);
    closers.defer(buildHook.close);
    const addition = { BUILD_HOOK_URL: buildHook.url };
    const services = await startServices(options, { addition, functions: true });
    closers.defer(services.close);
    const { env, stack, functionsPort } = services;
    let watch: CatalogueWatch | undefined;
    const watchSince = async (seen: Parameters<typeof openCatalogueWatch>[3]) => {
      const url = `http://127.0.0.1:${functionsPort}/api/rebuild`;
      const webhook = { url, secret: env.REBUILD_SECRET ?? '' };
      watch = await openCatalogueWatch(stack, webhook, report, seen);
      closers.defer(watch.close);
      return watch;
    };
    const site = await startSite(
      { home, env, port: ports.site, functionsPort, report, signal },
      // A hosted project reports its changes itself.
      choice.kind === 'embedded' ? watchSince : undefined,
    );
    closers.defer(site.close);
    await requireAnswers(stack, signal);
    await writePrivately(home.stack, stack);
    const disconnect = buildHook.connect(async () => {
      try {
        await site.rebuild();
      } catch (error) {
        await noteBuild(stack, error instanceof Error ? error.message : String(error));
        throw error;
      }
      await noteBuild(stack);
    });
    closers.defer(disconnect);
    return {
      ...services,
      siteFolder: site.folder,
      compressed: site.compressed,
      followCatalogue: () => {
        watch?.start();
        const isOld = Date.now() - site.builtAt > oldestRelease;
        if (isOld) void fetch(buildHook.url, { method: 'POST' }).catch(() => {});
      },
      close: () => closers.disposeAsync(),
    };
  } catch (error) {
    await closers.disposeAsync();
    throw error;
  }
}

/**
 * Does some work that reads a catalogue: from the stack that runs on this home, else from a backend started for the
 * purpose on free ports, else from the project that the environment names.
 *
 * @param work gets the environment that says where the backend is.
 */
export async function withBackend<T>(
  signal: AbortSignal,
  work: (env: NodeJS.ProcessEnv) => Promise<T>,
): Promise<T> {
  loadEnvironmentFile();
  const choice = chooseBackend(process.env);
  const home = locateHome(process.env);
  await makeHome(home);
  if (choice.kind === 'project') return work({ ...process.env, ASTRO_TELEMETRY_DISABLED: '1' });
  const running = await readStack(home);
  if (running) return work(environmentFor(running));
  const ports = await findFreePorts();
  const services = await startServices({ home, ports, choice, report: console.log, signal });
  try {
    return await work(services.env);
  } finally {
    await services.close();
  }
}

/** Asks every part once, at the addresses that people use. */
async function requireAnswers(stack: Stack, signal: AbortSignal): Promise<void> {
  const addresses = [
    `${stack.siteUrl}/`,
    `${stack.siteUrl}/.netlify/functions/health`,
    `${stack.supabaseUrl}/auth/v1/health`,
    ...(stack.mailUrl ? [`${stack.mailUrl}/email`] : []),
  ];
  const headers = { apikey: stack.publishableKey };
  // On a busy machine the first call of a function takes a while.
  const within = AbortSignal.any([signal, AbortSignal.timeout(120_000)]);
  await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(address, { headers, signal: within }).catch((error: unknown) => {
        signal.throwIfAborted();
        throw new StackFailure(`${address} does not answer: ${error}`);
      });
      await answer.arrayBuffer();
      if (answer.ok) return;
      throw new StackFailure(`${address} answers with an error (${answer.status}).`);
    }),
  );
}
