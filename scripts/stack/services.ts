import { join } from 'node:path';
import { type Part, type PartOptions, startPart } from './child.ts';
import type { BackendChoice } from './environment.ts';
import { claimHome, type Home, projectRoot, type Stack } from './home.ts';
import { startMailCatcher } from './mail/catcher.ts';
import { type Ports, requireFreePorts } from './ports.ts';
import { type Report, step } from './progress.ts';
import { explainFullDisk, requireRoom } from './room.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { type BuildHook, startBuildHook } from './site/build-hook.ts';

export type ServicesOptions = {
  home: Home;
  ports: Ports;
  choice: BackendChoice;
  report: Report;
  signal: AbortSignal;
  /** Whether the functions are wanted; builds and checks do without. */
  functions: boolean;
};

/** Everything that a site needs behind it. */
export type Services = {
  stack: Stack;
  /** For builds, functions and tools: the environment plus where the services are. */
  env: NodeJS.ProcessEnv;
  functionsPort: number | undefined;
  /** Builds the site when a function asks for it, once it is told how. */
  buildHook: BuildHook | undefined;
  /** Resolves with the name of a part that ended without being asked to. */
  lost: Promise<string>;
  close: () => Promise<void>;
};

/** Milliseconds; the first start of the embedded database on a slow machine takes the longest. */
const timeout = 120_000;

/**
 * Starts backend, mail catcher and functions side by side; with a project of the user's own only the
 * functions. Whatever had started is closed again when one of them fails or the signal aborts.
 *
 * @throws StackFailure with the sentence of the part that could not start.
 */
export async function startServices(options: ServicesOptions): Promise<Services> {
  const { home, ports, choice, report, functions } = options;
  const embedded = choice.kind === 'embedded';
  await requireFreePorts(embedded ? ports : { site: ports.site });
  requireRoom(home);
  const closers = new AsyncDisposableStack();
  closers.defer(await claimHome(home));
  const controller = new AbortController();
  const signal = AbortSignal.any([options.signal, controller.signal]);
  try {
    const secrets = await loadSecrets(home);
    const stack = stackAt(ports, choice, secrets);
    const buildHook = functions ? await startBuildHook(report) : undefined;
    if (buildHook) closers.defer(buildHook.close);
    const env = {
      ...environmentFor(stack, ports),
      ...(buildHook
        ? { BUILD_HOOK_URL: buildHook.url, REBUILD_SECRET: secrets.webhookSecret }
        : {}),
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
        // One that cannot start makes the others pointless.
        controller.abort(error);
        throw error;
      }
    };
    const around = { env, logs: home.logs, timeout, signal };
    const mail = embedded ? begin('Mail catcher', () => startMailCatcher(ports)) : undefined;
    const backend = embedded
      ? begin('Backend', () => startBackendPart(around, options, secrets, stack))
      : undefined;
    const called = functions
      ? begin('Functions', () => startFunctionsPart(around, options))
      : undefined;
    await Promise.allSettled([mail, backend, called]);
    options.signal.throwIfAborted();
    controller.signal.throwIfAborted();
    const parts = { backend: await backend, functions: await called };
    return {
      stack,
      env,
      functionsPort: parts.functions?.port,
      buildHook,
      lost: Promise.race(
        Object.entries(parts).flatMap(([name, part]) => part?.ended.then(() => name) ?? []),
      ),
      close: () => closers.disposeAsync(),
    };
  } catch (error) {
    await closers.disposeAsync();
    throw explainFullDisk(error, home);
  }
}

function stackAt(ports: Ports, choice: BackendChoice, secrets: Secrets): Stack {
  const siteUrl = `http://localhost:${ports.site}`;
  if (choice.kind === 'project') {
    const { supabaseUrl, publishableKey, secretKey } = choice;
    return { siteUrl, supabaseUrl, publishableKey, secretKey, mailUrl: null };
  }
  return {
    siteUrl,
    supabaseUrl: `http://127.0.0.1:${ports.backend}`,
    publishableKey: secrets.publishableKey,
    secretKey: secrets.secretKey,
    mailUrl: `http://127.0.0.1:${ports.mail}`,
  };
}

/** What all parts are started with. */
type Around = Pick<PartOptions, 'env' | 'logs' | 'timeout' | 'signal'>;

function startBackendPart(
  around: Around,
  { home, ports, report }: ServicesOptions,
  secrets: Secrets,
  { siteUrl }: Stack,
): Promise<Part> {
  return startPart({
    ...around,
    name: 'backend',
    module: 'backend/process.ts',
    settings: {
      ...secrets,
      port: ports.backend,
      siteUrl,
      databaseFolder: home.database,
      databaseMade: home.databaseMade,
      storageFolder: home.storage,
      smtpPort: ports.smtp,
    },
    onProgress: (line) => report(`    ${line}`),
  });
}

function startFunctionsPart(
  around: Around,
  { home, choice, report }: ServicesOptions,
): Promise<Part> {
  return startPart({
    ...around,
    name: 'functions',
    module: 'functions/process.ts',
    settings: {
      buildFolder: home.functions,
      folder: join(projectRoot, 'netlify/functions'),
      scheduled: choice.kind === 'embedded',
    },
    onProgress: report,
  });
}

/** The user's environment plus where this stack's services are. */
export function environmentFor(stack: Stack, ports?: Ports): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    PUBLIC_SITE_URL: stack.siteUrl,
    PUBLIC_SUPABASE_URL: stack.supabaseUrl,
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
    ...(stack.secretKey ? { SUPABASE_SECRET_KEY: stack.secretKey } : {}),
    // Netlify's name for the site's address, which functions read.
    URL: stack.siteUrl,
    ...(stack.mailUrl && ports ? mailEnvironment(ports, process.env) : {}),
  };
}

/** Mail goes to the catcher, whatever else the user's environment names. */
function mailEnvironment({ smtp }: Ports, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(smtp),
    SMTP_USER: '',
    SMTP_PASSWORD: '',
    SALES_EMAIL: env.SALES_EMAIL?.trim() || 'sales@tayar.example',
    MAIL_FROM: env.MAIL_FROM?.trim() || 'no-reply@tayar.example',
  };
}
