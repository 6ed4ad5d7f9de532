import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BackendFailure } from '#data/failure.ts';
import type { AnsweredProposal, Proposal, ProposalAnswer } from '#domain/visit.ts';
import { ProposedHours } from './ProposedHours.tsx';

const place = (id: string) => ({
  ...{ id, name_en: id, name_ar: id, address_en: 'Road 9', address_ar: 'شارع ٩' },
  map_url: 'https://maps.example.com/1',
});
const day = '2096-12-06';
const open: Proposal = {
  ...{ state: 'open', name: 'Mona', car: 'BYD Seal', agreed: null },
  hours: [
    { place: place('Giza'), day, slot: '10:00', free: true },
    { place: place('Maadi'), day, slot: '12:00', free: true },
    { place: place('Maadi'), day, slot: '15:00', free: false },
  ],
};
const agreed: Proposal = {
  ...open,
  state: 'agreed',
  agreed: { place: place('Giza'), day, slot: '10:00' },
};

const answer = vi.fn<(choice: ProposalAnswer) => Promise<AnsweredProposal>>();

function Held({ first }: { first: Proposal }) {
  const [proposal, setProposal] = useState(first);
  return <ProposedHours proposal={proposal} answer={answer} onAnswered={setProposal} />;
}
const take = () => page.getByRole('button', { name: 'Take this time' });

test('a buyer chooses an hour, which is then agreed', async () => {
  answer.mockResolvedValueOnce({ result: 'done', proposal: agreed });
  await render(<Held first={open} />);
  await take().click();
  await expect.element(page.getByText('Choose a time first.')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: /15:00/ })).toBeDisabled();
  await expect.element(page.getByText('Just taken, or over')).toBeVisible();
  await page.getByText(/10:00/).click();
  await take().click();
  expect(answer).toHaveBeenLastCalledWith({ place: 'Giza', day, slot: '10:00' });
  await expect.element(page.getByText(/^Your visit is set: .*10:00/)).toBeVisible();
  await expect.element(take()).not.toBeInTheDocument();
});

test('an hour that was taken meanwhile says so, and another can be chosen', async () => {
  const [giza, ...rest] = open.hours;
  if (!giza) throw new Error('No hour');
  const hours = [{ ...giza, free: false }, ...rest];
  answer.mockResolvedValueOnce({ result: 'occupied', proposal: { ...open, hours } });
  await render(<Held first={open} />);
  await page.getByText(/10:00/).click();
  await take().click();
  await expect.element(page.getByRole('alert').getByText(/^Somebody was faster/)).toBeVisible();
  await expect.element(page.getByRole('radio', { name: /10:00/ })).toBeDisabled();
  await expect.element(page.getByRole('radio', { name: /12:00/ })).toBeEnabled();
});

test('without an answer the choice stays, and a press sends the same again', async () => {
  answer.mockReset();
  answer.mockRejectedValueOnce(new BackendFailure('offline', { message: '' }));
  answer.mockResolvedValueOnce({ result: 'done', proposal: agreed });
  await render(<Held first={open} />);
  await page.getByText(/10:00/).click();
  await take().click();
  await expect.element(page.getByRole('alert').getByText(/nothing is stored twice/)).toBeVisible();
  await take().click();
  await expect.element(page.getByText(/^Your visit is set/)).toBeVisible();
  expect(answer.mock.calls[0]).toEqual(answer.mock.calls[1]);
});

test('a link that was used shows what was agreed; others say why they are over', async () => {
  const { rerender } = await render(
    <ProposedHours proposal={agreed} answer={answer} onAnswered={() => {}} />,
  );
  await expect.element(page.getByText(/^Your visit is set: .*10:00/)).toBeVisible();
  for (const [state, words] of [
    ['expired', 'These times are no longer offered'],
    ['closed', 'This request is closed'],
    ['refused', 'Thank you, we know now'],
  ] as const) {
    await rerender(
      <ProposedHours proposal={{ ...open, state }} answer={answer} onAnswered={() => {}} />,
    );
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  }
});

test('who wants none of them asks to be called', async () => {
  answer.mockReset();
  answer.mockResolvedValueOnce({ result: 'done', proposal: { ...open, state: 'refused' } });
  await render(<Held first={open} />);
  await page.getByRole('button', { name: 'None of these suits me' }).click();
  await page.getByRole('button', { name: 'Please call me' }).click();
  expect(answer).toHaveBeenLastCalledWith({});
  await expect.element(page.getByText(/^Our team will contact you/)).toBeVisible();
});
