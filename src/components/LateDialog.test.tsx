import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LateFormDialog } from './LateDialog.tsx';

const code = vi.hoisted(() => ({ fetched: 0, isMissing: false }));

function NameForm({ label }: { label: string }) {
  return <input aria-label={label} />;
}

async function loadForm() {
  code.fetched += 1;
  if (code.isMissing) throw new Error('The file is gone');
  return NameForm;
}

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Rename
      </button>
      <LateFormDialog load={loadForm} open={open} onClose={() => setOpen(false)} title="Name">
        {(Form) => <Form label="New name" />}
      </LateFormDialog>
    </>
  );
}

const dialog = page.getByRole('dialog', { name: 'Name' });
const press = () => page.getByRole('button', { name: 'Rename' }).click();

beforeEach(() => {
  Object.assign(code, { fetched: 0, isMissing: false });
});

test('its code is fetched when it first opens, once, and the first field has the focus', async () => {
  await render(<Opener />);
  expect(code.fetched).toBe(0);
  await press();
  await expect.element(page.getByLabelText('New name')).toHaveFocus();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await press();
  await expect.element(dialog).toBeVisible();
  expect(code.fetched).toBe(1);
});

test('where the code is missing, the next press asks for it again', async () => {
  code.isMissing = true;
  await render(<Opener />);
  await press();
  await expect.poll(() => code.fetched).toBe(1);
  await expect.element(dialog).not.toBeInTheDocument();
  code.isMissing = false;
  await press();
  await expect.element(dialog).toBeVisible();
});
