import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

/** What one run of Lighthouse is told. */
export const AuditOptions = z.object({
  url: z.string(),
  /** The theme that the visitor once chose. */
  theme: z.enum(['light', 'dark']),
  /** The browser's program, and the flags that it is started with. */
  program: z.string(),
  flags: z.array(z.string()),
});
export type AuditOptions = z.infer<typeof AuditOptions>;

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What one run found: scores of 100, times in milliseconds. */
export const Audit = z.object({
  scores: z.record(z.enum(categories), z.number()),
  lcp: z.number(),
  blocking: z.number(),
  /** All work of the main thread. */
  work: z.number(),
  shift: z.number(),
  /** Which audits cost points, performance aside. */
  faults: z.array(z.string()),
  /** What moved after it was shown, as selectors. */
  moved: z.array(z.string()),
});
export type Audit = z.infer<typeof Audit>;

/**
 * Runs Lighthouse once as for a phone, in a browser that has seen nothing yet. It computes much, so it has a process
 * of its own: here the site is served meanwhile.
 */
export async function audit(options: AuditOptions, signal: AbortSignal): Promise<Audit> {
  const program = fileURLToPath(new URL('./process.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, JSON.stringify(options)],
    { signal, maxBuffer: 8 * 1024 * 1024, timeout: 120_000 },
  );
  return Audit.parse(JSON.parse(stdout));
}
