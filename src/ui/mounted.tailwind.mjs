import site from '../../tailwind.config.mjs';

/**
 * Utilities for what scripts add to a page that has no island: its HTML keeps only the rules that it needs itself.
 * Each stands below `.mounted`, so that none of them changes the page.
 * @type {import('tailwindcss').Config}
 */
export default {
  ...site,
  content: ['./src/{ui,features}/**/*.tsx', './src/ui/*.ts', '!./src/**/*.test.*'],
  important: '.mounted',
};
