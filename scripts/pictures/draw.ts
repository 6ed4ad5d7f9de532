// Draws the pictures of the catalogue, the brands' logos and the site's icons into public/. Only what changed is drawn
// again; `--check` draws nothing, names what is missing or outdated and exits with 1.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { logoSheet } from './brand/logo.ts';
import { appIcon, favicon, mark } from './brand/mark.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { wantedPictures } from './jobs.ts';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';
import { filesOf, fingerprint, type Kind, render } from './render.ts';

type Drawing = { address: string; kind: Kind; svg: string; print: string };

/** The pictures on disk compared with those that are needed. */
type Plan = {
  brands: Catalogue['brands'];
  made: Manifest;
  /** How many pictures there should be. */
  count: number;
  /** Those that are missing, or drawn from something else. */
  stale: readonly Drawing[];
  /** Addresses of pictures that no record needs any more. */
  leftOver: readonly string[];
};

const site = fileURLToPath(new URL('../../public', import.meta.url));
const catalogueFile = new URL('../../supabase/seed/pictures.json', import.meta.url);
const manifestFile = join(site, 'pictures/manifest.json');
const inSite = (address: string) => join(site, address);
const logos = '/brands/logos.svg';

const plan = makePlan();
if (process.argv.includes('--check')) process.exitCode = check(plan);
else await draw(plan);

function makePlan(): Plan {
  const catalogue = readCatalogue(catalogueFile);
  const jobs = wantedPictures(catalogue);
  const made = readManifest(manifestFile);
  const drawings = jobs.map(({ address, kind, draw }): Drawing => {
    const svg = draw();
    return { address, kind, svg, print: fingerprint(svg) };
  });
  const stale = drawings.filter(
    ({ address, kind, print }) =>
      made[address] !== print || !filesOf(kind, inSite(address)).every((file) => existsSync(file)),
  );
  const wanted = new Set(jobs.map(({ address }) => address));
  const leftOver = Object.keys(made).filter(
    (address) => address.startsWith('/pictures/') && !wanted.has(address),
  );
  return { brands: catalogue.brands, made, count: jobs.length, stale, leftOver };
}

/** @returns the exit code */
function check({ brands, stale, leftOver }: Plan): number {
  const drawn = existsSync(inSite(logos)) ? readFileSync(inSite(logos), 'utf8') : '';
  const missing = brands.filter(({ id }) => !drawn.includes(` id="${id}"`));
  for (const { id } of missing) console.error(`missing: ${logos}#${id}`);
  for (const { address } of stale) console.error(`missing or outdated: ${address}`);
  for (const address of leftOver) console.error(`no longer needed: ${address}`);
  if (missing.length + stale.length + leftOver.length === 0) return 0;
  console.error('Run: npm run pictures');
  return 1;
}

async function draw(plan: Plan): Promise<void> {
  const { brands, made, count, stale, leftOver } = plan;
  await drawSigns(brands);
  for (const address of leftOver) {
    const kind = address.endsWith('.svg') ? 'sheet' : 'scene';
    for (const file of filesOf(kind, inSite(address))) rmSync(file, { force: true });
    delete made[address];
  }
  let bytes = 0;
  for (const [index, { address, kind, svg, print }] of stale.entries()) {
    bytes += await render(kind, svg, inSite(address));
    made[address] = print;
    // Written after each picture, so that an interrupted run continues where it stopped.
    if (index % 20 === 19) {
      writeManifest(manifestFile, made);
      console.log(`${index + 1} of ${stale.length} pictures`);
    }
  }
  writeManifest(manifestFile, made);
  console.log(
    `${stale.length} pictures drawn (${Math.round(bytes / 1024)} kB), ${count - stale.length} as they were`,
  );
}

/** Logos and icons are quick to make: always, all of them. */
async function drawSigns(brands: Catalogue['brands']): Promise<void> {
  await save(logos, await logoSheet(brands));
  await save('/mark.svg', mark());
  await save('/favicon.svg', favicon());
  const whole = appIcon(0.6);
  const icons = {
    '/apple-touch-icon.png': { size: 180, icon: whole },
    '/icon-192.png': { size: 192, icon: whole },
    '/icon-512.png': { size: 512, icon: whole },
    // Devices crop a maskable icon to any shape, so the mark stays within the middle.
    '/icon-maskable-512.png': { size: 512, icon: appIcon(0.5) },
  };
  for (const [address, { size, icon }] of Object.entries(icons)) {
    const drawn = sharp(Buffer.from(icon)).resize(size, size);
    await save(address, await drawn.png({ palette: true, quality: 90 }).toBuffer());
  }
}

async function save(address: string, content: string | Buffer): Promise<void> {
  const file = inSite(address);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
