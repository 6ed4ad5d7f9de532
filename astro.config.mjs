import react from '@astrojs/react';
import tailwind from '@astrojs/tailwind';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { defineConfig, envField, fontProviders } from 'astro/config';
import { offlineWorker } from './src/features/offline/worker-file.build.ts';

const site = process.env.PUBLIC_SITE_URL ?? process.env.URL ?? 'http://localhost:8888';
const backend = process.env.PUBLIC_SUPABASE_URL ?? '';

/** Adds `client:interaction`, by which islands wait until somebody is about to use them. */
const interaction = {
  name: 'tayar:interaction',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'interaction', entrypoint: './src/ui/interaction.ts' }),
  },
};

const publicText = envField.string({ context: 'client', access: 'public', optional: true });

export default defineConfig({
  site,
  trailingSlash: 'never',
  // Builds that run side by side must not share their caches.
  cacheDir: process.env.TAYAR_CACHE ?? './node_modules/.astro',
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 16 },
  markdown: { syntaxHighlight: false },
  i18n: { locales: ['en', 'ar'], defaultLocale: 'en' },
  integrations: [tailwind({ applyBaseStyles: false }), react(), interaction, offlineWorker()],
  fonts: [
    {
      name: 'Instrument Sans',
      cssVariable: '--font-latin',
      provider: fontProviders.local(),
      fallbacks: ['sans-serif'],
      options: {
        variants: [
          {
            weight: '400 600',
            style: 'normal',
            src: ['./src/assets/fonts/instrument-sans.woff2'],
          },
        ],
      },
    },
    {
      name: 'Readex Pro',
      cssVariable: '--font-arabic',
      provider: fontProviders.local(),
      fallbacks: ['sans-serif'],
      options: {
        variants: [
          { weight: '400 600', style: 'normal', src: ['./src/assets/fonts/readex-pro.woff2'] },
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
