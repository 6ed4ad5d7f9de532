import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { MessageTemplate } from '#data/message-templates.ts';
import { MessageForm } from './MessageForm.tsx';

const stored = vi.hoisted(() => ({ templates: [] as MessageTemplate[] }));
vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => ({}) }));
vi.mock('#data/message-templates.ts', async (original) => ({
  ...(await original<object>()),
  saveTemplate: async (_: unknown, template: MessageTemplate) => {
    stored.templates.push(template);
  },
}));

test('a placeholder is put in by a press and shown filled in; one that the desk cannot fill in is refused', async () => {
  sessionStorage.clear();
  const onDone = vi.fn();
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <MessageForm template={null} last={30} onDone={onDone} />
    </QueryClientProvider>,
  );
  const field = (name: string) => page.getByLabelText(new RegExp(`^${name}`));
  const save = () => page.getByRole('button', { name: 'Save' }).click();
  await field('Name in English').fill('Thanks');
  await field('Name in Arabic').fill('شكرًا');
  await field('Message in Arabic').fill('شكرًا {naem}');
  await field('Message in English').fill('Thank you, ');
  await page.getByRole('button', { name: 'Name', exact: true }).first().click();
  await expect.element(field('Message in English')).toHaveValue('Thank you, {name}');
  await expect.element(page.getByText('Thank you, Mona')).toBeVisible();
  await save();
  await expect.element(page.getByText(/The desk cannot fill in “naem”\./)).toBeVisible();
  expect(stored.templates).toEqual([]);
  await field('Message in Arabic').fill('شكرًا {name}');
  await save();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(stored.templates).toMatchObject([
    { text_en: 'Thank you, {name}', text_ar: 'شكرًا {name}', position: 30 },
  ]);
});
