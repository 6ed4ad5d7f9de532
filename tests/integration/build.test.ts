/**
 * The build against a real database: bad rows are named and left out alone, hostile texts stay text, and where the
 * catalogue is empty or cannot be read nothing is built.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { tariffsSql } from '../../scripts/seed/catalogue.ts';
import { keys } from '../../scripts/stack/backend/embedded.ts';
import { serveFetch } from '../../scripts/stack/fetch-server.ts';
import { findFreePorts } from '../../scripts/stack/ports.ts';
import { startSiteServer } from '../../scripts/stack/site/server.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { catalogueRows } from '../support/rows.ts';

// A whole build takes minutes on a busy machine.
vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 1_200_000 });

type Build = { code: number; log: string; folder: string };

const folders: string[] = [];
let backend: Backend;
let server: Awaited<ReturnType<typeof serveFetch>>;

/** Runs `astro build` as a deployment would. */
async function build(url: string): Promise<Build> {
  const folder = await mkdtemp(join(tmpdir(), 'tayar-build-'));
  folders.push(folder);
  const child = spawn('node_modules/.bin/astro', ['build', '--outDir', join(folder, 'site')], {
    env: {
      ...process.env,
      FORCE_COLOR: '0',
      NODE_ENV: 'production',
      TAYAR_CACHE: join(folder, 'cache'),
      PUBLIC_SUPABASE_URL: url,
      PUBLIC_SUPABASE_PUBLISHABLE_KEY: keys.publishable,
    },
  });
  let log = '';
  child.stdout.on('data', (text) => {
    log += text;
  });
  child.stderr.on('data', (text) => {
    log += text;
  });
  const [code] = await once(child, 'close');
  return { code, log, folder: join(folder, 'site') };
}

beforeAll(async () => {
  backend = await startBackend();
  await backend.engine.sql(tariffsSql());
  server = await serveFetch((request) => backend.engine.app.fetch(request), 0);
});

