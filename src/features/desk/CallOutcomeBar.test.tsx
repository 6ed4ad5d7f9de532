import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DeskRequest, Lead, LeadEvent } from '#data/desk.ts';
import { BackendFailure } from '#data/failure.ts';
import { cairoMoment, cairoToday, dayAfter } from '#domain/cairo.ts';
import { CallOutcomeBar } from './CallOutcomeBar.tsx';
import { $callsLeft } from './calls-left.store.ts';
import type { RequestActions } from './use-act.tsx';

vi.mock('./Desk.tsx', () => ({ useMember: () => ({ id: 'me' }) }));

const event = (action: string, id: string): LeadEvent => ({
  ...{ id, action, actor_id: 'me', actor_name: 'Rania' },
  ...{ happened_at: '2026-11-29T10:00:00Z', detail: {} },
});
const act = vi.fn<RequestActions['act']>();
const retry = vi.fn();
const actions: RequestActions = { act, stepVisit: vi.fn(), retry, busy: false, fault: null };

const show = (events = [event('call', 'one')], change: Partial<RequestActions> = {}) => {
  const lead = { kind: 'car_request', id: '1', status: 'in_progress' } as Lead;
  const request = { lead, events } as DeskRequest;
  return render(<CallOutcomeBar request={request} actions={{ ...actions, ...change }} />);
};
const button = (name: string) => page.getByRole('button', { name });
const asked = page.getByRole('region', { name: 'How did the call go?' });

beforeEach(() => {
  sessionStorage.clear();
  $callsLeft.set([]);
  act.mockReset();
});

test('after a call it asks, until the outcome is noted', async () => {
  const { rerender } = await show();
  await button('Reached').click();
  expect(act.mock.lastCall?.[0]).toEqual({
    action: 'call_ended',
    detail: { outcome: 'reached' },
  });
  const events = [event('call', 'one'), event('call_ended', 'two')];
  await rerender(
    <CallOutcomeBar
      request={{ lead: { id: '1' } as Lead, events } as DeskRequest}
      actions={actions}
    />,
  );
  await expect.element(asked).not.toBeInTheDocument();
});

test('the keys 1, 2 and 3 answer; without a reply the next try is one press', async () => {
  await show();
  await userEvent.keyboard('3');
  expect(act.mock.lastCall?.[0]).toMatchObject({ detail: { outcome: 'wrong_number' } });
  await userEvent.keyboard('2');
  await expect.element(button('In an hour')).toHaveFocus();
  expect(act).toHaveBeenCalledTimes(1);
  await button('Tomorrow, 10:00').click();
  const tomorrow = cairoMoment(`${dayAfter(cairoToday(), 1)}T10:00`);
  expect(act.mock.lastCall?.[0]).toEqual({
    action: 'call_ended',
    detail: { outcome: 'no_reply', at: tomorrow },
  });
  await button('Not again').click();
  expect(act.mock.lastCall?.[0]).toMatchObject({ detail: { outcome: 'no_reply' } });
});

test('another time is written in words, which stay until it is stored', async () => {
  const first = await show();
  await button('No reply').click();
  const words = page.getByLabelText('Another time, in words');
  await words.fill('sometime');
  await userEvent.keyboard('{Enter}');
  expect(act).not.toHaveBeenCalled();
  await words.fill('in a week');
  await userEvent.keyboard('{Enter}');
  const at = cairoMoment(`${dayAfter(cairoToday(), 7)}T10:00`);
  expect(act.mock.lastCall?.[0]).toMatchObject({ detail: { outcome: 'no_reply', at } });
  await first.unmount();
  await show();
  await button('No reply').click();
  await expect.element(words).toHaveValue('in a week');
});

test('who does not want to be asked is not, and the next call is asked about', async () => {
  const first = await show();
  await button('Do not ask about this call').click();
  await expect.element(asked).not.toBeInTheDocument();
  await first.unmount();
  await show([event('call', 'one'), event('call', 'two')]);
  await expect.element(asked).toBeVisible();
});

test('what was not stored is said beside it, and tried again', async () => {
  const error = new BackendFailure('offline', { message: 'No answer' });
  await show(undefined, { fault: { error, about: 'call_ended' } });
  await expect.element(asked.getByRole('alert')).toBeVisible();
  await button('Try again').click();
  expect(retry).toHaveBeenCalledOnce();
});
