/** The built pages as plain HTML, read without a browser. */
import { z } from 'zod';
import { slugOf } from '#domain/slug.ts';
import { expect, siteTest as test } from '../support/browser.ts';
import {
  canonicalOf,
  linkFaults,
  linksOf,
  mainOf,
  metaOf,
  textOf,
  titleOf,
} from '../support/html.ts';
import { addressOf, routes } from '../support/routes.ts';
import type { Stack } from '../support/stack.ts';
import { checkStructuredData } from '../support/structured-data.ts';
import { inArabic, isArabic } from '../support/translated.ts';

// One worker for all of them, which reads each page once.
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** What result pages show of a title and of a description, with some to spare. */
const longest = { title: 75, description: 170 };

/** Share pictures above this are not shown by some chat programs, bytes. */
const largestPicture = 102_400;

const ask = (stack: Stack, path: string) =>
  fetch(new URL(path, stack.siteUrl), { redirect: 'manual' });

/** What has been read, so that the tests of this file ask for each page once. */
const texts = new Map<string, Promise<string>>();

async function textOfFound(answer: Response): Promise<string> {
  if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}`);
  return answer.text();
}

/** The HTML of a page that is there. */
async function read(stack: Stack, path: string): Promise<string> {
  const text = texts.get(path) ?? ask(stack, path).then(textOfFound);
  texts.set(path, text);
  return text;
}

test('every page is whole, in both languages, and its links lead somewhere', async ({
  catalogue,
  stack,
}) => {
  const origin = new URL(stack.siteUrl).origin;
  const hidden = routes
    .filter(({ noindex }) => noindex)
    .map((route) => addressOf(route, catalogue));
  const english = catalogue.all.filter((path) => !isArabic(path));
  expect(catalogue.all.filter(isArabic).sort()).toEqual(english.map(inArabic).sort());
  const seen = { title: new Set<string>(), description: new Set<string>() };
  const inside = new Set<string>();
  const wrong: string[] = [];
  for (const path of [...catalogue.all, ...hidden, ...hidden.map(inArabic)]) {
    const fault = (what: string) => wrong.push(`${path}: ${what}`);
    const html = await read(stack, path);
    if (html.match(/<h1[\s>]/g)?.length !== 1) fault('not one heading');
    if (
      !html.includes(isArabic(path) ? '<html lang="ar" dir="rtl"' : '<html lang="en" dir="ltr"')
    ) {
      fault('language');
    }
    const ids = [...html.matchAll(/<[^>]*\sid="([^"]+)"/g)].map(([, id]) => id);
    for (const id of new Set(ids.filter((one, index) => ids.indexOf(one) !== index))) {
      fault(`two of #${id}`);
    }
    const texts = { title: titleOf(html), description: metaOf(html, 'description') };
    if (isArabic(path) && !/\p{Script=Arabic}/u.test(texts.title)) fault(texts.title);
    for (const found of linkFaults(html, path, origin, inside)) fault(found);
    if (hidden.includes(path.replace(/^\/ar/, ''))) {
      if (!/noindex/.test(metaOf(html, 'robots'))) fault('may be listed');
      continue;
    }
    for (const kind of ['title', 'description'] as const) {
      const text = texts[kind].replace(/\p{Cf}/gu, '');
      if (text.length > longest[kind] || text === '' || seen[kind].has(text)) fault(text);
      seen[kind].add(text);
    }
    const canonical = new URL(canonicalOf(html));
    if (canonical.pathname !== path) fault(`canonical ${canonical}`);
    const own = path.replace(/^\/ar(?=\/|$)/, '') || '/';
    for (const [lang, twin] of Object.entries({ en: own, ar: inArabic(own), 'x-default': own })) {
      if (!html.includes(`hreflang="${lang}" href="${canonical.origin}${twin}"`)) fault(lang);
    }
  }
  for (const path of inside) {
    if (texts.has(path)) continue;
    const { status } = await ask(stack, path);
    if (status !== 200) wrong.push(`${path} is linked: ${status}`);
  }
  expect(wrong).toEqual([]);
});

