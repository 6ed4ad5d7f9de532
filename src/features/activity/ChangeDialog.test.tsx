import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BackendFailure, type FailureKind } from '#data/failure.ts';
import type { Submission } from '#data/submissions.ts';
import { m } from '#paraglide/messages.js';
import { CancelDialog } from './CancelDialog.tsx';

const backend = vi.hoisted(() => ({ cancelRequest: vi.fn<() => Promise<void>>() }));
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
