import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { cairoToday, dayAfter } from '#domain/cairo.ts';
import { WhenField } from './WhenField.tsx';

function Example() {
  const [when, setWhen] = useState('2030-01-01T12:00');
  return <WhenField value={when} onChange={setWhen} />;
}

test('the day is written in words, or set with one press; what is not understood changes nothing', async () => {
  await render(<Example />);
  const when = page.getByLabelText('When (Cairo time)');
  const words = page.getByLabelText('When, in words');
  await words.fill('sometime');
  await expect.element(page.getByText(/Not understood yet/)).toBeVisible();
  await expect.element(when).toHaveValue('2030-01-01T12:00');
  await words.fill('بكرة الساعة ٣');
  await expect.element(when).toHaveValue(`${dayAfter(cairoToday(), 1)}T15:00`);
  await page.getByRole('button', { name: 'in a week' }).click();
  await expect.element(when).toHaveValue(`${dayAfter(cairoToday(), 7)}T10:00`);
  await expect.element(words).toHaveValue('');
});
