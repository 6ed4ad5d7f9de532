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
  return { '@type': 'BreadcrumbList', itemListElement: [...listItems(above, site), itself] };
}

/** Most pages that a list names: with its HTML it stands before all that people read. The sitemap names every one. */
const namedItems = 16;

/**
 * A page that leads to others: how many there are, and the first of them in their order on it.
 * @param site the site's origin
 */
export function collectionData(
  page: NamedPage,
  items: readonly NamedPage[],
  site: URL,
): CollectionPage {
  return {
    '@type': 'CollectionPage',
    name: page.name,
    url: new URL(page.path, site).href,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: listItems(items.slice(0, namedItems), site),
    },
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

function listItems(pages: readonly NamedPage[], site: URL) {
  return pages.map(({ name, path }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    item: new URL(path, site).href,
  }));
}
