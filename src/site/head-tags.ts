import type { JsonLdObject } from 'schema-dts';
import { inLanguage } from '@/config/languages';
import { product } from '@/config/product';
import { inAttribute, inText } from '@/lib/markup';
import { getLocale } from '@/paraglide/runtime.js';
import { alternatesOf } from './alternates';
import { previewSize } from './share-picture/preview-size';
import { structuredDataScript } from './structured-data/script';

/** What a page says of itself. */
export type AboutPage = {
  /** The product's name goes behind it, unless the title says that itself. */
  title: string;
  namesProduct?: boolean;
  description: string;
  /** The page's address from the root, such as `paths.cars`. */
  canonicalPath: string;
  noindex?: boolean;
  /** Picture for link previews of `previewSize`, from the root. */
  image?: string | undefined;
  /** What the page tells search engines. */
  structuredData?: readonly JsonLdObject[];
};

/**
 * The same as elements of its head, as HTML: browsers, search engines and previews of links read it there. The head of a
 * page differs from others of its kind in nothing else.
 * @param site the address of the whole site
 */
export function headTags(
  {
    title,
    namesProduct = false,
    description,
    canonicalPath,
    noindex = false,
    image = '/og.png',
    structuredData = [],
  }: AboutPage,
  { origin }: Pick<URL, 'origin'>,
): string {
  const fullTitle = namesProduct ? title : `${title} | ${product.name}`;
  const canonical = origin + canonicalPath;
  return [
    `<title>${inText(fullTitle)}</title>`,
    meta('name', 'description', description),
    ...(noindex
      ? [meta('name', 'robots', 'noindex')]
      : [
          link('canonical', canonical),
          ...alternatesOf(canonicalPath).map(({ language, path }) =>
            link('alternate', origin + path, ` hreflang="${language}"`),
          ),
        ]),
    link('manifest', inLanguage('/manifest.webmanifest', getLocale())),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    meta('property', 'og:site_name', product.name),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', fullTitle),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', origin + image),
    // Told its size, Facebook shows it to the first who shares a page, before it has fetched the picture itself.
    meta('property', 'og:image:width', `${previewSize.width}`),
    meta('property', 'og:image:height', `${previewSize.height}`),
    meta('name', 'twitter:card', 'summary_large_image'),
    structuredData.length > 0
      ? `<script type="application/ld+json">${structuredDataScript(structuredData)}</script>`
      : '',
  ].join('');
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${inAttribute(content)}">`;

const link = (relation: string, href: string, language = '') =>
  `<link rel="${relation}"${language} href="${inAttribute(href)}">`;
