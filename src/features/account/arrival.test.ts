import { describe, expect, it } from 'vitest';
import { inArabic } from '#lib/fixture.ts';
import { hintedEmail, maskedEmail, readArrival, withoutLink } from './arrival.ts';

describe('readArrival', () => {
  it.each([
    ['', null],
    ['?token_hash=abc&type=signup', { tokenHash: 'abc', type: 'signup' }],
    ['?token_hash=abc&type=recovery', { tokenHash: 'abc', type: 'recovery' }],
    ['?token_hash=abc&type=email', { tokenHash: 'abc', type: 'email' }],
    ['?token_hash=abc&type=email_change', { tokenHash: 'abc', type: 'email_change' }],
    ['?token_hash=abc&type=nonsense', null],
    ['?token_hash=abc', null],
    ['?type=signup', null],
    ['?token_hash=&type=signup', null],
    ['?code=1234', { code: '1234' }],
    ['?token_hash=abc&type=invite&code=1234', { tokenHash: 'abc', type: 'invite' }],
  ])('%s carries %j', (search, link) => {
    expect(readArrival(search).link).toEqual(link);
  });

  it('leads to a page of this site and nowhere else', () => {
    expect(readArrival('?redirect=%2Fprofile').redirect).toBe('/profile');
    expect(readArrival('?redirect=//evil.example').redirect).toBe('/');
    expect(readArrival('?redirect=/profile&redirect=//evil.example').redirect).toBe('/profile');
  });

  it('leads on in the language that is read by then', () => {
    expect(readArrival('?redirect=/ar/cars/byd?trim=1').redirect).toBe('/cars/byd?trim=1');
    inArabic(() => {
      expect(readArrival('?redirect=/cars/byd').redirect).toBe('/ar/cars/byd');
      expect(readArrival('?redirect=/ar/profile').redirect).toBe('/ar/profile');
      expect(readArrival('').redirect).toBe('/ar');
    });
  });

  it('notices a link that did not work', () => {
    expect(readArrival('?error=access_denied&error_description=Link+expired').problem).toBe(true);
    expect(readArrival('?error_description=Link+expired').problem).toBe(true);
    expect(readArrival('?error=access_denied').problem).toBe(true);
    expect(readArrival('?token_hash=abc&type=signup').problem).toBe(false);
  });

  it('notices a link that came without its end', () => {
    expect(readArrival('?token_hash=abc').problem).toBe(true);
    expect(readArrival('?token_hash=abc&type=signup]').problem).toBe(true);
  });
});

it('what signs in leaves the address, the rest stays', () => {
  expect(withoutLink('?token_hash=a&type=signup')).toBe('');
  expect(withoutLink('?code=1&redirect=/cars/byd&error_description=x')).toBe('?redirect=/cars/byd');
});

it.each([
  ['#for=mona+cars@example.com', 'mona+cars@example.com'],
  ['#for=mona%40example.com', 'mona@example.com'],
  ['#for=', null],
  ['#for=mona', null],
  ['#for=mona@x@y', null],
  ['#for=mona @example.com', null],
  ['#for=mona%E2%80%AE@example.com', null],
  ['#for=%E0%A4%A', null],
  ['#to=mona@example.com', null],
  [`#for=${'m'.repeat(255)}@example.com`, null],
  ['', null],
])('%s says that a link is for %s', (hash, email) => {
  expect(hintedEmail(hash)).toBe(email);
});

it('an e-mail is shown in part', () => {
  expect(maskedEmail('mona@example.com')).toBe('m…@example.com');
});
