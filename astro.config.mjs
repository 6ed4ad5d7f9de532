import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwind from '@astrojs/tailwind';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { defineConfig, envField } from 'astro/config';

const site = process.env.PUBLIC_SITE_URL ?? process.env.URL ?? 'http://localhost:8888';

/** Pages for one person, or for the team; search engines have nothing to find there. */
const unlisted = /\/(?:signin|signup|reset-password|profile|orders|design|404)$/;

export default defineConfig({
  site,
  trailingSlash: 'never',
  // Builds that run side by side must not share what they have read.
  cacheDir: process.env.TAYAR_CACHE ?? './node_modules/.astro',
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  compressHTML: true,
  markdown: { syntaxHighlight: false },
  integrations: [
    tailwind({ applyBaseStyles: false }),
    react(),
    sitemap({ filter: (page) => !unlisted.test(page) }),
  ],
  env: {
    schema: {
      PUBLIC_SUPABASE_URL: envField.string({ context: 'client', access: 'public', url: true }),
      PUBLIC_SUPABASE_PUBLISHABLE_KEY: envField.string({ context: 'client', access: 'public' }),
      PUBLIC_SALES_PHONE: envField.string({ context: 'client', access: 'public', optional: true }),
    },
  },
  vite: {
    // Scripts of pages stand in files of their own, kept by the browser from page to page.
    build: { assetsInlineLimit: 0 },
    plugins: [paraglideVitePlugin({ project: './project.inlang', outdir: './src/paraglide' })],
  },
});
