import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $toasts } from '#components/toast.store.ts';
import { $dialog, closeRequest, openRequest } from '#features/request/dialog.store.ts';
import { RequestButton } from '#features/request/RequestButton.tsx';
import { RequestDialog } from '#features/request/RequestDialog.tsx';
import { stayHere } from '#lib/leaving-fixture.ts';
import { rememberIntention } from '#session/intention.ts';
import { explainRefusal } from '#session/prompt.ts';
import { $user } from '#session/session.store.ts';
import RequestDialogs from './RequestDialogs.tsx';

const imports = vi.hoisted(() => ({ fail: false }));

vi.mock('./request-forms.tsx', () => ({
  importForm: async () => {
    if (imports.fail) throw new TypeError('Failed to fetch dynamically imported module');
    return {
      default: ({ car, onClosed }: { car: { brand: string } | null; onClosed: () => void }) => (
        <RequestDialog title="Finance" onClosed={onClosed}>
          <input aria-label="Brand" defaultValue={car?.brand} />
        </RequestDialog>
      ),
    };
  },
}));

const car = { id: '1', brand: 'BYD', model: 'Seal', price: null };
const person = { id: 'u1', name: 'Mona', email: 'mona@example.com', phone: null };

beforeEach(() => {
  imports.fail = false;
  $user.set(person);
  $toasts.set([]);
  closeRequest();
});

test('a button opens the dialog with the car of the page, and has the focus again afterwards', async () => {
  render(
    <>
      <RequestButton kind="finance">Ask</RequestButton>
      <RequestDialogs car={car} />
    </>,
  );
  const button = page.getByRole('button', { name: 'Ask' });
  await button.click();
  await expect.element(page.getByRole('dialog', { name: 'Finance' })).toBeVisible();
  await expect.element(page.getByLabelText('Brand')).toHaveValue('BYD');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect($dialog.get()).toBeNull();
  await expect.element(button).toHaveFocus();
});

test('each opening starts with a new form', async () => {
  render(<RequestDialogs car={car} />);
  openRequest('finance');
  await page.getByLabelText('Brand').fill('Kia');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  openRequest('finance');
  await expect.element(page.getByLabelText('Brand')).toHaveValue('BYD');
});

test('a dialog that cannot be loaded shows a message, and the next press retries', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  render(<RequestDialogs car={null} />);
  imports.fail = true;
  openRequest('insurance');
  await expect.poll(() => $toasts.get().at(-1)?.title).toBe("We couldn't load that");
  expect($dialog.get()).toBeNull();
  imports.fail = false;
  openRequest('insurance');
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test('insurance refuses a visitor, and shows the plans without an account', () => {
  $user.set(null);
  openRequest('insurance', { ...car, price: 1_450_000 });
  expect($toasts.get().at(-1)?.ways?.[0]).toEqual({
    label: 'See the plans without an account',
    href: '/services/insurance?value=1450000',
  });
});

test('advice on chargers leads a visitor to the sign-in page, which says why', async () => {
  const left = stayHere();
  $user.set(null);
  await render(<RequestButton kind="charger_advice">Ask</RequestButton>);
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect.poll(() => left[0]).toMatch(/^\/signin\?redirect=/);
  expect($dialog.get()).toBeNull();
  explainRefusal();
  expect($toasts.get().at(-1)?.text).toBe('Please sign in to get assistance choosing a charger.');
});

test('a visitor who had to sign in first finds the dialog open', async () => {
  rememberIntention({ action: 'finance', path: location.pathname });
  render(<RequestDialogs car={car} />);
  await expect.element(page.getByLabelText('Brand')).toHaveValue('BYD');
});

test('the form stays open where the session ends', async () => {
  render(<RequestDialogs car={car} />);
  openRequest('finance');
  await page.getByLabelText('Brand').fill('Kia');
  $user.set(null);
  await expect.element(page.getByLabelText('Brand')).toHaveValue('Kia');
});

test('a page that comes back from the history for somebody else closes the dialog', async () => {
  render(<RequestDialogs car={car} />);
  openRequest('finance');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  $user.set({ ...person, id: 'u2' });
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
