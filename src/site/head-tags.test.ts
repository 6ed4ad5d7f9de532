import { expect, test } from 'vitest';
import { type AboutPage, headTags } from './head-tags';
import { breadcrumbData } from './structured-data/lists';

const site = new URL('https://tayar.example');
const tagsOf = (more: Partial<AboutPage> = {}) => headTags({ ...about, ...more }, site);

const about = { title: 'Seal', description: 'A car', canonicalPath: '/cars/byd' };

test('a page says what it is, where, in which languages, and how to show a link to it', () => {
  const tags = tagsOf();
  expect(tags).toMatch(/^<title>Seal \| Tayar<\/title><meta name="description" content="A car">/);
  expect(tags).toContain('<link rel="canonical" href="https://tayar.example/cars/byd">');
  expect(tags).toContain(
    '<link rel="alternate" hreflang="ar" href="https://tayar.example/ar/cars/byd">',
  );
  expect(tags).toContain('<meta property="og:image" content="https://tayar.example/og.png">');
  expect(tags).toContain('<meta property="og:image:width" content="1200">');
  expect(tags).toContain('<meta property="og:image:height" content="630">');
  expect(tags).not.toContain('<script');
});

test('a page that names the product itself, and one that search engines do not keep', () => {
  const tags = tagsOf({ title: 'Tayar: cars', namesProduct: true, noindex: true });
  expect(tags).toContain('<title>Tayar: cars</title>');
  expect(tags).toContain('<meta name="robots" content="noindex">');
  expect(tags).not.toContain('canonical');
});

test('no text of a record ends its element', () => {
  const tags = tagsOf({
    title: "</title> 'a' & b",
    description: 'a "b" & c',
    structuredData: [breadcrumbData([], '</script>', site)],
  });
  expect(tags).toContain('<title>&lt;/title&gt; &#39;a&#39; &amp; b | Tayar</title>');
  expect(tags).toContain('content="a &quot;b&quot; &amp; c"');
  expect(tags.match(/<\/script>/g)).toHaveLength(1);
});
