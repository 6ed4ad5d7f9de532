import { parse } from '@astrojs/compiler-rs';
import ts from 'typescript';
import { z } from 'zod';
import type { ProjectFile } from './files.ts';

/** What an Astro file or a component writes into HTML by itself, apart from what expressions compute. */
export type Markup = {
  /** Literal text between tags. */
  texts: string[];
  /** Every attribute of every element and component; `value` is null unless it is a literal. */
  attributes: { element: string; name: string; value: string | null }[];
};

const named: z.ZodType<string> = z
  .union([
    z.object({ type: z.literal('JSXIdentifier'), name: z.string() }).transform(({ name }) => name),
    z
      .object({
        type: z.literal('JSXNamespacedName'),
        namespace: z.object({ name: z.string() }),
        name: z.object({ name: z.string() }),
      })
      .transform(({ namespace, name }) => `${namespace.name}:${name.name}`),
  ])
  .catch('');

const opening = z.object({
  type: z.literal('JSXOpeningElement'),
  name: z.unknown(),
  attributes: z.array(z.unknown()),
});
const attribute = z.object({
  type: z.literal('JSXAttribute'),
  name: z.unknown(),
  value: z.union([
    z.object({ type: z.literal('Literal'), value: z.string() }).transform(({ value }) => value),
    z.unknown().transform(() => null),
  ]),
});
const words = z.object({ type: z.literal('JSXText'), value: z.string() });
const silent = z.object({
  type: z.literal('JSXElement'),
  openingElement: z.object({ name: z.object({ name: z.enum(['script', 'style']) }) }),
});

/** Reads an Astro file with Astro's own parser. */
export function markupOf({ text }: ProjectFile): Markup {
  const found: Markup = { texts: [], attributes: [] };
  visit(parse(text).ast, found);
  return found;
}

/** Reads a component (`.tsx`) with TypeScript's own parser. */
export function markupOfComponent({ path, text }: ProjectFile): Markup {
  const found: Markup = { texts: [], attributes: [] };
  const visitNode = (node: ts.Node): void => {
    if (ts.isJsxText(node) && !node.containsOnlyTriviaWhiteSpaces) {
      found.texts.push(node.text.trim());
    }
    if (ts.isJsxAttribute(node)) {
      const element = node.parent.parent.tagName.getText();
      const { initializer } = node;
      const value = initializer && ts.isStringLiteral(initializer) ? initializer.text : null;
      found.attributes.push({ element, name: node.name.getText(), value });
    }
    ts.forEachChild(node, visitNode);
  };
  visitNode(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

function visit(node: unknown, found: Markup): void {
  if (Array.isArray(node)) {
    for (const each of node) visit(each, found);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const written = words.safeParse(node);
  if (written.success) found.texts.push(written.data.value.trim());
  const element = opening.safeParse(node);
  if (element.success) {
    for (const each of element.data.attributes) {
      const { success, data } = attribute.safeParse(each);
      if (!success) continue;
      const [name, owner] = [named.parse(data.name), named.parse(element.data.name)];
      found.attributes.push({ element: owner, name, value: data.value });
    }
  }
  const isSilent = silent.safeParse(node).success;
  for (const [key, child] of Object.entries(node)) {
    if (!(isSilent && key === 'children')) visit(child, found);
  }
}
