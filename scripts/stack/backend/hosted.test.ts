import { expect, test } from 'vitest';
import { forBrowsers } from './hosted.ts';

/** An engine that records its requests and answers calls about accounts as the real one does: without CORS headers. */
async function asked(path: string, method: string) {
  let seen = '';
  const handler = forBrowsers(async (request) => {
    seen = `${request.method} ${new URL(request.url).pathname}`;
    return new Response('{"ok":true}', { status: 201, headers: { 'x-own': 'kept' } });
  });
  const response = await handler(new Request(`http://127.0.0.1${path}`, { method }), null);
  return { seen, response };
}

test.each([
  ['/rest/v1/rpc/catalogue_changes', 'OPTIONS', 'OPTIONS /rest/v1/brands'],
  ['/auth/v1/token?grant_type=password', 'OPTIONS', 'OPTIONS /rest/v1/brands'],
  ['/rest/v1/cars', 'OPTIONS', 'OPTIONS /rest/v1/cars'],
  ['/auth/v1/token', 'POST', 'POST /auth/v1/token'],
])('%s %s reaches the engine as %s', async (path, method, expected) => {
  expect((await asked(path, method)).seen).toBe(expected);
});

test('no uploaded file is taken for a page', async () => {
  const { response } = await asked('/storage/v1/object/public/catalogue/a.jpg', 'GET');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('every answer may be read by pages of the site, and is the same otherwise', async () => {
  const { response } = await asked('/auth/v1/token', 'POST');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('x-own')).toBe('kept');
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ ok: true });
});

test('an answer without a body stays one', async () => {
  const handler = forBrowsers(async () => new Response(null, { status: 204 }));
  const response = await handler(new Request('http://127.0.0.1/auth/v1/logout'), null);
  expect(response.status).toBe(204);
});
