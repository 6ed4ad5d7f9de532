import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { MemberDuty, Office } from '#data/desk-duty.ts';
import { BackendFailure } from '#data/failure.ts';
import { DutyForm } from './DutyForm.tsx';
import { OfficeForm } from './OfficeForm.tsx';

type Duty = Pick<MemberDuty, 'takes_new' | 'weekdays' | 'days_off'>;
const world = vi.hoisted(() => ({
  offices: [] as Office[],
  duties: [] as Duty[],
  changed: false,
}));
vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => ({}) }));
vi.mock('#data/desk-duty.ts', async (original) => ({
  ...(await original<object>()),
  saveOffice: async (_: unknown, office: Office) => {
    world.offices.push(office);
    if (world.changed) throw new BackendFailure('changed', { message: 'Stored meanwhile' });
  },
  saveDuty: async (_: unknown, _member: string, duty: Duty) => {
    world.duties.push(duty);
  },
}));

const office: Office = {
  by_turn: false,
  late_minutes: 30,
  version: 3,
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    opens: weekday === 5 || weekday === 6 ? null : '09:00',
    closes: weekday === 5 || weekday === 6 ? null : '18:00',
  })),
  holidays: [],
};
const member: MemberDuty = {
  id: 'amal',
  name: 'Amal',
  on_duty: true,
  takes_new: true,
  weekdays: [],
  days_off: [],
};
const onDone = vi.fn();

beforeEach(() => {
  Object.assign(world, { offices: [], duties: [], changed: false });
  onDone.mockClear();
});

const show = (form: React.ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{form}</QueryClientProvider>);
const field = (name: string) => page.getByLabelText(name, { exact: true });
const save = () => page.getByRole('button', { name: 'Save' }).click();

test('hours, a holiday and turns are stored, with what the person saw', async () => {
  show(<OfficeForm office={office} onDone={onDone} />);
  await page.getByLabelText('Yes').click();
  await field('Minutes until an unanswered request goes on').fill('٤٥');
  await field('Saturday, opens').fill('12:00');
  await save();
  await expect
    .element(page.getByText('Fill in both, the opening first, or neither.'))
    .toBeVisible();
  await field('Saturday, closes').fill('16:00');
  await page.getByRole('button', { name: 'Add a holiday' }).click();
  await save();
  await expect
    .element(page.getByText('The last day is before the first, or a day is missing.'))
    .toBeVisible();
  expect(world.offices).toEqual([]);
  await field('Day').fill('2027-01-07');
  await field('What it is (optional)').fill('Christmas');
  await save();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(world.offices).toMatchObject([
    {
      version: 3,
      by_turn: true,
      late_minutes: 45,
      holidays: [{ day: '2027-01-07', name: 'Christmas' }],
    },
  ]);
  expect(world.offices[0]?.hours.slice(4, 6)).toEqual([
    { weekday: 5, opens: null, closes: null },
    { weekday: 6, opens: '12:00', closes: '16:00' },
  ]);
});

test('of two managers the second is told, and keeps what they typed', async () => {
  world.changed = true;
  show(<OfficeForm office={office} onDone={onDone} />);
  await field('Minutes until an unanswered request goes on').fill('60');
  await save();
  await expect.element(page.getByText('Somebody else acted first')).toBeVisible();
  await expect.element(field('Minutes until an unanswered request goes on')).toHaveValue('60');
  expect(onDone).not.toHaveBeenCalled();
});

test('working days and days off are stored; one day needs no end', async () => {
  show(<DutyForm member={member} onDone={onDone} />);
  await page.getByText('Sunday', { exact: true }).click();
  await page.getByText('Thursday', { exact: true }).click();
  await page.getByRole('button', { name: 'Add days off' }).click();
  await field('First day').fill('2027-02-01');
  await save();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(world.duties).toEqual([
    {
      takes_new: true,
      weekdays: [7, 4],
      days_off: [{ first: '2027-02-01', last: '2027-02-01' }],
    },
  ]);
});
