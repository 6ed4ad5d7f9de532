import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { locales } from '#paraglide/runtime.js';
import { screenshotPath, screenshotScreens, screenshots } from './screenshots.ts';

test.each(locales)(
  'the pictures for devices are there, as large as promised: %s',
  async (locale) => {
    for (const screenshot of screenshots) {
      const path = screenshotPath(screenshot, locale);
      const { format, width, height } = await sharp(join('public', path)).metadata();
      const screen = screenshotScreens[screenshot.screen];
      const promised = {
        format: 'webp',
        width: screen.width * screen.scale,
        height: screen.height * screen.scale,
      };
      expect.soft({ format, width, height }, path).toEqual(promised);
    }
  },
);
