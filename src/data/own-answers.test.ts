/** What a function of the site said counts, and not what something between says in its place. */
import { afterEach, expect, test, vi } from 'vitest';
import { sessionlessBackend } from './client.ts';
import { kindOfFailure } from './failure.ts';
import { deleteAccount, stopPriceMail } from './own-functions.ts';
import { reportPoint } from './point-reports.ts';
import { answerProposal, readProposal } from './visit-choice.ts';

const report = { point: '0'.repeat(8), kind: 'broken', words: '', language: 'en' } as const;

/** The page with which a café's or hotel's network answers until somebody has signed in to it. */
function signInPage(status: number): void {
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response('<!doctype html><title>Welcome to our Wi-Fi</title>', {
        status,
        headers: { 'content-type': 'text/html' },
      }),
  );
}

/** A backend with somebody signed in. */
function signedIn() {
  const backend = sessionlessBackend('https://backend.example', 'key');
  vi.spyOn(backend.auth, 'getSession').mockResolvedValue({
    data: { session: { access_token: 'token' } },
    error: null,
  } as Awaited<ReturnType<typeof backend.auth.getSession>>);
  return backend;
}

afterEach(() => vi.unstubAllGlobals());

test.each([200, 404])('the sign-in page of a network, with %s, is no answer', async (status) => {
  signInPage(status);
  await expect(reportPoint(report)).rejects.toThrow();
  await expect(deleteAccount(signedIn(), 'secret')).rejects.toThrow();
  await expect(stopPriceMail('?favorite=x')).rejects.toThrow();
});

test.each([200, 404])('with %s it is no answer to a proposal of a visit either', async (status) => {
  signInPage(status);
  for (const asked of [readProposal('x'), answerProposal('x', {})]) {
    expect(kindOfFailure(await asked.catch((error: unknown) => error))).toBe('offline');
  }
});

test('the answers of the functions count', async () => {
  const say = (body: object, status = 200) =>
    vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  for (const status of ['stored', 'known', 'full']) {
    say({ status });
    expect(await reportPoint(report)).toBe('told');
  }
  say({ status: 'deleted' });
  expect(await deleteAccount(signedIn(), 'secret')).toBe('deleted');
  for (const refusal of ['wrong_password', 'sign_in_again']) {
    say({ error: refusal }, 403);
    expect(await deleteAccount(signedIn(), null)).toBe(refusal);
  }
  say({ error: 'backend_failed' }, 502);
  await expect(deleteAccount(signedIn(), 'secret')).rejects.toThrow('not deleted: 502');
  say({ error: 'not_found' }, 404);
  expect(await reportPoint(report)).toBe('unknown');
  expect(await stopPriceMail('?favorite=x')).toBe('unknown');
});
