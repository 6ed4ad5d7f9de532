import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LoadFailed } from './States.tsx';
import { useLoad } from './use-load.tsx';

type Answer = { resolve: (text: string) => void; reject: (error: Error) => void };

/** Answers to what was asked, in its order. */
let answers: Answer[];

const fetchText = () =>
  new Promise<string>((resolve, reject) => {
    answers.push({ resolve, reject });
  });

function Shown() {
  const { status, data, load } = useLoad(fetchText);
  return (
    <>
      <button type="button" onClick={() => void load()}>
        Load
      </button>
      <p>{`${status}: ${data ?? 'nothing'}`}</p>
      {status === 'failed' && <LoadFailed title="No text" onRetry={load} />}
    </>
  );
}

beforeEach(() => {
  answers = [];
});

const press = (name: string) => page.getByRole('button', { name }).click();
const says = (text: string) => expect.element(page.getByText(text)).toBeVisible();

test('something is loaded when it is asked for, and again after a failure', async () => {
  await render(<Shown />);
  await says('idle: nothing');
  await press('Load');
  await says('loading: nothing');
  answers[0]?.reject(new Error('offline'));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/No text/);
  await press('Try again');
  await says('loading: nothing');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  answers[1]?.resolve('first');
  await says('ready: first');
});

test('what is loaded stays while more comes and where that fails, and a late answer is dropped', async () => {
  await render(<Shown />);
  await press('Load');
  answers[0]?.resolve('first');
  await says('ready: first');
  await press('Load');
  await says('loading: first');
  await press('Load');
  answers[2]?.reject(new Error('offline'));
  await says('failed: first');
  answers[1]?.resolve('late');
  await press('Try again');
  await says('loading: first');
  answers[3]?.resolve('second');
  await says('ready: second');
});

test('what failed comes by itself once the connection is back; nothing else is asked for again', async () => {
  await render(<Shown />);
  dispatchEvent(new Event('online'));
  await press('Load');
  answers[0]?.reject(new Error('offline'));
  await says('failed: nothing');
  dispatchEvent(new Event('online'));
  await says('loading: nothing');
  answers[1]?.resolve('first');
  await says('ready: first');
  dispatchEvent(new Event('online'));
  expect(answers).toHaveLength(2);
});
