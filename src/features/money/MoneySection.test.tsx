import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Car } from '#domain/car.ts';
import { sampleCar } from '#domain/fixture.ts';
import { moneyFigures, sampleMoney } from '#domain/money-fixture.ts';
import { sampleTariffs } from '#domain/tariffs-fixture.ts';
import { $loanPlan } from './loan-plan.store.ts';
import { loanPlanFor } from './loan-plan.ts';
import { MoneySection } from './MoneySection.tsx';

const seal = sampleCar();
const { recordId: id, brand, name: model, price } = seal;
const requested = { id, brand, model, price };
const sampleBlank = sampleCar({ price: null, range: null, batteryCapacity: 0 });

const open = (car: Car = seal) =>
  render(<MoneySection car={car} rates={sampleTariffs} facts={sampleMoney} />);
const answerWith = (answer: () => Response) =>
  vi.spyOn(window, 'fetch').mockImplementation(async () => answer());
const press = (name: string) => page.getByRole('button', { name }).click();
const shown = page.getByRole('region', { name: 'What it costs you' });
const expectText = (pattern: RegExp) =>
  expect.poll(() => shown.element().textContent ?? '').toMatch(pattern);

beforeEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', location.pathname);
  answerWith(() => Response.json(moneyFigures));
});

test('the usual figures are read without a press, and say what is not known', async () => {
  await open();
  // 2,200,000 + 39,600 + 120 + 25,000 + 15,000.
  await expectText(/Total without the licenceEGP\s2,279,720/);
  await expectText(/Licence feeNot known/);
  await expectText(/95 octaneEGP\s2,400/);
});

test('a car without any data gets no figures', async () => {
  await open(sampleBlank);
  await expectText(/The price is not known yet/);
  await expectText(/battery or the range of this car is not known/);
  expect(shown.element().textContent).not.toContain('Instalment');
});

test('figures are typed and slid, and the address and the form for financing follow', async () => {
  await open();
  await press('Use your own figures');
  await page.getByRole('textbox', { name: 'Down payment, EGP' }).fill('١ مليون');
  await expectText(/To financeEGP\s1,200,000/);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('slider', { name: 'Down payment, EGP' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expectText(/To financeEGP\s1,190,000/);
  await expect.poll(() => location.search).toBe('?down=1010000');
  expect($loanPlan.get()).toEqual({
    carId: seal.recordId,
    downPayment: 1_010_000,
    months: 60,
  });
  await page.getByRole('textbox', { name: 'Down payment, EGP' }).fill('660,000');
  await expect.poll(() => location.search).toBe('?down=660000');
});

test('a down payment that nobody has changed stands in the address, which leads through sign-in', async () => {
  await open();
  await press('Use your own figures');
  await expect.poll(() => location.search).toBe('?down=660000');
  $loanPlan.set(null);
  expect(loanPlanFor(requested)).toEqual({
    carId: seal.recordId,
    downPayment: 660_000,
    months: 60,
  });
});

test('nonsense gets a sentence, and its own result waits', async () => {
  await open();
  await press('Use your own figures');
  const km = page.getByRole('textbox', { name: 'Kilometres a month' });
  await km.fill('far');
  await expect.element(km).toHaveAccessibleDescription('Please enter a figure from 1 to 20,000.');
  await expectText(/Correct the figure above/);
  await expectText(/To financeEGP\s1,540,000/);
});

test('a percentage of the price is a down payment, and of nothing else', async () => {
  history.replaceState(null, '', '?down=20%');
  await open();
  const down = page.getByRole('textbox', { name: 'Down payment, EGP' });
  await expect.element(down).toHaveValue('440,000');
  await expect.element(down).toHaveAccessibleDescription(/^EGP\s440,000, 20% of the price$/);
  await down.fill('30 %');
  await expect.element(down).toHaveAccessibleDescription(/^EGP\s660,000, 30% of the price$/);
  await expectText(/To financeEGP\s1,540,000/);
  await expect.poll(() => location.search).toBe('?down=660000');
  await down.fill('130%');
  await expect.element(down).toHaveAccessibleDescription(/or a percentage of the price/);
  const petrol = page.getByRole('textbox', { name: 'Price of the petrol car, EGP' });
  await petrol.fill('80%');
  await expect.element(petrol).toHaveAccessibleDescription(/not a percentage/);
});

test('an address opens the tool with what it says', async () => {
  history.replaceState(null, '', '?km=2000&petrol=1500000&home=0');
  await open();
  await expect
    .element(page.getByRole('textbox', { name: 'Kilometres a month' }))
    .toHaveValue('2,000');
  // 2,200,000 without a charger, for who charges in public only.
  await expectText(/costs EGP\s700,000 more/);
  expect(shown.element().textContent).not.toContain('Home charger');
});

test('a rate that the table does not have is said to be missing', async () => {
  answerWith(() => Response.json(moneyFigures.filter(({ id }) => !/^loan_cib|petrol_80/.test(id))));
  await open();
  await press('Use your own figures');
  await expectText(/Reducing rate, a monthNot known/);
  await expectText(/80 octaneNot knownOur table of rates has none/);
});

test('without an answer the usual figures stay, and it can be tried again', async () => {
  answerWith(() => new Response('', { status: 500 }));
  await open();
  await press('Use your own figures');
  await expect.element(page.getByText('The calculator could not be loaded')).toBeVisible();
  await expectText(/Total without the licence/);
  answerWith(() => Response.json(moneyFigures));
  await press('Try again');
  await expect.element(page.getByRole('textbox', { name: 'Months to pay' })).toHaveValue('60');
});
