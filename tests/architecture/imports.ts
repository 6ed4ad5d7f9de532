import { posix } from 'node:path';
import type { ProjectFile } from './files.ts';

/** What a file imports: a path from the project's root where it is ours, else the name of a package. */
export type Import = { from: string; target: string; ours: boolean };

const statement =
  /(?:^|[\n;{}])\s*(?:import|export)\s+(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Every import, re-export and dynamic import of a file, `#` and relative paths resolved. */
export function importsOf({ path, text }: ProjectFile): Import[] {
  return [...text.matchAll(statement)].flatMap(([, written, dynamic]) => {
    const specifier = written ?? dynamic;
    if (specifier === undefined) return [];
    const ours = specifier.startsWith('.') || specifier.startsWith('#');
    const target = specifier.startsWith('#')
      ? `src/${specifier.slice(1)}`
      : ours
        ? posix.join(posix.dirname(path), specifier)
        : specifier;
    return [{ from: path, target, ours }];
  });
}

/** The layer of a path: `pages`, `ui`, ... under src, else the top folder; `top` for a file beside them. */
export function layerOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  if (first !== 'src') return path.includes('/') ? first : 'top';
  return path.split('/').length > 2 ? second : 'top';
}

/** The feature that a path belongs to, or undefined. */
export function featureOf(path: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1];
}

/** The circles among imports, types and dynamic ones included: the files of each, in order. */
export function circlesAmong(imports: readonly Import[]): string[][] {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const reachedFrom = (start: string): Set<string> => {
    const reached = new Set<string>();
    const open = [start];
    for (const from of open) {
      for (const { target } of targets.get(from) ?? []) {
        if (!reached.has(target)) open.push(target);
        reached.add(target);
      }
    }
    return reached;
  };
  const reached = new Map([...targets.keys()].map((path) => [path, reachedFrom(path)]));
  const circles = [...reached].flatMap(([path, goals]) =>
    goals.has(path) ? [[...goals].filter((goal) => reached.get(goal)?.has(path)).sort()] : [],
  );
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()];
}
