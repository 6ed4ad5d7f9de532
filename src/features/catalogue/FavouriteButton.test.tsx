import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $toasts } from '#components/toast.store.ts';
import { setUser } from '#session/session.store.ts';
import { FavouriteButton } from './FavouriteButton.tsx';

const backend = vi.hoisted(() => ({ saveFavourite: vi.fn(), savedBy: vi.fn() }));
vi.mock('#session/save-favourite.ts', () => backend);

test('a heart fills at once, is busy until it is stored, and empties again where that fails', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  backend.savedBy.mockResolvedValue({ keys: [], mailed: [] });
  setUser({ id: 'mona', name: 'Mona', email: 'mona@example.com', phone: null });
  await render(<FavouriteButton item="car" recordKey="1" name="BYD Seal" />);
  const heart = page.getByRole('button', { name: 'Favorite: BYD Seal' });
  await expect.poll(() => backend.savedBy.mock.calls.length).toBe(1);
  const { promise, reject } = Promise.withResolvers<never>();
  backend.saveFavourite.mockReturnValueOnce(promise);
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.element(heart).toHaveAttribute('aria-busy', 'true');
  await heart.click();
  expect(backend.saveFavourite).toHaveBeenCalledOnce();
  reject(new Error('No answer'));
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  await expect.element(heart).not.toHaveAttribute('aria-busy');
  expect($toasts.get().at(-1)?.text).toBe('Something went wrong. Please try again.');
});
