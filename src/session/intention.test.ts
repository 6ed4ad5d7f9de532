import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inArabic } from '#lib/fixture.ts';
import { memoryStorage, stubPage } from '../../tests/support/page-globals.ts';
import {
  consumeDestination,
  consumeIntention,
  rememberIntention,
  rememberReturn,
  shareIntention,
} from './intention.ts';

const visit = {
  action: 'visit',
  path: '/cars/byd/seal-rwd-851bec1e',
  subject: 'seal-rwd-851bec1e',
};

beforeEach(() => void stubPage(visit.path));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('an action survives the trip to another page, and leads back to its own', () => {
  rememberIntention(visit);
  expect(consumeDestination()).toBe(visit.path);
  expect(consumeIntention('visit')).toEqual(visit);
  expect(consumeDestination()).toBe('/');
});

it('it is left alone on every other page', () => {
  rememberIntention({ ...visit, path: '/cars/byd' });
  expect(consumeIntention('visit')).toBeNull();
});

it('it is worth nothing after an hour', () => {
  vi.useFakeTimers({ now: 0 });
  rememberIntention(visit);
  vi.setSystemTime(3_599_999);
  expect(consumeDestination()).toBe(visit.path);
  vi.setSystemTime(3_600_000);
  expect(consumeIntention('visit')).toBeNull();
});

it('the tab that a mail opens goes on with it once it is shared, and none after it', () => {
  rememberIntention(visit);
  const first = sessionStorage;
  shareIntention();
  vi.stubGlobal('sessionStorage', memoryStorage());
  expect(consumeIntention('visit')).toEqual(visit);
  vi.stubGlobal('sessionStorage', first);
  expect(consumeIntention('visit')).toBeNull();
});

it('stays in the tab where the browser keeps nothing beyond it', () => {
  rememberIntention(visit);
  vi.stubGlobal('localStorage', undefined);
  shareIntention();
  expect(consumeIntention('visit')).toEqual(visit);
});

it('an action goes on in another language', () => {
  inArabic(() => rememberIntention({ ...visit, path: `/ar${visit.path}` }));
  rememberReturn(visit.path);
  expect(consumeIntention('visit')).toMatchObject({ subject: visit.subject });
});

describe('a page to return to', () => {
  it('is used once', () => {
    rememberReturn('/about');
    expect(consumeDestination()).toBe('/about');
    expect(consumeDestination()).toBe('/');
  });

  it('does not displace an action that is to be done there', () => {
    rememberIntention(visit);
    rememberReturn(visit.path);
    rememberReturn('/');
    expect(consumeIntention('visit')).toEqual(visit);
  });

  it('may be the home page of another language than the one that they are led back to', () => {
    inArabic(() => rememberReturn('/ar'));
    expect(consumeDestination()).toBe('/ar');
  });

  it('is no home page where an action is to be done', () => {
    inArabic(() => {
      rememberIntention({ ...visit, path: `/ar${visit.path}` });
      rememberReturn('/ar');
      expect(consumeDestination()).toBe(`/ar${visit.path}`);
    });
  });
});

it.each([
  '{"broken',
  'null',
  '7',
  '{"action":"visit","path":"//evil.example","at":0}',
  '{"action":"visit","path":"https://evil.example","at":0}',
  '{"action":"visit","path":"/about"}',
  '{"action":{},"path":"/about","at":0}',
  '{"action":"visit","path":"/about","at":1e99}',
])('%s leads home', (text) => {
  vi.useFakeTimers({ now: 1000 });
  sessionStorage.setItem('tayar-intention', text);
  expect(consumeDestination()).toBe('/');
});

it('a browser that keeps nothing goes on without', () => {
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('localStorage', undefined);
  rememberIntention(visit);
  shareIntention();
  expect(consumeIntention('visit')).toBeNull();
});
