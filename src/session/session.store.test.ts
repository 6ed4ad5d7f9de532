import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubPage } from '../../tests/support/page-globals.ts';
import { $leaving, readUser, replaceBySignIn, userOf } from './session.store.ts';

describe('userOf', () => {
  it.each([
    [{ name: 'Mona Sami', phone: '+20 10' }, 'mona@example.com', 'Mona Sami', '+20 10'],
    [{ name: '  ', phone: '' }, 'mona@example.com', 'mona', null],
    [{ name: 7, phone: {} }, 'mona@example.com', 'mona', null],
    [{}, '@example.com', 'User', null],
    [null, '', 'User', null],
    ['text', 'a@b', 'a', null],
  ])('%j with %j is called %j', (metadata, email, name, phone) => {
    expect(userOf({ id: '1', email, metadata })).toEqual({ id: '1', name, email, phone });
  });
});

describe('readUser', () => {
  const user = { id: '1', name: 'Mona', email: 'mona@example.com', phone: null };

  it('reads what was written', () => {
    expect(readUser(JSON.stringify(user))).toEqual(user);
  });

  it('drops what does not belong, such as a role that somebody wrote in', () => {
    expect(readUser(JSON.stringify({ ...user, role: 'staff', phone: 5 }))).toEqual(user);
  });

  it.each([
    null,
    '',
    '{"broken',
    'null',
    '[]',
    '"text"',
    '7',
    '{"id":1,"name":"x","email":"y"}',
    '{"id":"1","name":{},"email":"y"}',
    '{"id":"1","name":"x"}',
  ])('%j holds no user', (text) => {
    expect(readUser(text)).toBeNull();
  });
});

describe('replaceBySignIn', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    $leaving.set(false);
  });

  it('leaves the page to a logout that is under way', () => {
    const { replace } = stubPage('/orders');
    $leaving.set(true);
    replaceBySignIn('/signin?redirect=/orders');
    expect(replace).not.toHaveBeenCalled();
    $leaving.set(false);
    replaceBySignIn('/signin?redirect=/orders');
    expect(replace).toHaveBeenCalledExactlyOnceWith('/signin?redirect=/orders');
  });
});
