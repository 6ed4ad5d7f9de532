import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DeskPopover } from './DeskPopover.tsx';

const button = page.getByRole('button', { name: 'Sort' });
const field = page.getByLabelText('Order');

test('the panel takes the focus as it opens, and gives it back', async () => {
  await render(
    <DeskPopover title="Sort" panel={() => <input aria-label="Order" />}>
      Sort
    </DeskPopover>,
  );
  for (const _ of ['first', 'again']) {
    await button.click();
    await expect.element(field).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(field).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  }
});

test('its button closes it too', async () => {
  await render(
    <DeskPopover title="Sort" panel={() => <input aria-label="Order" />}>
      Sort
    </DeskPopover>,
  );
  await button.click();
  await expect.element(field).toBeVisible();
  await button.click();
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});