afterAll(async () => {
  await server.close();
  await backend.engine.close();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

const here = () => `http://127.0.0.1:${server.port}`;
const carId = (n: number) => `${String(n).padStart(8, '0')}-0000-4000-8000-000000000000`;
const car = (n: number, changes: Record<string, unknown>) => ({
  ...catalogueRows.cars,
  id: carId(n),
  model: `Model ${n}`,
  ...changes,
});

/** Past every policy and check, as a hand in the database might write. */
async function insertCars(rows: Record<string, unknown>[]) {
  await backend.engine.sql('alter table public.cars disable trigger all');
  // A car is found by its brand's id, which this one keeps.
  await backend.engine.sql('alter table public.cars enable trigger set_brand_id');
  for (const row of rows) {
    const columns = Object.keys(row);
    const values = columns.map((_, index) => `$${index + 1}`).join(', ');
    await backend.engine.sql(
      `insert into public.cars (${columns.join(', ')}) values (${values})`,
      columns.map((column) => (column === 'photos' ? JSON.stringify(row[column]) : row[column])),
    );
  }
}

describe('without a catalogue nothing is built', () => {
  test('an unreachable backend fails the build and says so', async () => {
    const { code, log, folder } = await build('http://127.0.0.1:9');
    expect(code).not.toBe(0);
    expect(log).toContain('Could not read');
    expect(existsSync(join(folder, 'index.html'))).toBe(false);
  });

  test('an empty catalogue fails the build and says so', async () => {
    const { code, log, folder } = await build(here());
    expect(code).not.toBe(0);
    expect(log).toContain('The catalogue is empty');
    expect(existsSync(join(folder, 'index.html'))).toBe(false);
  });
});

const petrol = (value: number | string, validFrom: string) =>
  backend.engine.sql(
    `insert into public.tariffs (key, value, unit, valid_from, source)
     values ('fuel_petrol_92', $1, 'EGP/litre', $2, 'Test') on conflict do nothing`,
    [value, validFrom],
  );

describe('a catalogue with bad and hostile rows', () => {
  const hostile = `<img src=x onerror="alert('1')"> & "سيل" 🚗`;
  /** Each is a name that the database takes. */
  const names = [
    ...['Seagull 50% off', '100% electric', '<%= 7 %>', '50% ?#x.', 'A%3F%2F', '%2f', '%00', '%'],
    ...['%25%', '?', '#', '..', '.', '&amp;', "'", '"', '🚗', '\u0301', 'Cafe%\u0301'],
    ...[':x', '*', '[::1', 'index', '404', 'constructor', '__proto__', 'toString', '{{7*7}}'],
    ...[
      'İ',
      '-',
      '_redirects',
      '100% كهرباء',
      '٪',
      '%'.repeat(120),
      '🚗'.repeat(60),
      'Seal (Long)',
    ],
  ];
  const brandIds = ['404', 'constructor', 'tostring', 'ar', carId(1)];
  /** One of our own: of these, pictures for link previews are made. */
  const drawing = '/pictures/cars/aito-m5-erev/size-graphite.svg';
  let built: Build;

  beforeAll(async () => {
    await backend.engine.sql(`alter table public.cars drop constraint if exists cars_pkey cascade,
      drop constraint cars_photos_are_pictures`);
    const { error } = await backend.as.service.from('brands').insert(catalogueRows.brands);
    expect(error).toBeNull();
    const more = brandIds.map((id) => ({ ...catalogueRows.brands, id, name_en: `${id} 5%` }));
    expect((await backend.as.service.from('brands').insert(more)).error).toBeNull();
    const chargers = names.map((model, index) => {
      return { ...catalogueRows.chargers, id: carId(200 + index), model };
    });
    expect((await backend.as.service.from('chargers').insert(chargers)).error).toBeNull();
    await insertCars([
      car(1, { model: 'Good' }),
      car(2, { model: 'No price', price_egp: null, price_source: null, price_verified_on: null }),
      car(3, { model: hostile, dealer: hostile }),
      car(4, { model: 'Broken photos', photos: '["/pictures/x.jpg"' }),
      car(5, { model: 'Stray', brand: 'Nobody' }),
      car(6, { model: 'Twin' }),
      car(7, { model: 'س'.repeat(119) }),
      car(8, { photos: ['http://[', drawing] }),
      ...names.map((model, index) => car(100 + index, { model, photos: [drawing] })),
      { ...car(6, { model: 'Twin' }), id: carId(6).replace(/0$/, '1') },
    ]);
    await petrol(31.75, '2026-10-01');
    await petrol(77.77, '2999-01-01');
    await backend.engine.sql('alter table public.tariffs drop constraint tariffs_value_plausible');
    await petrol(-1, '2026-10-02');
    built = await build(here());
  });

  const pages = async () => readdir(join(built.folder, 'cars/test-brand'));
  const pageOf = async (start: string) => {
    const name = (await pages()).find((file) => file.startsWith(start) && file.endsWith('.html'));
    return readFile(join(built.folder, 'cars/test-brand', name ?? 'missing'), 'utf8');
  };

  test('is built, the rows at fault named in the log and left out', async () => {
    expect(built.log).toMatch(/Left out: cars 00000005-.* no published brand is called "Nobody"/);
    expect(built.log).toMatch(/Left out: cars 00000006-.* another car has the address part/);
    expect(built.code, built.log).toBe(0);
    expect(await pages()).toContain(`${'س'.repeat(110)}-00000007.html`);
    expect((await pages()).filter((file) => file.startsWith('twin-'))).toHaveLength(1);
    expect((await pages()).some((file) => file.startsWith('stray'))).toBe(false);
    expect(existsSync(join(built.folder, 'design.html'))).toBe(false);
  });

  test('and the sales desk can read their names', async () => {
    const file = await readFile(join(built.folder, 'data/build.json'), 'utf8');
    const { leftOut, leftOutCount } = JSON.parse(file);
    expect(leftOut).toHaveLength(leftOutCount);
    expect(leftOut.map((fault: string) => fault.slice(0, 13)).sort()).toEqual([
      'cars 00000005',
      'cars 00000006',
      'tariffs fuel_',
    ]);
  });

  test('every name has its page at the address that its card links to, in both languages', async () => {
    const listed = async (file: string) => {
      const html = await readFile(join(built.folder, file), 'utf8');
      return [...html.matchAll(/href="([^"]+-00000[12]\d\d)"/g)].map(([, link = '']) => link);
    };
    for (const root of ['', 'ar/']) {
      const cars = new Set(await listed(`${root}cars/test-brand.html`));
      const chargers = new Set(await listed(`${root}chargers.html`));
      expect([cars.size, chargers.size]).toEqual([names.length, names.length]);
      for (const link of [...cars, ...chargers]) {
        const html = await readFile(join(built.folder, `${decodeURI(link)}.html`), 'utf8');
        expect(html.match(/<link rel="canonical" href="([^"]+)"/)?.[1]).toBe(
          `http://localhost:8888${link}`,
        );
        for (const [, data = ''] of html.matchAll(
          /<script type="application\/ld\+json">(.*?)<\/script>/gs,
        )) {
          JSON.parse(data);
        }
      }
    }
    for (const id of brandIds) {
      expect(existsSync(join(built.folder, `cars/${id}.html`)), id).toBe(true);
      expect(existsSync(join(built.folder, `data/brands/${id}.json`)), id).toBe(true);
    }
    const sitemap = await readFile(join(built.folder, 'sitemap-0.xml'), 'utf8');
    for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) new URL(address);
    expect(sitemap.match(/-00000[12]\d\d<\/loc>/g)).toHaveLength(4 * names.length);
  });

  test('addresses with signs lead on, and only files that are there are kept for good', async () => {
    const ports = await findFreePorts();
    const site = await startSiteServer(ports.site);
    await site.serveFolder(built.folder);
    const ask = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${ports.site}${path}`, {
        redirect: 'manual',
        // Only a stack compresses what it serves.
        headers: { 'accept-encoding': 'identity' },
      });
      await answer.arrayBuffer();
      return answer;
    };
    try {
      const old = await ask('/ar/cars/test-brand/seal-(long)-00000135');
      expect([old.status, old.headers.get('location')]).toEqual([
        301,
        '/ar/cars/test-brand/seal-long-00000135',
      ]);
      // `:x` and `*` would lead others astray.
      expect((await ask('/cars/test-brand/nothing-00000999')).status).toBe(404);
      const [script = ''] = await readdir(join(built.folder, '_astro'));
      expect((await ask(`/_astro/${script}`)).headers.get('cache-control')).toContain('immutable');
    } finally {
      await site.close();
    }
  });

  test('pictures for link previews are pictures', async () => {
    const share = join(built.folder, 'share');
    const files = await readdir(share);
    expect(files).toContain(`${carId(8)}.jpg`);
    for (const file of files) {
      expect((await readFile(join(share, file))).subarray(0, 2).toString('hex'), file).toBe('ffd8');
    }
  });

  test('a price of null reads N/A', async () => {
    expect(await pageOf('no-price')).toContain('N/A');
  });

  test('malformed photos give the fallback picture', async () => {
    expect(await pageOf('broken-photos')).toContain('/pictures/fallback-car');
  });

  test('a hostile name is shown as text, on its page, its brand and the listing', async () => {
    const own = await pageOf('img-');
    const brand = await readFile(join(built.folder, 'cars/test-brand.html'), 'utf8');
    const listing = await readFile(join(built.folder, 'cars.html'), 'utf8');
    for (const html of [own, brand, listing]) {
      // Within a quoted attribute an angle bracket is text; what is left are the elements.
      const elements = html.replace(/="[^"]*"/g, '');
      expect(elements.includes('<img src=x')).toBe(false);
      expect(elements.includes('&lt;img src=x')).toBe(true);
      expect(elements.includes('سيل')).toBe(true);
    }
  });

  test('the tariffs are the newest whose day has come; a row at fault is named', async () => {
    expect(built.log).toMatch(/Left out: tariffs fuel_petrol_92 \(2026-10-02\): value must not be/);
    const home = await readFile(join(built.folder, 'index.html'), 'utf8');
    expect(home).toMatch(/Petrol at EGP\s31\.75 a litre since 1\sOctober 2026/);
    expect(home).not.toContain('77.77');
  });
});
