import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $user } from '#session/session.store.ts';
import InsuranceQuote from './InsuranceQuote.tsx';

vi.mock('#features/catalogue/find-car.ts', () => ({
  loadFinder: async () => ({ cars: [], search: () => [], named: () => undefined }),
}));
vi.mock('#data/requests.ts', () => ({ storeRequest: vi.fn(async () => {}) }));
vi.mock('#session/backend.ts', () => ({
  confirmedUser: async () => $user.get(),
  sessionBackend: async () => ({}),
}));

const mona = { id: 'u1', name: 'Mona', email: 'mona@example.com', phone: null };
const premiumRow = () => page.getByRole('row', { name: /^EGP a year/ });
const worth = () => page.getByLabelText('What is your car worth? (EGP)');

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  $user.set(null);
});

test('a visitor sees the plans in pounds, for a usual price and then for their own', async () => {
  await render(<InsuranceQuote />);
  await expect.element(premiumRow()).toMatchTextContent(/27,900.*31,000.*32,550/);
  await expect.element(page.getByRole('table')).toMatchTextContent('MOST POPULAR');
  await userEvent.type(worth(), '1200000');
  await expect.element(worth()).toHaveValue('1,200,000');
  await expect.element(premiumRow()).toMatchTextContent(/21,600.*24,000.*25,200/);
  await worth().fill('٢٠٠٠٠٠٠');
  await expect.element(worth()).toHaveValue('٢٬٠٠٠٬٠٠٠');
  await expect.element(premiumRow()).toMatchTextContent(/36,000.*40,000.*42,000/);
  await expect.element(page.getByLabelText('Current car price (EGP)')).toHaveValue('٢٬٠٠٠٬٠٠٠');
});

test('an address says what the car is worth', async () => {
  history.replaceState(null, '', '?value=1450000');
  await render(<InsuranceQuote />);
  await expect.element(worth()).toHaveValue('1,450,000');
  await expect.element(premiumRow()).toMatchTextContent(/26,100.*29,000.*30,450/);
  history.replaceState(null, '', location.pathname);
});

test('sending invites a visitor to sign in, and what they typed is theirs then', async () => {
  await render(<InsuranceQuote />);
  const typed = {
    Brand: 'BYD',
    Model: 'Seal',
    Year: '2024',
    'Current car price (EGP)': '2,200,000',
    'Owner name': 'Mona Sami',
    'Phone number': '01012345678',
  };
  for (const [label, text] of Object.entries(typed)) await page.getByLabelText(label).fill(text);
  await page.getByRole('button', { name: 'Get Quotes' }).click();
  const refusal = page.getByRole('alert');
  await expect
    .element(refusal)
    .toMatchTextContent(/Authentication Required.*Please sign in to access insurance services/);
  await expect.element(refusal.getByRole('link', { name: 'Call us' })).toBeVisible();
  $user.set(mona);
  await expect.element(refusal).not.toBeVisible();
  for (const [label, text] of Object.entries(typed)) {
    await expect.element(page.getByLabelText(label)).toHaveValue(text);
  }
});

test('the form stays as its owner left it where the session ends', async () => {
  $user.set(mona);
  await render(<InsuranceQuote />);
  await page.getByLabelText('Model').fill('Seal');
  $user.set(null);
  await expect.element(page.getByLabelText('Model')).toHaveValue('Seal');
  await expect.element(page.getByLabelText('Owner name')).toHaveValue('Mona');
});

test('what is missing or wrong is said at its field, and the first of them has the focus', async () => {
  $user.set(mona);
  await render(<InsuranceQuote />);
  await page.getByLabelText('Owner name').fill('');
  await page.getByLabelText('Phone number').fill('01312345678');
  await page.getByRole('button', { name: 'Get Quotes' }).click();
  for (const [label, message] of [
    ['Brand', 'Brand is required'],
    ['Model', 'Model is required'],
    ['Year', 'Year is required'],
    ['Current car price (EGP)', 'Car price is required'],
    ['Owner name', 'Owner name is required'],
    ['Phone number', 'Please enter a valid Egyptian phone number (e.g., 01012345678)'],
  ] as const) {
    await expect
      .element(page.getByLabelText(label))
      .toHaveAccessibleDescription(expect.stringContaining(message));
  }
  await expect.element(page.getByLabelText('Brand')).toHaveFocus();
});

test('another quote begins with an empty car, and with the owner', async () => {
  $user.set(mona);
  await render(<InsuranceQuote />);
  const typed = { Brand: 'BYD', Model: 'Seal', Year: '2024', 'Phone number': '01012345678' };
  for (const [label, text] of Object.entries({
    ...typed,
    'Current car price (EGP)': '2,200,000',
  })) {
    await page.getByLabelText(label).fill(text);
  }
  await page.getByRole('button', { name: 'Get Quotes' }).click();
  await expect
    .element(page.getByRole('heading', { name: 'Your quotes', exact: true }))
    .toHaveFocus();
  await page.getByRole('button', { name: 'Get another quote' }).click();
  await expect.element(page.getByRole('heading', { name: 'Get your quotes' })).toHaveFocus();
  await expect.element(page.getByLabelText('Brand')).toHaveValue('');
  await expect.element(page.getByLabelText('Owner name')).toHaveValue('Mona');
});
