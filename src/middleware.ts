import { defineMiddleware } from 'astro:middleware';
import { environment } from './config/environment';
import { withContentSecurityPolicy } from './site/content-security-policy.build';

/** Runs once per page while the site is built; the development server injects scripts that no policy foresees. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!isPage || import.meta.env.DEV) return response;
  const html = withContentSecurityPolicy(await response.text(), environment.supabaseUrl);
  return new Response(html, response);
});
