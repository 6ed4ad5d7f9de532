/** No address may make the site lead to another site. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addressIn, inLanguage, inOtherLanguage, languageOf, paths } from '#config/paths.ts';
import { readArrival, withoutLink } from '#features/account/arrival.ts';
import { inArabic } from '#lib/fixture.ts';
import { locales } from '#paraglide/runtime.js';
import { hostileAddresses, staysHere } from '../../tests/support/hostile-addresses.ts';
import { stubPage } from '../../tests/support/page-globals.ts';
import { consumeDestination, rememberIntention, rememberReturn } from './intention.ts';
import { safeRedirect, signInAddress, withRedirect } from './redirect.ts';

const texts = hostileAddresses();

beforeEach(() => void stubPage('/signin'));
afterEach(() => vi.unstubAllGlobals());

/** Where an account page leads with this `redirect`. */
const asked = (text: string) => readArrival(`?${new URLSearchParams({ redirect: text })}`).redirect;

function remembered(text: string, remember: (path: string) => void): string {
  sessionStorage.removeItem('tayar-intention');
  remember(text);
  return consumeDestination();
}

const made: Readonly<Record<string, (text: string) => string[]>> = {
  'a page in a language': (text) => locales.map((language) => inLanguage(text, language)),
  'an address without its language': (text) => [languageOf(text).path],
  'a translated address': (text) => locales.map((language) => addressIn(text, language)),
  'the link to the other language': (text) => [inOtherLanguage(text)],
  'where to go after signing in': (text) => [safeRedirect(text)],
  'where to go in the language of the page': (text) => [asked(text), inArabic(() => asked(text))],
  'the way to the sign-in page': (text) => [signInAddress(text)],
  'the sign-in page that hands it on': (text) => [withRedirect(paths.signIn, text)],
  'a remembered page': (text) => [remembered(text, rememberReturn)],
  'the page of a remembered action': (text) => [
    remembered(text, (path) => rememberIntention({ action: 'visit', path })),
  ],
  'the address that stays': (text) => [`/signin${withoutLink(`?code=1&redirect=${text}`)}`],
};

it.each(Object.entries(made))('%s', (_, make) => {
  expect(texts.filter((text) => !make(text).every(staysHere))).toEqual([]);
});

it('what leads on from one step to the next stays here as well', () => {
  const led = (text: string) => {
    const [, search = ''] = signInAddress(safeRedirect(text)).split('?');
    return inOtherLanguage(readArrival(`?${search}`).redirect);
  };
  expect(texts.filter((text) => !staysHere(led(text)))).toEqual([]);
  expect(texts.filter((text) => !staysHere(inOtherLanguage(inOtherLanguage(text))))).toEqual([]);
});
