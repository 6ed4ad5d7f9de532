import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DeskRequest, Lead } from '#data/desk.ts';
import { cairoMoment, cairoToday, dayAfter } from '#domain/cairo.ts';
import { StepMany } from './many/StepMany.tsx';
import { NextStep } from './NextStep.tsx';
import type { RequestActions } from './use-act.tsx';

const act = vi.fn<RequestActions['act']>();
const actions: RequestActions = {
  ...{ act, stepVisit: vi.fn(), retry: vi.fn(), busy: false, fault: null },
};
const words = page.getByLabelText('Next step');
const save = () => page.getByRole('button', { name: 'Save' }).click();
const tomorrow = cairoMoment(`${dayAfter(cairoToday(), 1)}T10:00`);

beforeEach(() => {
  sessionStorage.clear();
  act.mockReset();
});

function showRequest(stored: Pick<Lead, 'next_step' | 'next_at'>) {
  const lead = { kind: 'car_request', id: '1', ...stored } as Lead;
  const request = { lead, events: [] } as unknown as DeskRequest;
  return render(<NextStep request={request} actions={actions} next={null} />);
}

test('a step without words is not saved; with words it is due tomorrow morning', async () => {
  await showRequest({ next_step: null, next_at: null });
  await words.fill('  ');
  await save();
  await expect.element(words).toHaveAccessibleDescription(/\S/);
  expect(act).not.toHaveBeenCalled();
  await words.fill(' Send the brochure ');
  await save();
  const detail = { step: 'Send the brochure', at: tomorrow };
  expect(act.mock.lastCall?.[0]).toEqual({ action: 'next', detail });
  await expect.element(words).not.toHaveAttribute('aria-invalid', 'true');
});

test('a step of the desk reads as words and keeps its code', async () => {
  const at = '2030-05-04T09:30:00+00:00';
  await showRequest({ next_step: 'call_again', next_at: at });
  await expect.element(words).toHaveValue('Call again');
  await save();
  expect(act.mock.lastCall?.[0]).toMatchObject({ detail: { step: 'call_again' } });
});

test('many requests get the same step, which stays typed until it is stored', async () => {
  const onAct = vi.fn(async () => false);
  await render(<StepMany busy={false} onAct={onAct} />);
  await save();
  expect(onAct).not.toHaveBeenCalled();
  await words.fill('Call');
  await save();
  const detail = { step: 'Call', at: tomorrow };
  await expect.poll(() => onAct.mock.lastCall).toEqual([{ action: 'next', detail }]);
  await expect.element(words).toHaveValue('Call');
  onAct.mockResolvedValue(true);
  await save();
  await expect.element(words).toHaveValue('');
});
