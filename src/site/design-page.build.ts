import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * The page that shows every part of the design system is for developers: it is there while they work and where tests
 * ask for it (`TAYAR_DESIGN_PAGE=on`), and is not published.
 */
export function designPage(): AstroIntegration {
  return {
    name: 'tayar:design-page',
    hooks: {
      'astro:config:setup': ({ command, config, injectRoute }) => {
        if (command !== 'dev' && process.env.TAYAR_DESIGN_PAGE !== 'on') return;
        const entrypoint = fileURLToPath(new URL('pages/_design.astro', config.srcDir));
        injectRoute({ pattern: '/design', entrypoint });
      },
    },
  };
}
