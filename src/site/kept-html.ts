/**
 * What thousands of pages of a build have in common, drawn once.
 * @param name says all that it depends on
 */
export async function keptHtml(name: string, draw: () => Promise<string>): Promise<string> {
  const before = import.meta.env.DEV ? undefined : kept.get(name);
  const html = before ?? (await draw());
  kept.set(name, html);
  return html;
}

const kept = new Map<string, string>();
