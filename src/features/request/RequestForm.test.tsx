import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RequestForm } from './RequestForm.tsx';
import type { FormValues, UnsentReason } from './use-request-form.tsx';

function Failed({ unsent }: { unsent: UnsentReason }) {
  const form = useForm<FormValues>();
  const request = { form, unsent, sent: null, submit: async () => {}, again: () => {} };
  return (
    <RequestForm request={request} submitLabel="Send">
      {null}
    </RequestForm>
  );
}

const text = 'Failed to book your visit. Please try again.';
const kept = /What you typed is still here/;

test('a failure has its own title above its text, where the form has one', async () => {
  await render(<Failed unsent={{ title: 'Error', text }} />);
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('Error')).toBeVisible();
  await expect.element(alert.getByText(text)).toBeVisible();
  await expect.element(alert).toMatchTextContent(kept);
});

test('without a title, the text is the title', async () => {
  await render(<Failed unsent={{ text }} />);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Failed to book/);
});
