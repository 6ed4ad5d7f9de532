import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { LeadEvent } from '#data/desk.ts';
import { $user } from '#session/session.store.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { useTyped } from './use-typed.tsx';

const mona = { id: 'mona', name: 'Mona', email: 'mona@example.com', phone: null };
const events = [{ action: 'next', actor_name: 'Karim' }] as LeadEvent[];

function Step({ step }: { step: string }) {
  const typed = useTyped('next/1', { step }, step);
  return (
    <>
      <input
        aria-label="Step"
        value={typed.values.step}
        onChange={({ target }) => typed.change({ step: target.value })}
      />
      <ChangedMeanwhile typed={typed} events={events} actions={['next']} current={step} />
    </>
  );
}

const field = () => page.getByLabelText('Step');

beforeEach(() => {
  sessionStorage.clear();
  $user.set(mona);
});
afterEach(() => $user.set(null));

test('a field that nobody touched follows the others', async () => {
  const { rerender } = await render(<Step step="Call" />);
  await rerender(<Step step="Write" />);
  await expect.element(field()).toHaveValue('Write');
  await expect.element(page.getByRole('status')).toHaveTextContent('');
});

test('what was typed stays, with a notice of who changed what, and a choice', async () => {
  const { rerender } = await render(<Step step="Call" />);
  await field().fill('Call about the price');
  await rerender(<Step step="Write" />);
  await expect.element(field()).toHaveValue('Call about the price');
  await expect.element(page.getByText('Karim changed this meanwhile')).toBeVisible();
  await expect.element(page.getByText('Write', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Keep what I typed' }).click();
  await expect.element(field()).toHaveValue('Call about the price');
  await expect.element(page.getByText('Karim changed this meanwhile')).not.toBeInTheDocument();
  await rerender(<Step step="Visit" />);
  await page.getByRole('button', { name: 'Use theirs' }).click();
  await expect.element(field()).toHaveValue('Visit');
});

test('what was typed is there again after a sign-in, and only for the same person', async () => {
  const first = await render(<Step step="Call" />);
  await field().fill('Call about the price');
  first.unmount();
  $user.set({ ...mona, id: 'karim' });
  const second = await render(<Step step="Call" />);
  await expect.element(field()).toHaveValue('Call');
  second.unmount();
  $user.set(mona);
  await render(<Step step="Write" />);
  await expect.element(field()).toHaveValue('Call about the price');
  await expect.element(page.getByText('Karim changed this meanwhile')).toBeVisible();
});
