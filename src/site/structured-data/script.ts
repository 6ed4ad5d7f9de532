import type { JsonLdObject } from 'schema-dts';

/**
 * What a page tells search engines, as the text of its JSON-LD script. No text of a record can end the script: '<'
 * is written by its code.
 */
export function structuredDataScript(things: readonly JsonLdObject[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
