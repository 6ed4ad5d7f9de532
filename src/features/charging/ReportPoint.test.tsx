import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PointReport } from '#domain/point-reports.ts';
import { m } from '#paraglide/messages.js';
import { ReportPoint } from './ReportPoint.tsx';

const point = '00000001-0c3a-8000-8000-000000000000';
const answers: (Response | Promise<Response>)[] = [];
const sent: PointReport[] = [];

beforeEach(() => {
  answers.length = 0;
  sent.length = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return answers.shift() ?? Response.json({ status: 'stored' });
  });
  return () => vi.restoreAllMocks();
});

const words = () => page.getByLabelText(m.charging_report_words(), { exact: false });
const send = () => page.getByRole('button', { name: m.charging_report_send(), exact: true });

async function open() {
  await render(<ReportPoint pointId={point} pointName="Rest House" />);
  await page
    .getByRole('button', { name: m.charging_report_open_of({ name: 'Rest House' }) })
    .click();
  await expect.element(words()).toBeVisible();
}

async function fillIn() {
  await open();
  await page.getByLabelText(m.charging_report_kind()).selectOptions('closed');
  await words().fill('Shut\nsince May ');
}

test('a report is sent once, and thanked for', async () => {
  const answer = Promise.withResolvers<Response>();
  answers.push(answer.promise);
  await fillIn();
  await send().click();
  const busy = page.getByRole('button', { name: m.charging_report_sending() });
  await busy.click({ force: true });
  answer.resolve(Response.json({ status: 'stored' }));
  await expect.element(page.getByText(m.charging_report_sent(), { exact: true })).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveFocus();
  expect(sent).toEqual([{ point, kind: 'closed', words: 'Shut since May', language: 'en' }]);
});

test('the kind has to be chosen, the words are left to the driver', async () => {
  await open();
  await send().click();
  await expect.element(page.getByText(m.charging_report_kind_missing())).toBeVisible();
  await expect.element(page.getByLabelText(m.charging_report_kind())).toHaveFocus();
  expect(sent).toEqual([]);
  await page.getByLabelText(m.charging_report_kind()).selectOptions('broken');
  await send().click();
  await expect.element(page.getByRole('status')).toBeVisible();
  expect(sent).toMatchObject([{ kind: 'broken', words: '' }]);
});

test.each([
  ['no clear answer', new Response(null, { status: 502 }), m.charging_report_unsure],
  ['too many reports', new Response(null, { status: 429 }), m.charging_report_too_often],
  [
    'a place that is gone',
    Response.json({ error: 'not_found' }, { status: 404 }),
    m.charging_report_gone,
  ],
])('after %s what was typed stays, and can be sent again', async (_, answer, title) => {
  answers.push(answer);
  await fillIn();
  await send().click();
  await expect.element(page.getByRole('alert').getByText(title(), { exact: true })).toBeVisible();
  await expect.element(words()).toHaveValue('Shut\nsince May ');
  await send().click();
  await expect.element(page.getByRole('status')).toBeVisible();
});
