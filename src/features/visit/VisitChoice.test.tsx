import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import VisitChoice from './VisitChoice.island.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', location.pathname);
});

test('a link that nobody knows says so, with the way to call us', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('{"error":"not_found"}', { status: 404 })),
  );
  history.replaceState(null, '', '?token=x');
  await render(<VisitChoice />);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/We don't know this link/);
  await expect.element(page.getByRole('link', { name: 'Call us' })).toBeVisible();
});
