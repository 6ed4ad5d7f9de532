import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Section } from './Section.tsx';

const read = vi.fn<() => Promise<string[]>>();

function Members() {
  const query = useQuery({ queryKey: ['members'], queryFn: read, retry: false });
  const add = <button type="button">Invite</button>;
  return (
    <Section title="Members" lead="Who works here" query={query} empty="Nobody" add={add}>
      {(names) => names.map((name) => <li key={name}>{name}</li>)}
    </Section>
  );
}

test('nothing can be added before the list is there, which is asked for again when it failed', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const first = Promise.withResolvers<string[]>();
  read.mockReturnValueOnce(first.promise).mockResolvedValue(['Amal']);
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <Members />
    </QueryClientProvider>,
  );
  const invite = page.getByRole('button', { name: 'Invite' });
  await expect.element(page.getByRole('status')).toBeVisible();
  expect(invite.elements()).toHaveLength(0);
  first.reject(new Error('boom'));
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  expect(invite.elements()).toHaveLength(0);
  await again.click();
  await expect.element(page.getByRole('listitem')).toMatchTextContent('Amal');
  await expect.element(invite).toBeVisible();
});
