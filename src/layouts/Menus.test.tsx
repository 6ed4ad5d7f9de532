import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { setUser } from '#session/session.store.ts';
import { SiteMenu } from './Menus.tsx';

vi.mock('#session/staff.ts', () => ({
  staffRightsOf: async () => ({ isStaff: true, isManager: false }),
}));

test('a menu that was opened before hydration leads the sales team to the desk', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<SiteMenu path="/" />);
  document.body.append(container);
  container.querySelector('nav')?.showPopover();
  setUser({ id: 'u1', name: 'Mona', email: 'mona@example.com', phone: null });
  document.documentElement.classList.add('signed-in');
  hydrateRoot(container, <SiteMenu path="/" />);
  await expect.element(page.getByRole('link', { name: 'Sales desk' })).toBeVisible();
});

test('the menu of phones leads to the map of charging points after the chargers', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<SiteMenu path="/charging" />);
  const links = [...container.getElementsByTagName('a')].map((link) => link.textContent);
  expect(links.slice(2, 4)).toEqual(['Chargers', 'Public Charging']);
});
