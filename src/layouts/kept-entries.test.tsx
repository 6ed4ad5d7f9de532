import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { keepEntries } from './kept-entries.ts';

keepEntries();

/** As WebKit does with forms that have `autocomplete="off"`; the others it leaves alone. */
function leaveAndComeBack(): void {
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  for (const form of document.forms) form.reset();
}

test('what was entered is there when Back brings the page back', async () => {
  await render(
    <form autoComplete="off">
      <input type="checkbox" aria-label="Portable" />
      <input type="checkbox" aria-label="Home" defaultChecked />
      <input aria-label="Trim" />
      <textarea aria-label="Note" />
      <select aria-label="Order">
        <option>Newest</option>
        <option>Cheapest</option>
      </select>
    </form>,
  );
  await page.getByRole('checkbox', { name: 'Portable' }).click();
  await page.getByRole('checkbox', { name: 'Home' }).click();
  await page.getByRole('textbox', { name: 'Trim' }).fill('Premium');
  await page.getByRole('textbox', { name: 'Note' }).fill('In the evening');
  await page.getByRole('combobox', { name: 'Order' }).selectOptions('Cheapest');
  leaveAndComeBack();
  await expect.element(page.getByRole('checkbox', { name: 'Portable' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Home' })).not.toBeChecked();
  await expect.element(page.getByRole('textbox', { name: 'Trim' })).toHaveValue('Premium');
  await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('In the evening');
  await expect.element(page.getByRole('combobox', { name: 'Order' })).toHaveValue('Cheapest');
});

test('a box beside any form keeps its tick as well', async () => {
  await render(
    <>
      <form id="other" />
      <input type="checkbox" form="other" autoComplete="off" aria-label="Compare" />
    </>,
  );
  await page.getByRole('checkbox', { name: 'Compare' }).click();
  leaveAndComeBack();
  await expect.element(page.getByRole('checkbox', { name: 'Compare' })).toBeChecked();
});
