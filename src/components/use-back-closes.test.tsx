import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { entriesAbovePage } from './back.ts';
import { Dialog } from './Dialog.tsx';

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
    <div style={{ blockSize: '400vh', paddingBlockStart: '100vh' }}>
      <button type="button" onClick={() => setOpen(['First'])}>
        Open First
      </button>
      {dialog('First', 'Second')}
      {dialog('Second', 'First')}
    </div>
  );
}

const first = page.getByRole('dialog', { name: 'First' });
const second = page.getByRole('dialog', { name: 'Second' });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const entry = () => Reflect.get(Object(history.state), 'entry');
const usualAddress = location.href;

/** The page below the one that each test begins at. */
beforeEach(() => {
  history.pushState({ entry: 'before' }, '');
  history.pushState({ entry: 'page' }, '');
});

afterEach(() => {
  history.replaceState(null, '', usualAddress);
});

test('Back closes a dialog and stays on the page; Back again leaves it', async () => {
  await render(<Page />);
  await press('Open First');
  await expect.element(first).toBeVisible();
  history.back();
  await expect.element(first).not.toBeInTheDocument();
  expect(entry()).toBe('page');
  history.back();
  await expect.poll(entry).toBe('before');
});

test('after a dialog was closed in another way, one Back leaves the page', async () => {
  await render(<Page />);
  await press('Open First');
  await press('Close');
  await expect.element(first).not.toBeInTheDocument();
  history.back();
  await expect.poll(entry).toBe('before');
});

test('to close a dialog never goes back, which would call off a navigation', async () => {
  await render(<Page />);
  const moves: number[] = [];
  const listener = () => moves.push(1);
  await press('Open First');
  addEventListener('popstate', listener, { capture: true });
  await press('Close');
  await expect.element(first).not.toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 100));
  removeEventListener('popstate', listener, { capture: true });
  expect(moves).toEqual([]);
});

test('opened again and again, it adds one entry to the history', async () => {
  await render(<Page />);
  await press('Open First');
  await press('Close');
  await expect.element(first).not.toBeInTheDocument();
  const { length } = history;
  await press('Open First');
  await expect.element(first).toBeVisible();
  expect(history.length).toBe(length);
  expect(entriesAbovePage()).toBe(1);
  history.back();
  await expect.element(first).not.toBeInTheDocument();
  expect(entry()).toBe('page');
});

test('a dialog that takes the place of another is closed by one Back', async () => {
  await render(<Page />);
  await press('Open First');
  await press('Change to Second');
  await expect.element(first).not.toBeInTheDocument();
  await expect.element(second).toBeVisible();
  history.back();
  await expect.element(second).not.toBeInTheDocument();
  expect(entry()).toBe('page');
});

test('of two dialogs Back closes the upper one first', async () => {
  await render(<Page />);
  await press('Open First');
  await press('Open Second');
  await expect.element(second).toBeVisible();
  history.back();
  await expect.element(second).not.toBeInTheDocument();
  await expect.element(first).toBeVisible();
  history.back();
  await expect.element(first).not.toBeInTheDocument();
  expect(entry()).toBe('page');
});

test('what the page listens to in its history is not told of it, and its address stays', async () => {
  await render(<Page />);
  await press('Open First');
  await press('Close');
  await expect.element(first).not.toBeInTheDocument();
  // Something of the page changes its address, as filters do.
  const address = new URL(location.href);
  address.searchParams.set('category', 'home');
  history.replaceState(history.state, '', address);
  const heard: unknown[] = [];
  const listener = () => heard.push(history.state);
  addEventListener('popstate', listener);
  await press('Open First');
  await expect.element(first).toBeVisible();
  history.back();
  await expect.element(first).not.toBeInTheDocument();
  removeEventListener('popstate', listener);
  expect(heard).toEqual([]);
  expect(location.search).toContain('category=home');
});

test('the page does not move, although it was scrolled since the entry was made', async () => {
  await render(<Page />);
  await press('Open First');
  await press('Close');
  await expect.element(first).not.toBeInTheDocument();
  scrollTo(0, 300);
  await press('Open First');
  await expect.element(first).toBeVisible();
  const before = scrollY;
  history.back();
  await expect.element(first).not.toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(scrollY).toBe(before);
  expect(history.scrollRestoration).toBe('auto');
});
