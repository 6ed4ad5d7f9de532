import { lazy, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Island } from '#components/Island.tsx';
import { Toaster } from '#components/Toaster.tsx';
import { $toasts, notify } from '#components/toast.store.ts';
import { reportMissingCode } from './missing-code.ts';

reportMissingCode();

const refusal = new TypeError('Failed to fetch dynamically imported module');

/** As Vite does where an `import()` fails. */
async function importGone(): Promise<never> {
  const event = Object.assign(new Event('vite:preloadError'), { payload: refusal });
  dispatchEvent(event);
  throw refusal;
}

const serve = (isReachable: boolean) =>
  vi.spyOn(window, 'fetch').mockImplementation(async () => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    return new Response();
  });

const shown = () => $toasts.get().find(({ open }) => open);

beforeEach(() => $toasts.set([]));
afterEach(() => vi.restoreAllMocks());

test('a file that is gone says that the site was updated, and offers to reload, for as long as it takes', async () => {
  serve(true);
  render(<Toaster />);
  await importGone().catch(() => undefined);
  await expect.element(page.getByText('The site was updated').first()).toBeVisible();
  const reload = page.getByRole('link', { name: 'Reload' });
  await expect.element(reload).toHaveAttribute('href', location.pathname + location.search);
  expect(shown()?.lasting).toBe(true);
});

test('the reason takes the place of what the handler guessed', async () => {
  serve(true);
  await importGone().catch(() => notify('error', { text: 'Please check your connection.' }));
  await expect.poll(() => shown()?.title).toBe('The site was updated');
});

test('without a connection it says that instead, once', async () => {
  serve(false);
  await importGone().catch(() => undefined);
  await expect.poll(() => shown()?.title).toBe("We couldn't load that");
  await importGone().catch(() => notify('error', { text: 'It could not be saved.' }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(shown()?.text).toBe('It could not be saved.');
});

test('a part whose code is gone says so in its place, in words of ours', async () => {
  serve(true);
  vi.spyOn(console, 'error').mockReturnValue();
  const Gone = lazy(importGone);
  render(
    <Island>
      <Suspense>
        <Gone />
      </Suspense>
    </Island>,
  );
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect.element(page.getByText("We couldn't load that").first()).toBeVisible();
  expect(document.body.textContent).not.toContain('dynamically');
});
