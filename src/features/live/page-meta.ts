import { product } from '@/config/product';

/** Sets the title of a page that was built for something else; the product's name goes behind it. */
export function setTitle(title: string): void {
  document.title = `${title} | ${product.name}`;
}

/** Sets the title and the description of a page that is drawn anew, for browsers, previews and whoever shares it. */
export function setMeta({ title, description }: { title: string; description: string }): void {
  setTitle(title);
  const contents = {
    'meta[name="description"]': description,
    'meta[property="og:description"]': description,
    'meta[property="og:title"]': document.title,
  };
  // What it tells search engines is of the build, and says other figures than the page from here on.
  document.head.querySelector('script[type="application/ld+json"]')?.remove();
  for (const [selector, content] of Object.entries(contents)) {
    document.head.querySelector(selector)?.setAttribute('content', content);
  }
}
