import { expect, test } from 'vitest';
import { wholeAnswer } from './whole-answer.ts';

/** An answer over a stream, as those of functions come; tells how it was left. */
function streamed(init: ResponseInit = {}) {
  const seen = { ended: false, cut: false };
  const chunks = async function* () {
    try {
      yield new TextEncoder().encode('{"error":');
      await new Promise((resolve) => setTimeout(resolve, 5));
      yield new TextEncoder().encode('"not_found"}');
      seen.ended = true;
    } finally {
      seen.cut = !seen.ended;
    }
  };
  const source = chunks();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await source.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await source.return()),
  });
  return { seen, answer: new Response(stream, init) };
}

test('is passed on whole', async () => {
  const { answer } = streamed({ status: 404, headers: { allow: 'POST' } });
  const whole = await wholeAnswer(answer, 'POST');
  expect([whole.status, whole.headers.get('allow')]).toEqual([404, 'POST']);
  expect(await whole.json()).toEqual({ error: 'not_found' });
});

test('has no body where only the headers were asked for, and its stream is read to the end', async () => {
  const { answer, seen } = streamed({ status: 405 });
  const whole = await wholeAnswer(answer, 'HEAD');
  expect([whole.status, whole.body]).toEqual([405, null]);
  expect(seen).toEqual({ ended: true, cut: false });
});

test('may have a status that allows no body', async () => {
  const whole = await wholeAnswer(new Response(null, { status: 204 }), 'GET');
  expect([whole.status, whole.body]).toEqual([204, null]);
});
