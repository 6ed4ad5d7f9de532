import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BackendFailure } from '#data/failure.ts';
import { ActFault } from './ActFault.tsx';
import type { ActKind, RequestActions } from './use-act.tsx';

const retry = vi.fn();
const failed = (about: ActKind): RequestActions => ({
  ...{ act: vi.fn(), stepVisit: vi.fn(), retry, busy: false },
  fault: { error: new BackendFailure('offline', { message: 'No answer' }), about },
});

function Forms({ about }: { about: ActKind }) {
  return (
    <>
      <section aria-label="Answers">
        <ActFault actions={failed(about)} about={['taken', 'call']} />
      </section>
      <section aria-label="Note">
        <ActFault actions={failed(about)} about={['note']} />
      </section>
    </>
  );
}

test('a fault stands beside the button that was pressed, with the way to try again', async () => {
  await render(<Forms about="note" />);
  const note = page.getByRole('region', { name: 'Note' });
  await expect.element(note.getByText(/No answer came/)).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Answers' }))
    .not.toMatchTextContent(/No answer/);
  await note.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledOnce();
});
