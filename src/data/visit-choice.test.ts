import { afterEach, expect, test, vi } from 'vitest';
import { kindOfFailure } from './failure.ts';
import { readProposal } from './visit-choice.ts';

afterEach(() => vi.unstubAllGlobals());

test('an address without a token is no proposal, without asking for it', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  expect(kindOfFailure(await readProposal('').catch((error: unknown) => error))).toBe('gone');
  expect(fetch).not.toHaveBeenCalled();
});

test('a token that nobody has is gone', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ error: 'not_found' }, { status: 404 })),
  );
  expect(kindOfFailure(await readProposal('x').catch((error: unknown) => error))).toBe('gone');
});
