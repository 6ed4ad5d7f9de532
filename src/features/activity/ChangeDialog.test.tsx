import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BackendFailure, type FailureKind } from '#data/failure.ts';
import type { Submission } from '#data/submissions.ts';
import { m } from '#paraglide/messages.js';
import { AskDialog } from './AskDialog.tsx';
import { CancelDialog } from './CancelDialog.tsx';

const backend = vi.hoisted(() => ({
  cancelRequest: vi.fn<() => Promise<void>>(),
  askAnotherHour: vi.fn<(...asked: unknown[]) => Promise<void>>(),
}));
vi.mock('#data/own-requests.ts', () => backend);
vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => null }));

const submission = { table: 'visit_requests', id: '1' } as Submission;
const onChanged = vi.fn(async () => {});

const refused = (kind: FailureKind) => new BackendFailure(kind, { message: kind });

test.each([
  ['that is gone', refused('gone'), m.activity_failed_gone],
  ['too many in a day', refused('too_often'), m.activity_failed_too_many],
  ['without an answer', refused('offline'), m.activity_failed_offline],
  ['for another reason', refused('forbidden'), m.activity_failed],
  ['by code that does not load', new TypeError('Failed to fetch'), m.activity_failed_offline],
])('a change %s is told of, and the requests are read again', async (_, error, words) => {
  backend.cancelRequest.mockRejectedValueOnce(error);
  const onClose = vi.fn();
  await render(
    <CancelDialog open submission={submission} onClose={onClose} onChanged={onChanged} />,
  );
  await page.getByRole('button', { name: m.activity_cancel(), exact: true }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(words());
  expect(onChanged).toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

test('another hour needs its day; without an answer it stays, and is asked for as the same wish', async () => {
  const onClose = vi.fn();
  await render(<AskDialog id="1" open onClose={onClose} onChanged={onChanged} />);
  const ask = page.getByRole('button', { name: m.activity_ask_submit() });
  const day = page.getByLabelText('Date');
  await ask.click();
  await expect.element(day).toHaveAccessibleDescription(/Please select a date/);
  const soon = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await day.fill(soon);
  const hour = page.getByRole('radio', { name: '15:00' });
  await page.getByText('15:00').click();
  backend.askAnotherHour.mockRejectedValueOnce(refused('offline')).mockResolvedValueOnce();
  await ask.click();
  await expect.element(page.getByText(m.activity_failed_offline())).toBeVisible();
  await expect.element(hour).toBeChecked();
  expect(onClose).not.toHaveBeenCalled();
  await ask.click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  const [first, again] = backend.askAnotherHour.mock.calls;
  expect(first?.[3]).toEqual({ day: soon, slot: '15:00' });
  expect(again).toEqual(first);
});

test('a request that is kept after all is not taken back', async () => {
  const onClose = vi.fn();
  backend.cancelRequest.mockClear();
  await render(
    <CancelDialog open submission={submission} onClose={onClose} onChanged={onChanged} />,
  );
  await page.getByRole('button', { name: m.activity_keep() }).click();
  expect(onClose).toHaveBeenCalledOnce();
  expect(backend.cancelRequest).not.toHaveBeenCalled();
});
