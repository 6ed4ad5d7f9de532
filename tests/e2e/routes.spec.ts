import { expect, type Page, test } from '../support/browser.ts';
import { addressOf, routes } from '../support/routes.ts';

for (const route of routes) {
  test(`${route.name} says what the specification quotes, and its links go somewhere`, async ({
    page,
    catalogue,
    stack,
  }) => {
    const address = addressOf(route, catalogue);
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(route.title);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveText(route.heading);
    for (const text of route.texts) await expect.soft(page.locator('main')).toContainText(text);
    for (const [name, href] of Object.entries(route.links ?? {})) {
      const link = page.locator('main').getByRole('link', { name, exact: true });
      await expect.soft(link).toHaveAttribute('href', href);
    }

    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const ids = await page.locator('[id]').evaluateAll((nodes) => nodes.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{20,}/);
    if (route.noindex) {
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    } else {
      const canonical = page.locator('link[rel="canonical"]');
      const href = (await canonical.getAttribute('href')) ?? '';
      expect(new URL(href).pathname).toBe(new URL(address, href).pathname);
    }
    await expectLinksToLead(page, new URL(stack.siteUrl).origin);
  });
}

/** Links of the page, within it, within the site and out of it. */
async function expectLinksToLead(page: Page, origin: string): Promise<void> {
  const links = await page.locator('a').evaluateAll((anchors) =>
    anchors.map((anchor) => ({
      written: anchor.getAttribute('href'),
      href: anchor instanceof HTMLAnchorElement ? anchor.href : '',
      target: anchor.getAttribute('target'),
      rel: anchor.getAttribute('rel') ?? '',
    })),
  );
  for (const { written, href, target, rel } of links) {
    expect(written, 'a link has an address').toBeTruthy();
    const url = new URL(href);
    if (url.hostname === 'wa.me') {
      expect(href).toMatch(/^https:\/\/wa\.me\/\d{10,15}\?text=[^&\s]+$/);
      expect((url.searchParams.get('text') ?? '').length).toBeGreaterThan(10);
    }
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) {
      expect(target).toBe('_blank');
      expect(rel.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer']));
    }
    if (url.origin === origin && url.pathname !== '/') expect(url.pathname).not.toMatch(/\/$/);
  }
  const inside = new Set(
    links
      .map(({ href }) => new URL(href))
      .filter((url) => url.origin === origin)
      .map((url) => url.pathname),
  );
  const statuses = await Promise.all(
    [...inside].map(async (path) => ({
      path,
      status: (await fetch(new URL(path, origin))).status,
    })),
  );
  expect(statuses.filter(({ status }) => status !== 200)).toEqual([]);
  for (const { href } of links) {
    const { pathname, hash } = new URL(href);
    if (hash === '' || pathname !== new URL(page.url()).pathname) continue;
    await expect(page.locator(`[id="${hash.slice(1)}"]`)).toHaveCount(1);
  }
}

