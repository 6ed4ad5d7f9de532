// `npm run screenshots`, after a change of the looks: takes the pictures of the site that devices show before they
// install it, in each language, from a site of its own with the catalogue of the seed. The README shows one of them.
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import settings from '../project.inlang/settings.json' with { type: 'json' };
import { screenshotPath, screenshotScreens, screenshots } from '../src/config/screenshots.ts';
import { sealPath } from '../tests/support/catalogue.ts';
import { withBrowser } from './bench/browse.ts';
import { seedSql } from './bench/catalogues.ts';
import { type Site, withSite } from './bench/site.ts';
import { runCommand } from './stack/command.ts';
import { projectRoot } from './stack/home.ts';

await runCommand((signal) =>
  withSite(seedSql(), signal, (site) =>
    withBrowser(site, signal, async (browser) => {
      for (const language of settings.locales) await takeAll(browser, site, language);
    }),
  ),
);

async function takeAll(browser: Browser, site: Site, language: string): Promise<void> {
  const prefix = language === settings.baseLocale ? '' : `/${language}`;
  const shown = { home: prefix || '/', cars: `${prefix}/cars`, car: prefix + sealPath(site.pages) };
  for (const screenshot of screenshots) {
    const { scale, ...viewport } = screenshotScreens[screenshot.screen];
    const page = await browser.newPage({
      viewport,
      deviceScaleFactor: scale,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    await page.goto(new URL(shown[screenshot.name], site.plain).href, { waitUntil: 'networkidle' });
    const file = join(projectRoot, 'public', screenshotPath(screenshot, language));
    await mkdir(dirname(file), { recursive: true });
    await sharp(await page.screenshot())
      .webp({ quality: 80, effort: 6 })
      .toFile(file);
    await page.close();
    console.log(file);
  }
}
