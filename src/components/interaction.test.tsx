import { afterEach, expect, test } from 'vitest';
import { storageKeys } from '@/lib/web-storage';
import onInteraction, { islandReadyEvent } from './interaction';

/** An island with a button and a link, whose code is loaded when `resolve` is called. */
function makeIsland(value: unknown = true) {
  const island = document.createElement('div');
  const button = document.createElement('button');
  button.textContent = 'Save';
  island.append(button);
  document.body.append(island);
  const state = { loads: 0, clicks: 0, fail: false, island, button };
  button.addEventListener('click', () => {
    state.clicks += 1;
  });
  const hydrate = async () => {
    const event = state.fail ? 'astro:hydration-error' : islandReadyEvent;
    island.dispatchEvent(new CustomEvent(event, { bubbles: true }));
  };
  const load = async () => {
    state.loads += 1;
    return hydrate;
  };
  onInteraction(load, { name: 'interaction', value: value as string }, island);
  return state;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

const move = () => dispatchEvent(new PointerEvent('pointermove', { clientX: 5, clientY: 5 }));

afterEach(() => {
  document.body.replaceChildren();
});

test('an island waits for a person', async () => {
  const state = makeIsland();
  await settled();
  expect(state.loads).toBe(0);
  move();
  await settled();
  expect(state.loads).toBe(1);
});

test('it hydrates once, however often the person moves', async () => {
  const state = makeIsland();
  move();
  move();
  await settled();
  move();
  await settled();
  expect(state.loads).toBe(1);
});

test('a click before hydration is repeated afterwards, and shows at once that it was taken', async () => {
  const state = makeIsland();
  state.button.click();
  expect(state.clicks).toBe(0);
  expect(state.button.ariaBusy).toBe('true');
  await settled();
  expect(state.clicks).toBe(1);
  expect(state.button.ariaBusy).toBe(null);
});

test('it hydrates at once for a signed-in person', async () => {
  localStorage.setItem(storageKeys.user, '{}');
  const state = makeIsland();
  await settled();
  expect(state.loads).toBe(1);
});

test('a selection hydrates only islands that show it', async () => {
  localStorage.setItem(storageKeys.compared, '[{}]');
  const [other, tray] = [makeIsland(), makeIsland(['compared'])];
  await settled();
  expect([other.loads, tray.loads]).toEqual([0, 1]);
});

test('an empty selection hydrates nothing', async () => {
  localStorage.setItem(storageKeys.compared, '[]');
  const tray = makeIsland(['compared']);
  await settled();
  expect(tray.loads).toBe(0);
});

test('where the code cannot be fetched the page says so, and the next click tries again', async () => {
  const message = document.createElement('p');
  message.id = 'not-loaded';
  message.hidden = true;
  document.body.append(message);
  const state = makeIsland();
  state.fail = true;
  state.button.click();
  await settled();
  expect(message.hidden).toBe(false);
  expect(state.clicks).toBe(0);
  expect(state.button.ariaBusy).toBe(null);
  state.fail = false;
  state.button.click();
  await settled();
  expect(state.clicks).toBe(1);
  expect(message.hidden).toBe(true);
});

test('a press on a link does not hydrate: the page is about to unload', async () => {
  const state = makeIsland();
  const link = document.createElement('a');
  link.href = '/cars';
  document.body.append(link);
  link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 5, clientY: 5 }));
  await settled();
  expect(state.loads).toBe(0);
});

test('links to a part of the page and back wait, too, other links do not', async () => {
  const { island } = makeIsland();
  const clicked: string[] = [];
  document.body.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) clicked.push(target.textContent);
  });
  island.insertAdjacentHTML(
    'beforeend',
    '<a href="#tab">tab</a><a href="#back" rel="prev">back</a><a href="javascript:">other</a>',
  );
  const links = [...island.querySelectorAll('a')];
  for (const link of links) link.click();
  expect(clicked).toEqual(['other']);
  await settled();
  expect(clicked).toEqual(['other', 'tab', 'back']);
});

test('a link that cannot be answered is followed', async () => {
  const state = makeIsland();
  state.fail = true;
  state.island.insertAdjacentHTML('beforeend', '<a href="#followed">tab</a>');
  state.island.querySelector('a')?.click();
  await settled();
  expect(location.hash).toBe('#followed');
});
