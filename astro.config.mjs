import react from '@astrojs/react';
import tailwind from '@astrojs/tailwind';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { defineConfig, envField } from 'astro/config';
import messages from './project.inlang/settings.json' with { type: 'json' };
import { offlineWorker } from './src/features/offline/worker-file.build.ts';
import { designPage } from './src/site/design-page.build.ts';
import { languages } from './src/site/languages.build.ts';
import { prerender } from './src/site/prerender/integration.build.ts';
import { publicFiles } from './src/site/public-files.build.ts';

const site = process.env.PUBLIC_SITE_URL ?? process.env.URL ?? 'http://localhost:8888';

/** In the browser the page says its language; to find it out as Paraglide does takes 2 kB and leaves a cookie. */
const pageLocale = {
  name: 'tayar-page-locale',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source, importer = '') => {
    const isOfMessages = source === '../runtime.js' && /\/src\/paraglide\//.test(importer);
    return isOfMessages || source === '@/paraglide/runtime.js' ? '\0page-locale' : undefined;
  },
  load: (id) =>
    id === '\0page-locale'
      ? `export const experimentalStaticLocale = undefined, getLocale = () => document.documentElement.lang;
export const { baseLocale, locales } = ${JSON.stringify({ baseLocale: messages.baseLocale, locales: messages.locales })};`
      : undefined,
};

/** Paraglide makes the rules of plurals anew for each text that counts, which takes longer than to draw a card. */
const keptPlurals = {
  name: 'tayar-kept-plurals',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/src/paraglide/registry.js')
      ? `const rules = {};
export const plural = (locale, input, options) =>
  (rules[locale + (options.type ?? '')] ??= new Intl.PluralRules(locale, options)).select(Number(input));`
      : undefined,
};

/** Zod finds out by trying whether it may compile code, which a page's policy forbids and browsers report. */
const zodWithoutEval = {
  name: 'tayar-zod-without-eval',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code, id) =>
    id.endsWith('/zod/v4/core/core.js')
      ? code.replace('__zod_globalConfig = {}', '__zod_globalConfig = { jitless: true }')
      : undefined,
};

/**
 * Fetches the pieces of a script side by side. Without a connection they are asked for as files first: many browsers
 * remember that a module could not be had, and would not ask for it again once there is one. Vite's own also minds style
 * sheets, which no script here brings.
 */
const preloadHelper = {
  name: 'tayar-preload-helper',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `const asked = new Set();
const reach = async (piece) => {
  const response = await fetch('/' + piece).catch(() => ({ ok: false }));
  if (!response.ok) throw new TypeError('Failed to fetch ' + piece);
};
export const __vitePreload = async (load, pieces = []) => {
  if (!navigator.onLine) await Promise.all(pieces.map(reach));
  for (const piece of pieces) {
    if (asked.has(piece)) continue;
    asked.add(piece);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + piece;
    document.head.append(link);
  }
  return load();
};`
      : undefined,
};

/**
 * What several scripts share goes into a few files, each piece being far smaller than the request that it would take
 * alone. Only `react` and `cards` need React: `page` is on every page and must not lead to it. The
 * script of all pages is in it: else it would be a file that only asks for another, a round trip later.
 */
