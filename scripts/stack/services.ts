import { join } from 'node:path';
import { type Part, startPart } from './child.ts';
import type { BackendChoice } from './environment.ts';
import { startSchedule } from './functions/schedule.ts';
import { claimHome, type Home, projectRoot, type Stack } from './home.ts';
import { startMailCatcher } from './mail/catcher.ts';
import { type Ports, requireFreePorts } from './ports.ts';
import { type Report, step } from './progress.ts';
import { loadSecrets } from './secrets.ts';
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
  const closers = new AsyncDisposableStack();
  closers.defer(await claimHome(home));
  const controller = new AbortController();
  const signal = AbortSignal.any([options.signal, controller.signal]);
  try {
    const secrets = await loadSecrets(home);
    const stack: Stack = {
      siteUrl: `http://localhost:${ports.site}`,
      supabaseUrl: embedded ? `http://127.0.0.1:${ports.backend}` : choice.supabaseUrl,
      publishableKey: embedded ? secrets.publishableKey : choice.publishableKey,
      secretKey: embedded ? secrets.secretKey : choice.secretKey,
      mailUrl: embedded ? `http://127.0.0.1:${ports.mail}` : null,
    };
    const buildHook = functions ? await startBuildHook(report) : undefined;
    if (buildHook) closers.defer(buildHook.close);
    const env = {
      ...environmentFor(stack, ports),
      ...(buildHook
        ? { BUILD_HOOK_URL: buildHook.url, REBUILD_SECRET: secrets.webhookSecret }
        : {}),
    };
    const lost: Promise<string>[] = [];
    const begin = async (name: string, title: string, start: () => Promise<Part>) => {
      const part = await step(report, title, start);
      closers.defer(part.stop);
      lost.push(part.ended.then(() => name));
      return part;
    };
    const shared = { env, logs: home.logs, timeout, signal };
    const starts = [
      embedded &&
        step(report, 'Mail catcher', () => startMailCatcher(ports)).then((mail) =>
          closers.defer(mail.close),
        ),
      embedded &&
        begin('backend', 'Backend', () =>
          startPart({
            ...shared,
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
            onProgress: (line) => report(`    ${line}`),
          }),
        ),
      functions &&
        begin('functions', 'Functions', () =>
          startPart({
            ...shared,
            name: 'functions',
            module: 'functions/process.ts',
            settings: {
              buildFolder: home.functions,
              folder: join(projectRoot, 'netlify/functions'),
            },
          }),
        ),
    ];
    const settled = await Promise.allSettled(
      starts.map((start) =>
        Promise.resolve(start).catch((error: unknown) => {
          // One that cannot start makes the others pointless.
          controller.abort(error);
          throw error;
        }),
      ),
    );
    options.signal.throwIfAborted();
    if (controller.signal.aborted) throw controller.signal.reason;
    const [, , functionsPart] = settled;
    const part = functionsPart?.status === 'fulfilled' ? functionsPart.value : undefined;
    // A project of the user's own has its functions called by its host.
    if (part && embedded) closers.defer(startSchedule(part.port, report).close);
    return {
      stack,
      env,
      functionsPort: part ? part.port : undefined,
      buildHook,
      lost: Promise.race(lost),
      close: () => closers.disposeAsync(),
    };
  } catch (error) {
    await closers.disposeAsync();
    throw error;
  }
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
