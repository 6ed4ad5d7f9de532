import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { stubPage } from '../../tests/support/page-globals.ts';
import { resumeProviderSignIn } from './provider-sign-in.ts';

// Vitest shares imports between test files, and these are bound to mocks, so the modules are reset.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const [environment, finishProviderSignIn] = vi.hoisted(() => [{ googleSignIn: true }, vi.fn()]);
vi.mock('#config/environment.ts', () => ({ environment }));
vi.mock('#session/backend.ts', () => ({ finishProviderSignIn }));

afterEach(() => vi.unstubAllGlobals());

/** Whether a page at this address finishes a sign-in with Google. */
async function finishesAt(address: string, googleSignIn = true): Promise<boolean> {
  stubPage(address);
  environment.googleSignIn = googleSignIn;
  finishProviderSignIn.mockReset();
  resumeProviderSignIn();
  await vi.dynamicImportSettled();
  return finishProviderSignIn.mock.calls.length > 0;
}

it.each(['/?code=1234', '/?error=access_denied&error_description=x', '/?state=1&code=1234'])(
  '%s is where Google sends people back to',
  async (address) => {
    expect(await finishesAt(address)).toBe(true);
    expect(await finishesAt(address, false)).toBe(false);
  },
);

it.each(['/', '/?promocode=1234', '/signin?code=1234'])('%s is not', async (address) => {
  expect(await finishesAt(address)).toBe(false);
});
