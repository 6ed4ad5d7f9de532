import { describe, expect, it } from 'vitest';
import { safeRedirect, signInAddress, withRedirect } from './redirect.ts';

describe('safeRedirect', () => {
  it.each([
    '/',
    '/profile',
    '/services/insurance',
    '/cars/byd/seal-(rwd)-1a2b3c4d?view=models#tab',
    '/cars?search=%2F%2Fevil.example',
    '/%2F/evil.example',
    '/javascript:alert(1)',
  ])('%s is a page of this site', (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'profile',
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/\n/evil.example',
    '/\r\n//evil.example',
    '/ok\\..\\..\\evil',
    '/.//evil.example',
    '/./\\evil.example',
    '/ok/..//evil.example',
    '/%2e//evil.example',
    '/ar//evil.example',
    '/ar/\\evil.example',
    '/ar/ar//evil.example',
    '/ar/./\t/evil.example',
    '/cars//evil.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '%2F%2Fevil.example',
    '@evil.example',
    '.evil.example',
    '/signin',
    '/signin?redirect=/profile',
    '/signup',
    '/reset-password?token_hash=x',
    '/x/../signin',
    '/\u0000/evil',
    '/\u0085/evil',
  ])('%j leads home', (asked) => {
    expect(safeRedirect(asked)).toBe('/');
  });
});

describe('signInAddress', () => {
  it.each([
    ['/profile', '/signin?redirect=/profile'],
    ['/cars?view=brands#x', '/signin?redirect=/cars%3Fview%3Dbrands%23x'],
    ['/', '/signin'],
    ['//evil.example', '/signin'],
    ['/signin', '/signin'],
  ])('from %s it is %s', (path, address) => {
    expect(signInAddress(path)).toBe(address);
  });

  it('survives the trip through the address', () => {
    const path = '/cars/byd?a=1&b=/2#c';
    const { search } = new URL(signInAddress(path), 'https://tayar.example');
    expect(safeRedirect(new URLSearchParams(search).get('redirect'))).toBe(path);
  });
});

it('a page of the account hands on where to go, and says nothing of the home page', () => {
  expect(withRedirect('/signup', '/profile')).toBe('/signup?redirect=/profile');
  expect(withRedirect('/signup', '/')).toBe('/signup');
});
