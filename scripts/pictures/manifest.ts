import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/** Picture address to the fingerprint of the drawing that its files were made from. */
export type Manifest = Record<string, string>;

/** An unreadable or absent manifest counts as empty: everything is drawn again. */
export function readManifest(file: string): Manifest {
  if (!existsSync(file)) return {};
  try {
    return z
      .record(z.string(), z.string())
      .catch({})
      .parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

/** Writes the manifest in the order of addresses, so that a change shows as one line. */
export function writeManifest(file: string, manifest: Manifest): void {
  const sorted = Object.fromEntries(
    Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : Number(a > b))),
  );
  writeFileSync(file, `${JSON.stringify(sorted, null, 1)}\n`);
}
