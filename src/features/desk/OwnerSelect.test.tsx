import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OwnerSelect } from './OwnerSelect.tsx';

const team = vi.hoisted(() => ({ answer: async (): Promise<unknown> => [] }));
vi.mock('#data/team.ts', () => ({ readTeam: () => team.answer() }));
vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => null }));

const onChoose = vi.fn();
const select = page.getByLabelText('Who answers');
const options = () =>
  [...select.element().querySelectorAll('option')].map(({ textContent }) => textContent);
const shown = () => select.element().querySelector('option:checked')?.textContent;

const show = (value: string | null, words: { name?: string; me?: string; nobody?: string } = {}) =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <OwnerSelect
        label="Who answers"
        none="Everybody"
        value={value}
        onChoose={onChoose}
        {...words}
      />
    </QueryClientProvider>,
  );

beforeEach(() => {
  onChoose.mockReset();
  team.answer = async () => [
    { id: 'sara', name: 'Sara' },
    { id: null, name: 'invited@tayar.example' },
  ];
});

test('the members can be chosen, and what stands for none of them', async () => {
  await show(null, { me: 'Mine', nobody: 'Nobody yet' });
  await expect.poll(options).toEqual(['Everybody', 'Mine', 'Sara', 'Nobody yet']);
  await select.selectOptions('Sara');
  expect(onChoose.mock.lastCall).toEqual(['sara']);
  await select.selectOptions('Everybody');
  expect(onChoose.mock.calls.at(-1)).toEqual([null]);
});

test('the chosen member is named while the team loads, and stays chosen', async () => {
  const late = Promise.withResolvers<unknown>();
  team.answer = () => late.promise;
  await show('sara', { name: 'Sara' });
  expect(shown()).toBe('Sara');
  late.resolve([
    { id: 'karim', name: 'Karim' },
    { id: 'sara', name: 'Sara' },
  ]);
  await expect.poll(options).toEqual(['Everybody', 'Karim', 'Sara']);
  expect(shown()).toBe('Sara');
});

test('whoever left the team is not mistaken for nobody', async () => {
  await show('omar', { name: 'Omar' });
  await expect.poll(options).toEqual(['Everybody', 'Sara', 'Omar']);
  expect(shown()).toBe('Omar');
});

test('without a name it says that the team is loading, or that the name is not known', async () => {
  const late = Promise.withResolvers<unknown>();
  team.answer = () => late.promise;
  await show('omar');
  expect(shown()).toBe('The list is loading');
  late.reject(new Error('offline'));
  await expect.poll(shown).toBe('Name not known');
});
