import { paths } from '#config/paths.ts';
import { productName } from '#config/product-name.ts';
import { screenshotPath, screenshotScreens, screenshots } from '#config/screenshots.ts';
import { m } from '#paraglide/messages.js';
import { getLocale, getTextDirection } from '#paraglide/runtime.js';
import { themes } from '#styles/tokens.ts';

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The site in pictures, for people who are asked whether to install it. */
function pictures() {
  const labels = {
    home: m.offline_manifest_home(),
    cars: m.offline_manifest_cars(),
    car: m.offline_manifest_car(),
  };
  return screenshots.map((screenshot) => {
    const { width, height, scale } = screenshotScreens[screenshot.screen];
    return {
      src: screenshotPath(screenshot, getLocale()),
      sizes: `${width * scale}x${height * scale}`,
      type: 'image/webp',
      form_factor: screenshot.screen,
      label: labels[screenshot.name],
    };
  });
}

/** The web app manifest, with which devices install the site. */
export function manifest() {
  return {
    id: paths.home,
    name: `${productName()}: ${m.offline_manifest_title()}`,
    short_name: productName(),
    description: m.offline_manifest_description(),
    lang: getLocale(),
    dir: getTextDirection(getLocale()),
    start_url: paths.home,
    // The other language is within the app.
    scope: '/',
    display: 'standalone',
    theme_color: themes.light.canvas,
    background_color: themes.light.canvas,
    categories: ['shopping', 'auto'],
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
    screenshots: pictures(),
    shortcuts: [
      { name: m.offline_cars(), url: paths.cars },
      { name: m.offline_chargers(), url: paths.chargers },
    ],
  };
}
