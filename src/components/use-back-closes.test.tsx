import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $held } from './back.store';
import { Dialog } from './Dialog';

/** A page with two dialogs, the second of which may stand above the first. */
function Page() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const close = (name: string) => setOpen((names) => names.filter((one) => one !== name));
  const dialog = (name: string, next: string) => (
    <Dialog open={open.includes(name)} onClose={() => close(name)} title={name}>
      <button type="button" onClick={() => setOpen([...open, next])}>{`Open ${next}`}</button>
      <button type="button" onClick={() => setOpen([next])}>{`Change to ${next}`}</button>
    </Dialog>
  );
  return (
    <>
      <button type="button" onClick={() => setOpen(['First'])}>
        Open First
      </button>
      {dialog('First', 'Second')}
      {dialog('Second', 'First')}
    </>
  );
}

const first = page.getByRole('dialog', { name: 'First' });
const second = page.getByRole('dialog', { name: 'Second' });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const untilBack = () => expect.poll(() => $held.get()).toBe(false);

test('Back closes a dialog and stays on the page', async () => {
  await render(<Page />);
  history.replaceState({ of: 'the page' }, '');
  await press('Open First');
  await expect.element(first).toBeVisible();
  history.back();
  await expect.element(first).not.toBeInTheDocument();
  expect(history.state).toEqual({ of: 'the page' });
});

test('a dialog that is closed in another way leaves no entry behind', async () => {
  await render(<Page />);
  history.replaceState({ of: 'the page' }, '');
  await press('Open First');
  await press('Close');
  await untilBack();
  expect(history.state).toEqual({ of: 'the page' });
});

test('a dialog that takes the place of another is closed by one Back', async () => {
  await render(<Page />);
  history.replaceState({ of: 'the page' }, '');
  await press('Open First');
  await press('Change to Second');
  await expect.element(first).not.toBeInTheDocument();
  await expect.element(second).toBeVisible();
  history.back();
  await expect.element(second).not.toBeInTheDocument();
  await untilBack();
  expect(history.state).toEqual({ of: 'the page' });
});

test('of two dialogs Back closes the upper one first', async () => {
  await render(<Page />);
  await press('Open First');
  await press('Open Second');
  await expect.element(second).toBeVisible();
  history.back();
  await expect.element(second).not.toBeInTheDocument();
  await expect.element(first).toBeVisible();
  await expect.poll(() => $held.get()).toBe(true);
  history.back();
  await expect.element(first).not.toBeInTheDocument();
  await untilBack();
});
