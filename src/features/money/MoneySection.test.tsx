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
  // 2,200,000 + 2 or 4 % of it + 120 + 25,000 + 15,000.
  await expectText(/Total before the licenceEGP\s2,284,120 to EGP\s2,328,120/);
  await expectText(/Not in the total: licence fee, registration at the notary, plates/);
  await expectText(/95 octaneEGP\s2,400/);
});

test('the market’s range for insurance is named, and our plans stand beside it', async () => {
  await open();
  await expectText(/Insurance, first year, as the market asksEGP\s44,000 to EGP\s88,000/);
  const plans = page.getByRole('link', { name: /^Our example plans: from EGP\s39,600 a year$/ });
  await expect.element(plans).toHaveAttribute('href', '/services/insurance?value=2200000');
  await press('Use your own figures');
  await expectText(/Your electricity meter/);
  await expect.element(plans).toBeVisible();
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

test('a coded meter has one price, one row at home, and a sentence', async () => {
  await open();
  await press('Use your own figures');
  const meter = page.getByRole('combobox', { name: 'Your electricity meter' });
  await expect.element(meter).toHaveAccessibleDescription(/27 August 2024.*decision 142\/2024/);
  await meter.selectOptions('Coded, EGP 2.23 from the first kWh');
  await expectText(/A coded meter bills every unit at EGP\s2\.23\..*no cheaper/);
  await expect.poll(() => location.search).toContain('meter=coded');
  expect(shown.element().textContent).not.toContain('own meter for the car');
});

test('interest decides against a dear car, and the person sets the rate', async () => {
  history.replaceState(null, '', '?petrol=1400000&litres=6.5');
  await open();
  // 2,200,000 + 40,000 - 1,400,000 at 19 %: 13,300 a month.
  await expectText(/costs EGP\s840,000 more\. That money would earn EGP\s13,300 a month/);
  await expectText(/92 octaneNever by energy/);
  await expectText(/at 6\.5 l\/100 km/);
  const rate = page.getByRole('textbox', { name: 'What your savings earn, % a year' });
  await expect.element(rate).toHaveValue('19');
  await expect.element(rate).toHaveAccessibleDescription(/12 February 2026|Central Bank of Egypt/);
  await rate.fill('0');
  await expectText(/92 octane[\d.]+ years/);
  await expect.poll(() => location.search).toContain('rate=0');
});

test('five years stand in a table, the petrol car beside this one once it has a price', async () => {
  await open();
  await press('Use your own figures');
  // 45 and 65 % of 2,200,000.
  await expectText(/Loss of value990,000 to 1,430,000/);
  await expect.element(shown.getByRole('table')).toBeVisible();
  await page.getByRole('textbox', { name: 'Price of the petrol car, EGP' }).fill('1.5 million');
  await expectText(/PartThis car, EGPPetrol car, EGP/);
  await expectText(/1,430,000450,000 to 750,000/);
  await expectText(/Charger at home40,000None/);
});

test('what is not in the total is named, with the price of an adapter', async () => {
  await open(sampleCar({ chargingProtocol: 'GB/T' }));
  await expectText(/GB\/T to CCS2 adapter \(EGP\s45,000 to EGP\s50,000\)/);
  await press('Use your own figures');
  await expectText(/registration at the notaryNot knownBy model year and kW/);
  await expectText(/plates, inspection and stamp on the policyNot known/);
});

test('an instalment says which income it needs', async () => {
  await open();
  await press('Use your own figures');
  // 1,540,000 at 22 and 25.75 % over 60 months: 42,500 and 45,900 a month.
  await expectText(/at most 50% of the income.*an income of EGP\s85,000 to EGP\s91,800 a month/);
  await expectText(
    /El-Nabaa newspaper \(elnabaa\.net\/1011248\); the page bears no date, we read it on 20\s+November\s+2026/,
  );
});

test('a rate that the table does not have is said to be missing', async () => {
  answerWith(() =>
    Response.json(moneyFigures.filter(({ id }) => !/^loan_cib|petrol_95|cbe_/.test(id))),
  );
  await open();
  await press('Use your own figures');
  await expectText(/Reducing rate, a monthNot known/);
  await expectText(/95 octaneNot knownOur table of rates has none/);
  await expect
    .element(page.getByRole('textbox', { name: 'What your savings earn, % a year' }))
    .toHaveAccessibleDescription(/Our table has no rate/);
  await page.getByRole('textbox', { name: 'Price of the petrol car, EGP' }).fill('1.5 million');
  await expectText(/Enter what your savings earn/);
});

test('without an answer the usual figures stay, and it can be tried again', async () => {
  answerWith(() => new Response('', { status: 500 }));
  await open();
  await press('Use your own figures');
  await expect.element(page.getByText('The calculator could not be loaded')).toBeVisible();
  await expectText(/Total before the licence/);
  answerWith(() => Response.json(moneyFigures));
  await press('Try again');
  await expect.element(page.getByRole('textbox', { name: 'Months to pay' })).toHaveValue('60');
});
