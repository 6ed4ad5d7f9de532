import { afterEach, expect, test, vi } from 'vitest';
import { inOtherLanguage } from '#config/paths.ts';
import { overwriteGetLocale } from '#paraglide/runtime.js';
import { signInAddress } from '#session/redirect.ts';
import { headerLinksScript } from './header-links.ts';

const site = 'https://site.example';

/** Where a link of a page leads after it is pressed. */
function pressedOn(address: string, link: { href: string; hreflang: string }): string {
  const { pathname, search, hash } = new URL(address, site);
  vi.stubGlobal('location', { pathname, search, hash });
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal('addEventListener', (type: string, listen: (event: object) => void) =>
    listeners.set(type, listen),
  );
  new Function(headerLinksScript())();
  const url = new URL(link.href, site);
  const element = {
    hreflang: link.hreflang,
    set href(text: string) {
      url.href = new URL(text, site).href;
    },
    set search(text: string) {
      url.search = text;
    },
  };
  listeners.get('click')?.({ target: { closest: () => element } });
  return url.href.slice(site.length);
}

afterEach(() => {
  vi.unstubAllGlobals();
  overwriteGetLocale(() => 'en');
});

test.each([
  '/',
  '/?q=byd',
  '/cars',
  '/cars?body=SUV&q=%D8%A8%D9%8A%20x#list',
  '/cars/byd/seal-12345678',
  '/signin?redirect=/cars',
  '/ar',
  '/ar?q=byd',
  '/ar/cars?price=1-2',
  '/ar/signup',
])('the links of %s lead where the page says', (address) => {
  const language = address.startsWith('/ar') ? 'ar' : 'en';
  overwriteGetLocale(() => language);
  expect(pressedOn(address, { href: '/somewhere', hreflang: 'other' })).toBe(
    inOtherLanguage(address),
  );
  const signIn = language === 'ar' ? '/ar/signin' : '/signin';
  expect(pressedOn(address, { href: signIn, hreflang: '' })).toBe(signInAddress(address));
});

test('no address leads to another site', () => {
  overwriteGetLocale(() => 'ar');
  const led = pressedOn('/ar//evil.example', { href: '/x', hreflang: 'en' });
  expect(led).toBe('/evil.example');
});
