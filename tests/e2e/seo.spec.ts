import { expect, test } from '../support/browser.ts';
import { checkStructuredData } from '../support/structured-data.ts';
import { inArabic } from '../support/translated.ts';

/** What result pages show of a title and of a description, with some to spare. */
const longest = { title: 75, description: 170 };

const plain = (text: string) =>
  text.replace(/&(?:#39|#x27|amp|quot);/g, '.').replace(/\p{Cf}/gu, '');

test('every page names itself once, and tells search engines what they accept', async ({
  catalogue,
  stack,
}) => {
  const seen = { title: new Set<string>(), description: new Set<string>() };
  const kinds = new Set<string>();
  const wrong: string[] = [];
  const pictures = new Set<string>();
  for (const path of catalogue.all) {
    const html = await (await fetch(new URL(path, stack.siteUrl))).text();
    const content = (pattern: RegExp) => plain(pattern.exec(html)?.[1] ?? '');
    const texts = {
      title: content(/<title>([^<]*)</),
      description: content(/<meta name="description" content="([^"]*)"/),
    };
    for (const kind of ['title', 'description'] as const) {
      const text = texts[kind];
      if (text.length > longest[kind] || seen[kind].has(text)) wrong.push(`${path}: ${text}`);
      seen[kind].add(text);
    }
    const canonical = content(/<link rel="canonical" href="([^"]*)"/);
    if (new URL(canonical).pathname !== path) wrong.push(`${path}: canonical ${canonical}`);
    pictures.add(new URL(content(/<meta property="og:image" content="([^"]*)"/)).pathname);
    const data = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1];
    if (data === undefined) continue;
    const { types, faults } = await checkStructuredData(data);
    for (const type of types) kinds.add(type);
    wrong.push(...faults.map((fault) => `${path}: ${fault}`));
  }
  expect(wrong).toEqual([]);
  expect([...kinds].sort()).toEqual([
    'BreadcrumbList',
    'Car',
    'CollectionPage',
    'FAQPage',
    'Organization',
    'Product',
    'WebSite',
  ]);
  expect(pictures.size).toBeGreaterThan(catalogue.cars.length);
  for (const picture of pictures) {
    const answer = await fetch(new URL(picture, stack.siteUrl));
    expect(answer.status, picture).toBe(200);
    expect((await answer.arrayBuffer()).byteLength, picture).toBeLessThan(102_400);
  }
});

test('a link to a page in Arabic is previewed in Arabic', async ({ catalogue, stack }) => {
  const pictureOf = async (path: string) => {
    const html = await (await fetch(new URL(path, stack.siteUrl))).text();
    const [, picture = ''] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? [];
    return new URL(picture).pathname;
  };
  for (const path of [...catalogue.brands, ...catalogue.cars, ...catalogue.chargers]) {
    const english = await pictureOf(path);
    expect(await pictureOf(inArabic(path)), path).toBe(inArabic(english));
    const answer = await fetch(new URL(inArabic(english), stack.siteUrl));
    expect(answer.headers.get('content-type'), path).toBe('image/jpeg');
    expect((await answer.arrayBuffer()).byteLength, path).toBeLessThan(102_400);
  }
});

test('the sitemap lists every page of the catalogue in both languages, and nothing personal', async ({
  catalogue,
  stack,
}) => {
  const sitemap = await (await fetch(new URL('/sitemap-0.xml', stack.siteUrl))).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const pages = [...catalogue.brands, ...catalogue.cars, ...catalogue.chargers];
  expect(listed).toEqual(expect.arrayContaining([...pages, ...pages.map(inArabic)]));
  expect(listed.filter((path) => /signin|signup|profile|orders|offline|404/.test(path))).toEqual(
    [],
  );
});
