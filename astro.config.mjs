import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwind from '@astrojs/tailwind';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { defineConfig, envField } from 'astro/config';
import { listLeftOut } from '#catalogue/left-out.build.ts';
import { interaction } from '#components/interaction.build.ts';
import { offlineWorker } from '#features/offline/worker-file.build.ts';
import { assetHeaders } from '#lib/asset-headers.build.ts';
import { fonts } from '#styles/fonts.build.ts';

const backend = process.env.PUBLIC_SUPABASE_URL ?? '';

/** Pages about one person or device: no search engine lists them. */
const unlisted =
  /\/(404|offline|orders|profile|reset-password|signin|signup|unsubscribe|visit|sales(\/.*)?)$/;

const inBrowser = { context: 'client', access: 'public' };

export default defineConfig({
  site: process.env.PUBLIC_SITE_URL ?? process.env.URL ?? 'http://localhost:8888',
  trailingSlash: 'never',
  // Builds that run side by side must not share their caches.
  cacheDir: process.env.TAYAR_CACHE ?? './node_modules/.astro',
  build: { format: 'file', inlineStylesheets: 'auto', concurrency: 16 },
  markdown: { syntaxHighlight: false },
  i18n: { locales: ['en', 'ar'], defaultLocale: 'en' },
  fonts,
  integrations: [
    tailwind({ applyBaseStyles: false }),
    react(),
    interaction,
    sitemap({ filter: (page) => !unlisted.test(new URL(page).pathname) }),
    offlineWorker(),
    listLeftOut(),
    assetHeaders(),
  ],
  security: {
    csp: {
      // netlify.toml sends what a page cannot say about itself.
      directives: [
        "default-src 'self'",
        `img-src 'self' data: https: ${backend.startsWith('http:') ? backend : ''}`.trim(),
        `connect-src 'self' ${backend}`.trim(),
      ],
    },
  },
  env: {
    schema: {
      PUBLIC_SUPABASE_URL: envField.string({ ...inBrowser, url: true }),
      PUBLIC_SUPABASE_PUBLISHABLE_KEY: envField.string(inBrowser),
      PUBLIC_GOOGLE_SIGN_IN: envField.boolean({ ...inBrowser, optional: true }),
      PUBLIC_SALES_PHONE: envField.string({ ...inBrowser, optional: true }),
      PUBLIC_COMPANY_FOUNDERS: envField.string({ ...inBrowser, optional: true }),
      PUBLIC_COMPANY_REGISTER: envField.string({ ...inBrowser, optional: true }),
      PUBLIC_COMPANY_TAX: envField.string({ ...inBrowser, optional: true }),
      PUBLIC_COMPANY_PLACE: envField.string({ ...inBrowser, optional: true }),
      PUBLIC_MAP_TILES: envField.string({ ...inBrowser, optional: true }),
      PUBLIC_OFFLINE: envField.enum({ ...inBrowser, values: ['off'], optional: true }),
    },
  },
  vite: {
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // What every page loads by itself is one file, not a dozen requests one after the other.
              codeSplitting: {
                groups: [{ name: 'page', test: /layouts\/Document\.astro\?astro&type=script/ }],
              },
            },
          },
        },
      },
    },
    plugins: [
      paraglideVitePlugin({
        project: './project.inlang',
        outdir: './src/paraglide',
        strategy: ['globalVariable', 'baseLocale'],
      }),
    ],
  },
});
