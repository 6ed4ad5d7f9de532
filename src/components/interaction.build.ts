import type { AstroIntegration } from 'astro';

/** Adds `client:interaction`, by which islands wait until somebody is about to use them. */
export const interaction: AstroIntegration = {
  name: 'tayar:interaction',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'interaction', entrypoint: './src/components/interaction.ts' }),
  },
};
