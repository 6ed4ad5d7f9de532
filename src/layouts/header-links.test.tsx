import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { pageAddress } from '#lib/page.ts';
import Header from './Header.tsx';
import { keepAddressInLinks } from './header-links.ts';

const before = pageAddress();

afterEach(() => history.replaceState(null, '', before));

test('the links to the other language and to sign in keep the filters of the address', async () => {
  keepAddressInLinks();
  history.replaceState(null, '', '/cars');
  await render(<Header path="/cars" />);
  const language = page.getByRole('link', { name: 'العربية' });
  await expect.element(language).toHaveAttribute('href', '/ar/cars');
  history.replaceState(null, '', '/cars?body=SUV&q=%D8%A8%20x#list');
  language.element().focus();
  await expect.element(language).toHaveAttribute('href', '/ar/cars?body=SUV&q=%D8%A8%20x#list');

  await page.getByRole('button', { name: 'Open menu' }).click();
  const signIn = page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: 'Sign In / Sign Up' });
  signIn.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect
    .element(signIn)
    .toHaveAttribute('href', '/signin?redirect=/cars%3Fbody%3DSUV%26q%3D%25D8%25A8%2520x%23list');
});
