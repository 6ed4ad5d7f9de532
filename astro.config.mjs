import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwind from '@astrojs/tailwind';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { defineConfig, envField, fontProviders } from 'astro/config';
import { offlineWorker } from './src/features/offline/worker-file.build.ts';

const site = process.env.PUBLIC_SITE_URL ?? process.env.URL ?? 'http://localhost:8888';
const backend = process.env.PUBLIC_SUPABASE_URL ?? '';

/** Pages about one person or device, and the page for developers: no search engine lists them. */
const personal = /\/(404|offline|orders|profile|reset-password|signin|signup|design)$/;

/** Adds `client:interaction`, by which islands wait until somebody is about to use them. */
const interaction = {
  name: 'tayar:interaction',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'interaction', entrypoint: './src/ui/interaction.ts' }),
  },
};

/** A script of a variable font, from its package. */
const variant = (font, script, weight, unicodeRange) => ({
  weight,
  style: 'normal',
  src: [`@fontsource-variable/${font}/files/${font}-${script}-wght-normal.woff2`],
  ...(unicodeRange && { unicodeRange }),
});

const publicText = envField.string({ context: 'client', access: 'public', optional: true });

export default defineConfig({
  site,
  trailingSlash: 'never',
  // Builds that run side by side must not share their caches.
  cacheDir: process.env.TAYAR_CACHE ?? './node_modules/.astro',
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 16 },
  markdown: { syntaxHighlight: false },
  i18n: { locales: ['en', 'ar'], defaultLocale: 'en' },
  integrations: [
    tailwind({ applyBaseStyles: false }),
    react(),
    interaction,
    sitemap({
      filter: (page) => !personal.test(new URL(page).pathname),
      i18n: { defaultLocale: 'en', locales: { en: 'en', ar: 'ar' } },
    }),
    offlineWorker(),
  ],
  fonts: [
    {
      name: 'Instrument Sans',
      cssVariable: '--font-latin',
      provider: fontProviders.local(),
      fallbacks: ['sans-serif'],
      options: { variants: [variant('instrument-sans', 'latin', '400 700')] },
    },
    {
      name: 'Readex Pro',
      cssVariable: '--font-arabic',
      provider: fontProviders.local(),
      fallbacks: ['sans-serif'],
      options: {
        variants: [
          variant('readex-pro', 'arabic', '160 700', ['U+0600-06FF', 'U+0750-077F', 'U+FB50-FEFC']),
          variant('readex-pro', 'latin', '160 700', ['U+0000-00FF', 'U+2000-206F', 'U+2190-22FF']),
        ],
      },
    },
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
      PUBLIC_SUPABASE_URL: envField.string({ context: 'client', access: 'public', url: true }),
      PUBLIC_SUPABASE_PUBLISHABLE_KEY: envField.string({ context: 'client', access: 'public' }),
      PUBLIC_GOOGLE_SIGN_IN: envField.boolean({
        context: 'client',
        access: 'public',
        optional: true,
      }),
      PUBLIC_SALES_PHONE: publicText,
      PUBLIC_OFFLINE: envField.enum({
        context: 'client',
        access: 'public',
        values: ['off'],
        optional: true,
      }),
    },
  },
  vite: {
    plugins: [
      paraglideVitePlugin({
        project: './project.inlang',
        outdir: './src/paraglide',
        strategy: ['globalVariable', 'baseLocale'],
      }),
    ],
  },
});
