import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubPage } from '../../tests/support/page-globals.ts';
import { consumeIntention, waitingIntention } from './intention.ts';
import {
  explainRefusal,
  type GuardedAction,
  requireSignIn,
  sessionEndedMessage,
} from './prompt.ts';
import { $user } from './session.store.ts';

// Test files share their imports, which here use a mock.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const notify = vi.hoisted(() => vi.fn());
vi.mock('#components/toast.store.ts', () => ({ notify }));

const car = '/cars/byd/seal-rwd-851bec1e';
let page: ReturnType<typeof stubPage>;

beforeEach(() => {
  notify.mockReset();
  $user.set(null);
  page = stubPage(`${car}?view=models`);
});
afterEach(() => vi.unstubAllGlobals());

/** The exact message for each action that needs an account. */
const stays: [GuardedAction, string][] = [
  ['finance', 'Please sign in to access financing services'],
  ['finance_form', 'Please sign in to access this service'],
  ['insurance', 'Please sign in to access insurance services'],
  ['car_advice', 'Please sign in first to be able to fill the form'],
  ['visit', 'Please sign in to book a visit.'],
  ['favourite', 'Please sign in to save favorites'],
];
const leaves: [GuardedAction, string][] = [
  ['advice', 'Please sign in to get assistance choosing a car.'],
  ['charger_advice', 'Please sign in to get assistance choosing a charger.'],
  ['contact', 'Please sign in to contact our sales team.'],
];
const signIn = `/signin?redirect=${car}%3Fview%3Dmodels`;

/** The refusal, with what the account is for and the ways to us without one. */
const invitationTo = (words: object) =>
  expect.objectContaining({
    title: 'Authentication Required',
    more: expect.stringContaining('You come back to this page'),
    ways: [
      { label: 'WhatsApp', href: expect.stringContaining('https://wa.me/') },
      { label: 'Call us', href: expect.stringMatching(/^tel:\+20\d+$/) },
    ],
    lasting: true,
    ...words,
  });

describe('nobody signed in', () => {
  it.each(stays)('%s is refused on the page, with a way to sign in', (action, text) => {
    expect(requireSignIn(action)).toBe(false);
    const link = { label: 'Sign In', href: signIn };
    expect(notify).toHaveBeenCalledExactlyOnceWith('error', invitationTo({ text, link }));
    expect(page.assign).not.toHaveBeenCalled();
  });

  it.each(leaves)('%s leads to the sign-in page, which says why, once', (action, text) => {
    expect(requireSignIn(action)).toBe(false);
    expect(page.assign).toHaveBeenCalledExactlyOnceWith(signIn);
    expect(notify).not.toHaveBeenCalled();
    explainRefusal();
    explainRefusal();
    expect(notify).toHaveBeenCalledExactlyOnceWith('error', {
      title: 'Authentication Required',
      text,
    });
  });

  it.each([...stays, ...leaves])(
    '%s, once its form is filled, is refused above the form',
    (action, text) => {
      expect(sessionEndedMessage(action)).toEqual({ text, address: signIn });
      expect(notify).not.toHaveBeenCalled();
      expect(page.assign).not.toHaveBeenCalled();
      expect(consumeIntention(action)).toMatchObject({ action });
    },
  );

  it('what was to be done is done once, by the page that it was to be done on', () => {
    requireSignIn('visit', 'seal-rwd-851bec1e');
    expect(consumeIntention('favourite')).toBeNull();
    expect(consumeIntention('visit')).toMatchObject({
      action: 'visit',
      subject: 'seal-rwd-851bec1e',
    });
    expect(consumeIntention('visit')).toBeNull();
  });

  it('the sign-in page can name what it is about', () => {
    requireSignIn('visit', undefined, 'MG4 64');
    expect(waitingIntention(`${car}?view=models`)).toMatchObject({
      action: 'visit',
      about: 'MG4 64',
    });
    expect(waitingIntention('/cars')).toBeNull();
    expect(consumeIntention('visit')).toMatchObject({ about: 'MG4 64' });
  });

  it('the insurance page leads to the sign-in page that speaks of a quote', () => {
    page = stubPage('/services/insurance');
    expect(sessionEndedMessage('insurance').address).toBe(
      '/signin?redirect=/services/insurance&reason=insurance',
    );
  });

  it('a page that cannot keep the reason says it at once', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(requireSignIn('contact')).toBe(false);
    expect(notify).toHaveBeenCalledOnce();
  });
});

it('somebody signed in goes on', () => {
  $user.set({ id: '1', name: 'Mona', email: 'mona@example.com', phone: null });
  expect(requireSignIn('visit')).toBe(true);
  expect(notify).not.toHaveBeenCalled();
});

it('a reason that somebody made up says nothing', () => {
  sessionStorage.setItem('tayar-refused', 'toString');
  explainRefusal();
  expect(notify).not.toHaveBeenCalled();
});
