import { scriptsIn } from '../../../src/lib/markup.ts';

/** The scripts that pages name, each with those that it imports itself. */
const known = new Map<string, Promise<ReadonlySet<string>>>();

/**
 * Whether a script comes with a page itself, rather than being fetched when something is asked for.
 * @param page its full address
 * @param script its path
 */
export async function isEntry(page: string, script: string): Promise<boolean> {
  const address = new URL(page);
  if (!address.protocol.startsWith('http')) return true;
  const { origin, pathname } = address;
  const scripts = known.get(pathname) ?? scriptsOf(origin, pathname);
  known.set(pathname, scripts);
  return (await scripts).has(script);
}

async function scriptsOf(origin: string, pathname: string): Promise<ReadonlySet<string>> {
  const html = await textAt(new URL(pathname, origin));
  const found = new Set<string>();
  const visit = async (script: string): Promise<void> => {
    if (found.has(script)) return;
    found.add(script);
    const source = await textAt(new URL(script, origin));
    const imports = [...source.matchAll(/(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g)];
    const folder = new URL(script, origin);
    await Promise.all(imports.map(([, path = '']) => visit(new URL(path, folder).pathname)));
  };
  await Promise.all(scriptsIn(html).map(visit));
  return found;
}

async function textAt(address: URL): Promise<string> {
  return (await fetch(address)).text();
}