test('every kind of page says what it has to say', async ({ catalogue, stack }) => {
  for (const route of routes) {
    const html = await read(stack, addressOf(route, catalogue).replace(/#.*/, ''));
    const main = textOf(mainOf(html));
    expect.soft(titleOf(html), route.name).toMatch(route.title);
    expect.soft(textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '')).toMatch(route.heading);
    for (const text of route.texts) expect.soft(main, route.name).toContain(text);
    for (const [name, href] of Object.entries(route.links ?? {})) {
      const link = linksOf(mainOf(html)).find(({ text }) => text === name);
      expect.soft(link?.href, `${route.name}: ${name}`).toBe(href);
    }
  }
  for (const address of ['/', '/cars', '/chargers', '/about', '/services/insurance']) {
    const here = `<a href="${address}" aria-current="page" class="site-link`;
    expect.soft(await read(stack, address), address).toContain(here);
  }
  const price = 'Fixed price; the charger itself is extra.';
  expect.soft(textOf(await read(stack, '/terms'))).toContain('is fixed for a typical home');
  expect.soft(textOf(await read(stack, catalogue.cars[0] ?? ''))).toContain(price);
  const chat = linksOf(await read(stack, '/')).find(({ href }) => href.includes('wa.me'));
  const begun = new URL(chat?.href ?? '').searchParams.get('text');
  expect.soft(begun).toBe("Hello, I'm interested in your EV products!");
});

const figure = z.coerce.number().nullable();
const CarRow = z.object({
  id: z.string(),
  model: z.string(),
  price_egp: figure,
  range_km: figure,
  battery_capacity_kwh: figure,
  motor_power_hp: figure,
  torque_nm: figure,
  top_speed_kmh: figure,
});
const ChargerRow = CarRow.pick({ id: true, model: true, price_egp: true }).extend({
  power_kw: figure,
});

async function rows<Row>(stack: Stack, table: string, row: z.ZodType<Row>): Promise<Row[]> {
  const address = new URL(`/rest/v1/${table}?published=is.true&select=*`, stack.supabaseUrl);
  const response = await fetch(address, { headers: { apikey: stack.publishableKey } });
  return z.array(row).parse(await response.json());
}

test('every car and charger of the database has its page, with its figures', async ({
  stack,
  catalogue,
}) => {
  const cars = await rows(stack, 'cars', CarRow);
  const chargers = await rows(stack, 'chargers', ChargerRow);
  expect(cars.length).toBeGreaterThanOrEqual(70);
  expect(chargers.length).toBeGreaterThanOrEqual(15);
  const english = catalogue.all.filter((path) => !isArabic(path));
  const shown = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
  const wrong: string[] = [];
  for (const { id, model, ...figures } of [...cars, ...chargers]) {
    const ending = `/${slugOf(model, id)}`;
    const path = english.find((page) => decodeURIComponent(page).endsWith(ending));
    const text = path === undefined ? '' : textOf(mainOf(await read(stack, path)), ' ');
    for (const [column, value] of Object.entries(figures)) {
      const said = value === null ? 'N/A' : shown.format(value);
      const isLeftOut = value === null && 'power_kw' in figures;
      if (!isLeftOut && !text.includes(said)) wrong.push(`${ending}: ${column} ${said}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('the lists link every car; each car links similar ones, at most two of a brand', async ({
  stack,
  catalogue,
}) => {
  const listing = await read(stack, '/cars');
  for (const path of [...catalogue.brands, ...catalogue.cars]) {
    expect.soft(listing).toContain(`href="${path}"`);
  }
  let named = 0;
  for (const path of catalogue.cars) {
    const brand = path.split('/').slice(0, 3).join('/');
    expect.soft(await read(stack, brand)).toContain(`href="${path}"`);
    const html = await read(stack, path);
    const section = /<section[^>]*aria-labelledby="similar"[\s\S]*?<\/section>/.exec(html)?.[0];
    const links = linksOf(section ?? '').map(({ href }) => href);
    expect(links.filter((href) => !catalogue.cars.includes(href) || href === path)).toEqual([]);
    expect(new Set(links).size).toBe(links.length);
    const brands = Map.groupBy(links, (href) => href.split('/')[2]);
    expect([...brands.values()].filter(({ length }) => length > 2)).toEqual([]);
    if (links.length > 0) named += 1;
  }
  // Some are alone in their class.
  expect(named).toBeGreaterThan(catalogue.cars.length * 0.9);
});

test('search engines and chat programs get data that they accept, and light pictures', async ({
  catalogue,
  stack,
}) => {
  const kinds = new Set<string>();
  const pictures = new Set<string>();
  const wrong: string[] = [];
  for (const path of catalogue.all) {
    const html = await read(stack, path);
    const picture = new URL(metaOf(html, 'og:image')).pathname;
    const isOfCatalogue = /^(?:\/ar)?\/(?:cars|chargers)\/./.test(path);
    if (isOfCatalogue && isArabic(picture) !== isArabic(path)) wrong.push(`${path}: ${picture}`);
    pictures.add(picture);
    const data = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1];
    if (data === undefined) continue;
    const { types, faults } = await checkStructuredData(data);
    for (const type of types) kinds.add(type);
    wrong.push(...faults.map((fault) => `${path}: ${fault}`));
  }
  for (const picture of pictures) {
    const answer = await ask(stack, picture);
    const { byteLength } = await answer.arrayBuffer();
    if (answer.status !== 200 || byteLength > largestPicture)
      wrong.push(`${picture}: ${byteLength}`);
  }
  expect(wrong).toEqual([]);
  expect(pictures.size).toBeGreaterThan(2 * catalogue.cars.length);
  expect([...kinds].sort()).toEqual([
    'BreadcrumbList',
    'Car',
    'CollectionPage',
    'Dataset',
    'FAQPage',
    'Organization',
    'Product',
    'WebSite',
  ]);

  // The sitemap lists every page but those of a person, and robots.txt points to it.
  expect(catalogue.brands.length).toBeGreaterThanOrEqual(20);
  const listed = routes
    .filter(({ noindex }) => !noindex)
    .map((route) => addressOf(route, catalogue).replace(/#.*/, ''));
  expect(catalogue.all).toEqual(expect.arrayContaining(listed));
  const personal = /signin|signup|reset|profile|orders|offline|404/;
  expect(catalogue.all.filter((path) => personal.test(path))).toEqual([]);
  const robots = await read(stack, '/robots.txt');
  // Search engines have to read a page to learn that it asks not to be listed.
  expect(robots).not.toContain('Disallow');
  expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap-index\.xml$/m);
  expect(await read(stack, '/sitemap.xml')).toMatch(/<loc>\S+\/sitemap-0\.xml<\/loc>/);
  const icon = await fetch(new URL('/favicon.ico', stack.siteUrl));
  expect([icon.status, icon.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/svg/),
  ]);
});
