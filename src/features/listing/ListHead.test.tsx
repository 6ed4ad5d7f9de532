import { createRef } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $toasts } from '#components/toast.store.ts';
import { stayHere } from '#lib/leaving-fixture.ts';
import { explainRefusal } from '#session/prompt.ts';
import { setUser } from '#session/session.store.ts';
import { ListHead } from './ListHead.tsx';

test('without an account, advice leads to the sign-in page, which says why', async () => {
  const left = stayHere();
  setUser(null);
  await render(<ListHead view="models" brands={2} models={9} heading={createRef()} />);
  await page.getByRole('button', { name: 'Help Me Choose' }).click();
  await expect.poll(() => left[0]).toMatch(/^\/signin\?redirect=/);
  explainRefusal();
  expect($toasts.get().at(-1)?.text).toBe('Please sign in to get assistance choosing a car.');
});
