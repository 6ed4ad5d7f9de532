// `npm run screenshots`, after a change of the looks: takes the pictures of the site that devices show before they
// install it, in each language, from the seed's catalogue. The README shows one of them.
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { screenshotPath, screenshotScreens, screenshots } from '#config/screenshots.ts';
import settings from '../project.inlang/settings.json' with { type: 'json' };
import { seal } from '../tests/support/catalogue.ts';
import { withBrowser, withSite } from './bench/site.ts';
import { runCommand } from './stack/command.ts';
import { projectRoot } from './stack/home.ts';

const seed = readFileSync(join(projectRoot, 'supabase/seed.sql'), 'utf8');
const shown = { home: '', cars: '/cars', car: seal };

await runCommand((signal) =>
  withSite(seed, signal, (site) =>
    withBrowser(site, async (browser) => {
      for (const language of settings.locales) {
        for (const screenshot of screenshots) {
          const { scale, ...viewport } = screenshotScreens[screenshot.screen];
          const page = await browser.newPage({
            viewport,
            deviceScaleFactor: scale,
            colorScheme: 'light',
            reducedMotion: 'reduce',
          });
          const prefix = language === settings.baseLocale ? '' : `/${language}`;
          const address = `${site.address}${prefix}${shown[screenshot.name]}`;
          await page.goto(address, { waitUntil: 'networkidle' });
          const file = join(projectRoot, 'public', screenshotPath(screenshot, language));
          await mkdir(dirname(file), { recursive: true });
          const picture = sharp(await page.screenshot());
          await picture.webp({ quality: 80, effort: 6 }).toFile(file);
          await page.close();
          console.log(file);
        }
      }
    }),
  ),
);
