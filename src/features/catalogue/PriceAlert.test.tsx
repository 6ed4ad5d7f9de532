import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $toasts } from '#components/toast.store.ts';
import { keepPriceMail } from '#session/favourites.store.ts';
import { setUser } from '#session/session.store.ts';
import { PriceAlert } from './PriceAlert.tsx';

const mona = { id: 'mona', name: 'Mona', email: 'mona@example.com', phone: null };
const seal = 'car:851bec1e-de27-487c-9ce4-aa5f0b4702d2';
const ask = page.getByRole('button', { name: 'Tell me when it falls' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setUser(null);
});

test('a visitor is asked to sign in, and what for', async () => {
  await render(<PriceAlert favourite={seal} />);
  await ask.click();
  await expect.poll(() => $toasts.get().at(-1)?.text).toContain('where to write when the price');
});

test('who is mailed reads so, and can stop it', async () => {
  setUser(mona);
  keepPriceMail(mona.id, seal, true);
  await render(<PriceAlert favourite="car:851bec1e" />);
  await expect.element(page.getByRole('status')).toHaveTextContent('We write to you when it falls');
  await expect.element(page.getByRole('button', { name: 'Stop these emails' })).toBeVisible();
  await expect.element(ask).not.toBeInTheDocument();
});
