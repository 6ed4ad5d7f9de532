import type { BreadcrumbList, CollectionPage, FAQPage } from 'schema-dts';

/** A page by its name and its address from the root. */
export type NamedPage = { name: string; path: string };

/**
 * Where a page stands: the pages above it from the outermost, and its own name, which needs no address.
 * @param site the site's origin
 */
export function breadcrumbData(
  above: readonly NamedPage[],
  name: string,
  site: URL,
): BreadcrumbList {
  const itself = { '@type': 'ListItem' as const, position: above.length + 1, name };
  const parents = above.map(({ name, path }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    item: new URL(path, site).href,
  }));
  return { '@type': 'BreadcrumbList', itemListElement: [...parents, itself] };
}

/**
 * A page that leads to others, and to how many. Which they are its links say and the sitemap: named here, before all
 * that people read, they would have a phone wait longer for the page.
 * @param site the site's origin
 */
export function collectionData(page: NamedPage, count: number, site: URL): CollectionPage {
  return {
    '@type': 'CollectionPage',
    name: page.name,
    url: new URL(page.path, site).href,
    mainEntity: { '@type': 'ItemList', numberOfItems: count },
  };
}

/** Questions that the page itself answers. */
export function questionsData(questions: readonly { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
