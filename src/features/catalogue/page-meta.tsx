import { useEffect } from 'react';
import { product } from '@/config/product';

type Meta = { title: string; description?: string };

/**
 * Sets title and description of a page whose content is newer than its built head; null leaves the head alone. The
 * head is Astro's, so React cannot render it.
 */
export function usePageMeta(meta: Meta | null): void {
  const { title, description } = meta ?? {};
  useEffect(() => {
    if (title === undefined) return;
    document.title = `${title} | ${product.name}`;
    if (description === undefined) return;
    const contents = {
      'meta[name="description"]': description,
      'meta[property="og:description"]': description,
      'meta[property="og:title"]': document.title,
    };
    for (const [selector, content] of Object.entries(contents)) {
      document.head.querySelector(selector)?.setAttribute('content', content);
    }
    // Its figures are those of the build, and would contradict the page.
    document.head.querySelector('script[type="application/ld+json"]')?.remove();
  }, [title, description]);
}
