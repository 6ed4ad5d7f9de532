import { expect, test, vi } from 'vitest';
import { openPushed, showPushed } from './pushed.ts';

const pushed = {
  title: 'طلب لك',
  body: 'Mona Sami · BYD Seagull',
  path: '/ar/sales?request=visit_request:1',
  tag: 'visit_request:1',
  language: 'ar',
};

async function shown(json: () => unknown) {
  const showNotification = vi.fn(async () => {});
  // biome-ignore lint/suspicious/noExplicitAny: the worker's scope has more than a test needs
  await showPushed({ registration: { showNotification } as any }, { json });
  return showNotification.mock.calls[0];
}

test('a notification speaks the language of the member, and replaces the last about the request', async () => {
  expect(await shown(() => pushed)).toEqual([
    pushed.title,
    expect.objectContaining({
      body: pushed.body,
      tag: pushed.tag,
      lang: 'ar',
      dir: 'rtl',
      data: { path: pushed.path },
    }),
  ]);
});

test.each([
  ['nothing', () => null],
  ['no JSON', () => JSON.parse('{')],
  ['another site', () => ({ ...pushed, path: '//evil.example' })],
])('of %s only the name is shown, and it leads to the desk', async (_, json) => {
  expect(await shown(json)).toEqual([
    'Tayar',
    expect.objectContaining({ data: { path: '/sales' } }),
  ]);
});

/** Presses a notification while these tabs are open. */
async function press(urls: string[], path = pushed.path, canLead = true) {
  const done: string[] = [];
  const tabs = urls.map((url) => {
    const tab = {
      url,
      focus: async () => {
        done.push(`focus ${url}`);
        return tab;
      },
      navigate: async (address: string) => {
        if (!canLead) throw new TypeError('Not controlled');
        done.push(`navigate ${url} to ${address}`);
        return tab;
      },
    };
    return tab;
  });
  const openWindow = async (address: string) => {
    done.push(`open ${address}`);
    return null;
  };
  const clients = { matchAll: async () => tabs, openWindow };
  const location = new URL('https://tayar.example/sw.js') as unknown as Location;
  await openPushed({ clients, location }, { close: () => done.push('close'), data: { path } });
  return done;
}

const request = `https://tayar.example${pushed.path}`;

test('a press leads a tab of the desk to the request, and opens one where there is none', async () => {
  const desk = 'https://tayar.example/ar/sales?view=mine';
  expect(await press(['https://tayar.example/', desk])).toEqual([
    'close',
    `navigate ${desk} to ${request}`,
    `focus ${desk}`,
  ]);
  expect(await press(['https://tayar.example/sales/catalogue'])).toEqual([
    'close',
    `open ${request}`,
  ]);
  expect(await press([desk], pushed.path, false)).toEqual(['close', `open ${request}`]);
  expect(await press([], 'https://evil.example')).toEqual([
    'close',
    'open https://tayar.example/sales',
  ]);
});
