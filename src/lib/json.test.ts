import { afterEach, expect, test, vi } from 'vitest';
import { fetchJson, fetchJsonIfThere } from './json.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (text: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(text, { status }));

test.each([fetchJson, fetchJsonIfThere])(
  '%o reads a file, and throws where it cannot',
  async (read) => {
    answer('{"id":"byd"}');
    expect(await read('/file.json')).toEqual({ id: 'byd' });
    answer('<!doctype html>');
    await expect(read('/file.json')).rejects.toThrow(SyntaxError);
    answer('{"id":"byd"}', 500);
    await expect(read('/file.json')).rejects.toThrow('answered 500');
  },
);

test('a missing file differs from one that cannot be fetched only for callers that ask for it', async () => {
  answer('{}', 404);
  await expect(fetchJson('/file.json')).rejects.toThrow('answered 404');
  expect(await fetchJsonIfThere('/file.json')).toBeUndefined();
});
