import type { Locator } from 'playwright/test';
import type { RequestTable } from '../../../src/data/requests.ts';

/** A form that sends a request, as a person uses it. */
export type RequestDialog = {
  table: RequestTable;
  /** The column that holds the mark of one request. */
  column: string;
  /** The page it is asked for on: that of a car, or one of its own. */
  at: 'car' | `/${string}`;
  opener: string;
  send: string;
  /** What stands there once it is sent. */
  sent: RegExp;
  /** Fills in what is not filled in already, a text among it that no other request has. */
  fill: (dialog: Locator, mark: string) => Promise<void>;
};

const day = 24 * 60 * 60 * 1000;
const inTenDays = () => new Date(Date.now() + 10 * day).toISOString().slice(0, 10);

const yesOrNo = (dialog: Locator, question: string, answer: 'Yes' | 'No') =>
  dialog.getByRole('group', { name: question }).getByRole('radio', { name: answer }).check();

export const requestDialogs: readonly [RequestDialog, ...RequestDialog[]] = [
  {
    table: 'visit_requests',
    column: 'trim',
    at: 'car',
    opener: 'Book a Visit',
    send: 'Book a Visit',
    sent: /Your visit is booked/,
    async fill(dialog, mark) {
      await dialog.getByLabel('Date').fill(inTenDays());
      await dialog.getByText('12:00').click();
      await dialog.getByLabel('Trim').fill(mark);
    },
  },
  {
    table: 'financing_requests',
    column: 'address',
    at: 'car',
    opener: 'Finance',
    send: 'Request financing',
    sent: /Your request is with our team/,
    async fill(dialog, mark) {
      await dialog.getByLabel('Year').fill('2026');
      await dialog.getByLabel('Down payment').fill('500000');
      await dialog.getByLabel('Occupation').fill('Engineer');
      await dialog.getByLabel('Monthly income').fill('60000');
      await dialog.getByLabel('Address').fill(mark);
    },
  },
  {
    table: 'insurance_requests',
    column: 'ev_owner_name',
    at: 'car',
    opener: 'Insurance',
    send: 'Get Quotes',
    sent: /Request submitted/,
    async fill(dialog, mark) {
      await dialog.getByLabel('Year').fill('2024');
      await dialog.getByLabel('Owner name').fill(mark);
    },
  },
  {
    table: 'car_requests',
    column: 'location',
    at: '/cars',
    opener: 'Help Me Choose',
    send: 'Get advice',
    sent: /Thank you for your answers/,
    async fill(dialog, mark) {
      await dialog.getByLabel(/How many kilometres/).fill('45');
      await yesOrNo(dialog, 'Do you travel between cities?', 'No');
      await yesOrNo(dialog, 'Do you own a second car?', 'Yes');
      await yesOrNo(dialog, 'Do you have private parking?', 'No');
      await dialog.getByLabel('City/Area').fill(mark);
    },
  },
  {
    table: 'charger_requests',
    column: 'location',
    at: '/chargers',
    opener: 'Help Me Choose a Charger',
    send: 'Request advice',
    sent: /Request submitted/,
    async fill(dialog, mark) {
      await dialog.getByRole('radio', { name: 'Home' }).check();
      await dialog.getByLabel('Vehicle model').fill('BYD Seal');
      await dialog.getByLabel('Parking type').selectOption('street');
      await dialog.getByLabel('Location').fill(mark);
    },
  },
];

/** What stands in the fields of a form, each with its name. */
export function typedIn(dialog: Locator): Promise<string[]> {
  return dialog.locator('input, select, textarea').evaluateAll((fields) =>
    fields.flatMap((field) => {
      if (field instanceof HTMLInputElement && /radio|checkbox/.test(field.type)) {
        return field.checked ? [`${field.name}: ${field.value}`] : [];
      }
      return 'value' in field && 'name' in field ? [`${field.name}: ${field.value}`] : [];
    }),
  );
}