const sharedScripts = [
  {
    name: 'react',
    priority: 7,
    test: /\/node_modules\/(?:react|react-dom|scheduler|@astrojs\/react)\/|\/src\/ui\/(?:button|own-tab|state|Button|EmptyState|Skeleton)\.tsx?$/,
  },
  {
    name: 'page',
    priority: 6,
    test: /\/src\/(?:layouts\/Page\.astro|(?:site\/start|lib\/(?:once|is-shown)|ui\/wake|config\/catalogue-address)\.ts$)|paraglide\/registry\.js$|page-locale$|vite\/preload-helper/,
  },
  {
    name: 'visitor',
    priority: 4,
    test: /\/src\/(?:lib\/opened-by|features\/(?:recent\/recent|request\/asked-car))\.ts$/,
  },
  {
    name: 'stores',
    priority: 4,
    test: /\/node_modules\/nanostores\/|\/src\/(?:session\/session\.store|lib\/(?:follow-kept|stored-keys))\.ts$/,
  },
  {
    name: 'compare',
    priority: 4,
    test: /\/node_modules\/@nanostores\/persistent\/|\/src\/features\/compare\/(?:compare\.store|compared|comparison-address|keep-in-step|open-comparison)\.ts$|paraglide\/messages\/compare_car\.js$/,
  },
  {
    name: 'account',
    priority: 4,
    test: /\/src\/features\/account\/(?:account-page|arrival|awaited|reset-opened|typed-kept)\.ts$/,
  },
  {
    name: 'figures',
    priority: 5,
    test: /\/src\/(?:config\/product|lib\/(?:lazy|memoized|reader|enumeration|money|number|quantity|dates)|features\/(?:listing\/figure|catalogue\/(?:slug|electric-range|full-name))|paraglide\/messages\/(?:value_not|unit_km\b|unit_price|ui_(?:close|try_again)))\w*\.[jt]s$/,
  },
  {
    name: 'card-facts',
    priority: 3,
    test: /\/src\/(?:ui\/picture-sources|features\/catalogue\/card-facts|paraglide\/messages\/catalogue_favourite)\.[jt]s$/,
  },
  {
    name: 'cards',
    priority: 1,
    test: /\/src\/(?:ui\/Picture|features\/catalogue\/CarCard)\.tsx$/,
  },
];

/** Adds `client:interaction`, by which islands wait until somebody is about to use them. */
const interaction = {
  name: 'tayar:interaction',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'interaction', entrypoint: './src/ui/hydrate-on-interaction.ts' }),
  },
};

export default defineConfig({
  site,
  trailingSlash: 'never',
  // Builds that run side by side must not share what they have read.
  cacheDir: process.env.TAYAR_CACHE ?? './node_modules/.astro',
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 16 },
  compressHTML: true,
  markdown: { syntaxHighlight: false },
  integrations: [
    tailwind({ applyBaseStyles: false }),
    // Nothing here waits while it is drawn, and a stream for each part would cost a fifth of a large build.
    react({ experimentalDisableStreaming: true }),
    interaction,
    languages(),
    designPage(),
    publicFiles(),
    offlineWorker(),
    prerender(),
  ],
  env: {
    schema: {
      PUBLIC_SUPABASE_URL: envField.string({ context: 'client', access: 'public', url: true }),
      PUBLIC_SUPABASE_PUBLISHABLE_KEY: envField.string({ context: 'client', access: 'public' }),
      PUBLIC_GOOGLE_SIGN_IN: envField.boolean({
        context: 'client',
        access: 'public',
        optional: true,
      }),
      PUBLIC_SALES_PHONE: envField.string({ context: 'client', access: 'public', optional: true }),
      PUBLIC_OFFLINE: envField.enum({
        context: 'client',
        access: 'public',
        values: ['off'],
        optional: true,
      }),
    },
  },
  vite: {
    // Scripts of pages stand in files of their own, kept by the browser from page to page.
    build: { assetsInlineLimit: 0, modulePreload: false },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: sharedScripts },
              // Browsers that know this compile a script as it comes, beside the page, rather than piece by piece when
              // somebody waits for it.
              postBanner: '//# allFunctionsCalledOnLoad',
              // 'Header' rather than 'Header.astro_astro_type_script_index_0_lang': every page names its scripts.
              entryFileNames: ({ name }) => `_astro/${name.split('.astro_')[0]}.[hash].js`,
            },
          },
        },
      },
    },
    plugins: [
      pageLocale,
      keptPlurals,
      preloadHelper,
      zodWithoutEval,
      paraglideVitePlugin({ project: './project.inlang', outdir: './src/paraglide' }),
    ],
  },
});