test('the brands of the home page stand in 2, 3 or 4 columns, each with its logo', async ({
  page,
  catalogue,
}) => {
  await page.goto('/');
  const grid = page.getByRole('region', { name: 'Available Brands' }).getByRole('list');
  for (const [width, columns] of [
    [390, 2],
    [800, 3],
    [1300, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(grid).toHaveCSS('grid-template-columns', new RegExp(`^(\\S+px ?){${columns}}$`));
  }
  await expect(grid.locator('img')).toHaveCount(catalogue.brands.length);
});

test('an installation of a charger goes in four steps', async ({ page }) => {
  await page.goto('/chargers');
  const names = ['Consultation', 'Site Inspection', 'Installation', 'Support'];
  await expect(page.locator('ol.steps h3')).toHaveText(names);
});

test('the footer chat carries the default message', async ({ page }) => {
  await page.goto('/');
  const href = await page.locator('footer a[href^="https://wa.me/"]').first().getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('text')).toBe(
    "Hello, I'm interested in your EV products!",
  );
});

for (const address of ['/insurance', '/services']) {
  test(`${address} leads to /services/insurance`, async ({ stack }) => {
    const response = await fetch(new URL(address, stack.siteUrl), { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/services/insurance');
  });
}

test('the sitemap and the icon are also where programs look unasked', async ({ stack }) => {
  const sitemap = await fetch(new URL('/sitemap.xml', stack.siteUrl));
  expect(sitemap.status).toBe(200);
  expect(sitemap.headers.get('content-type')).toMatch(/xml/);
  expect(await sitemap.text()).toMatch(/<sitemapindex[^>]*>.*<loc>\S+\/sitemap-0\.xml<\/loc>/s);
  const icon = await fetch(new URL('/favicon.ico', stack.siteUrl));
  expect(icon.status).toBe(200);
  expect(icon.headers.get('content-type')).toMatch(/svg/);
});

test('the price of an installation is fixed wherever it is named', async ({ page, catalogue }) => {
  await page.goto('/terms');
  await expect(page.locator('main')).toContainText('is fixed for a typical home');
  await page.goto(catalogue.cars[0] ?? '');
  await expect(page.locator('main')).toContainText('Fixed price; the charger itself is extra.');
});

for (const address of ['/cars/', '/cars/byd/', '/chargers/']) {
  test(`${address} leads to the address without the slash`, async ({ stack }) => {
    const response = await fetch(new URL(address, stack.siteUrl), { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(address.slice(0, -1));
  });
}

for (const address of ['/cars/byd/%E0%A4%A', '/cars/%2e%2e%2fx', '/%00']) {
  test(`the hostile address ${address} is a plain 404`, async ({ stack }) => {
    const response = await fetch(new URL(address, stack.siteUrl));
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('href="/"');
  });
}

for (const address of [
  '/no-such-page',
  '/cars/no-such-brand/no-such-car-00000000',
  '/about/more',
]) {
  test(`${address} is a 404 with a link home`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await page.locator('main a[href="/"]').first().click();
    await expect(page.locator('h1')).toHaveText('The Future of Mobility in Egypt');
  });
}

test('the sitemap lists every page but those of a person, and robots.txt points to it', async ({
  catalogue,
  stack,
}) => {
  expect(catalogue.brands.length).toBeGreaterThanOrEqual(20);
  expect(catalogue.cars.length).toBeGreaterThanOrEqual(70);
  expect(catalogue.chargers.length).toBeGreaterThanOrEqual(15);
  const listed = routes
    .filter(({ noindex }) => !noindex)
    .map((route) => addressOf(route, catalogue).replace(/#.*/, ''));
  expect(catalogue.all).toEqual(expect.arrayContaining(listed));
  const hidden = routes
    .filter(({ noindex }) => noindex)
    .map((route) => addressOf(route, catalogue));
  expect(catalogue.all.filter((path) => hidden.includes(path) || path.includes('404'))).toEqual([]);
  expect(catalogue.all.filter((path) => path !== '/' && path.endsWith('/'))).toEqual([]);

  const robots = await (await fetch(new URL('/robots.txt', stack.siteUrl))).text();
  // What may not be read cannot be known to belong in no index.
  expect(robots).not.toContain('Disallow');
  expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap-index\.xml$/m);
});

test('every page in the sitemap is there, with one title and one heading', async ({
  catalogue,
  stack,
}) => {
  const wrong: string[] = [];
  for (const path of catalogue.all) {
    const response = await fetch(new URL(path, stack.siteUrl));
    const html = await response.text();
    const count = (tag: string) => html.match(new RegExp(`<${tag}[\\s>]`, 'g'))?.length ?? 0;
    const [head = ''] = html.split('<body');
    if (response.status !== 200 || count('h1') !== 1 || !/<title>[^<]+<\/title>/.test(head)) {
      wrong.push(`${path}: ${response.status}, ${count('h1')} headings`);
    }
  }
  expect(wrong).toEqual([]);
});
