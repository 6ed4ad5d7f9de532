import { scriptsIn } from '#lib/markup.ts';
import { faultsOf } from '../support/accessibility.ts';
import { expect, type Page } from '../support/browser.ts';
import { test } from '../support/changing-site.ts';
import { connectionNotice, keptIn, keptPaths, readPage, unreachable } from '../support/offline.ts';

test('a page that does not come gives way to its copy, and the copy to the page', async ({
  page,
  site,
}) => {
  await readPage(page, '/about', site.url);
  site.silence('/about');
  await page.goto(`${site.url}/about`, { timeout: 20_000 });
  await expect(connectionNotice(page)).toContainText('This is a copy saved on');
  site.silence();
  await page.getByRole('button', { name: 'Show the latest' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-saved');
  await expect(connectionNotice(page)).toBeHidden();
});

test('a copy works with the scripts of its own release, also when the site has others', async ({
  context,
  page,
  site,
  faults,
}) => {
  faults.expect(unreachable);
  await readPage(page, '/about', site.url);
  const own = (await keptIn(page, 'tayar-files')).filter((path) => path.startsWith('/_astro/'));
  expect(own.length).toBeGreaterThan(2);
  for (const script of own) site.deploy(script);
  await context.setOffline(true);
  await page.goto(`${site.url}/about`);
  await expect(connectionNotice(page)).toContainText('This copy was saved on');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('neither an error, nor what was fetched ahead, nor a private word in an address is kept', async ({
  page,
  site,
  faults,
}) => {
  faults.expect(/404: .+nothing-00000000/);
  await readPage(page, '/about', site.url);
  await page.goto(`${site.url}/cars/byd/nothing-00000000`);
  await page.getByRole('heading', { level: 1 }).click();
  await page.goto(`${site.url}/insurance#plans`);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => keptPaths(page)).toContain('/services/insurance');
  await page.evaluate(() => {
    const ahead = Object.assign(document.createElement('link'), {
      rel: 'prefetch',
      href: '/terms',
    });
    document.head.append(ahead);
  });
  await expect.poll(() => site.asked()).toContain('GET /terms');
  site.deploy('/about', withRulesAhead);
  await page.goto(`${site.url}/about`);
  await expect.poll(() => site.asked()).toContain('GET /privacy');
  await page.goto(`${site.url}/signin?redirect=/private-word`);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => keptPaths(page)).toContain('/signin');
  expect((await keptPaths(page)).sort()).toEqual(['/about', '/services/insurance', '/signin']);
  expect((await keptIn(page)).filter((path) => /private|\/api\/|^http/.test(path))).toEqual([]);
});

test('what is sent without a connection fails at once, and is not sent later', async ({
  context,
  page,
  stack,
  faults,
}) => {
  faults.expect(unreachable);
  await readPage(page, '/signin');
  await page.getByLabel('Email').fill('nobody@tayar.example');
  await page.getByLabel('Password', { exact: true }).fill('not-a-password');
  await context.setOffline(true);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^sign in$/i }).click();
  await expect(main.getByText('We could not reach the server.')).toBeVisible();
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().startsWith(stack.supabaseUrl)) {
      sent.push(request.url());
    }
  });
  await context.setOffline(false);
  await expect(connectionNotice(page)).toBeEmpty();
  await page.waitForTimeout(3000);
  expect(sent.filter((url) => url.includes('/auth/'))).toEqual([]);
});

test('a new worker takes over at once', async ({ page, site }) => {
  await readPage(page, '/about', site.url);
  site.deploy('/sw.js', (code) => `self.release = 'second';${code}`);
  site.asked();
  await page.reload();
  await expect.poll(() => site.asked(), { timeout: 15_000 }).toContain('GET /sw.js');
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { installing, waiting, active } = await navigator.serviceWorker.ready;
        return installing === null && waiting === null && active?.state;
      }),
    )
    .toBe('activated');
  await page.reload();
  const [worker] = page.context().serviceWorkers().slice(-1);
  await expect.poll(() => worker?.evaluate(() => Reflect.get(self, 'release'))).toBe('second');
});

test('no more than sixty pages are kept, and no file that none of them needs', async ({
  page,
  catalogue,
  site,
}) => {
  test.slow();
  await readPage(page, '/about', site.url);
  const cars = catalogue.cars.slice(0, 62);
  expect(cars.length).toBe(62);
  for (const path of cars) await visit(page, path);
  await expect.poll(() => keptPaths(page), { timeout: 60_000 }).toContain(cars.at(-1));
  const kept = await keptPaths(page);
  expect(kept).toHaveLength(60);
  expect(kept).not.toContain('/about');
  const notes = await notesOf(page);
  expect(new Set(await keptIn(page, 'tayar-files'))).toEqual(new Set(notes));
});

test('a copy and what stands in for other pages are open to everyone, with no broken picture', async ({
  context,
  page,
  faults,
}) => {
  faults.expect(unreachable);
  await readPage(page, '/chargers');
  await context.setOffline(true);
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((chosen) => localStorage.setItem('tayar-theme', chosen), theme);
    await page.goto('/chargers');
    await expect(connectionNotice(page)).toContainText('This copy was saved on');
    expect(await faultsOf(page)).toEqual([]);
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
    expect(await faultsOf(page)).toEqual([]);
  }
  await page.goto('/chargers');
  const last = page.locator('main .picture').last();
  await last.scrollIntoViewIfNeeded();
  const picture = last.locator('img');
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
});

test('what stands in for an Arabic page is Arabic, and lists what is kept', async ({
  context,
  page,
  faults,
}) => {
  faults.expect(unreachable);
  await readPage(page, '/ar/cars/byd');
  await context.setOffline(true);
  await page.goto('/ar/privacy');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/غير متصل/);
  await expect(page.locator('main a[href="/ar/cars/byd"]')).toBeVisible();
});

/** A page that makes the browser prefetch another page, as speculation rules do. */
function withRulesAhead(html: string): string {
  const rules = { prefetch: [{ source: 'list', urls: ['/privacy'], eagerness: 'immediate' }] };
  return html
    .replace(/<meta http-equiv="content-security-policy"[^>]*>/, '')
    .replace('</body>', `<script type="speculationrules">${JSON.stringify(rules)}</script></body>`);
}

/** Sends the worker the message that the page itself would send. */
async function visit(page: Page, path: string): Promise<void> {
  const html = await page.evaluate(async (address) => (await fetch(address)).text(), path);
  await page.evaluate((visited) => navigator.serviceWorker.controller?.postMessage(visited), {
    path,
    files: scriptsIn(html),
  });
}

/** The files that the kept pages name. */
function notesOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open('tayar-notes');
    const notes = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
    return (await Promise.all(notes.map((note) => note?.json()))).flatMap(({ files }) => files);
  });
}
