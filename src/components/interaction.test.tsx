import { afterEach, expect, test } from 'vitest';
import { storageKeys } from '#lib/web-storage.ts';
import onInteraction, {
  hydrateIslands,
  hydrateIslandsAbout,
  islandReadyEvent,
} from './interaction.ts';

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

test('an answer before hydration shows at once that it was taken, also one of a form with an address', async () => {
  const { island } = makeIsland();
  island.insertAdjacentHTML('beforeend', '<form action="/"><input type="checkbox" /></form>');
  island.querySelector('input')?.click();
  expect(island.ariaBusy).toBe('true');
  await settled();
  expect(island.ariaBusy).toBe(null);
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

test('a change of the catalogue hydrates only islands that show what has changed', async () => {
  const [other, list, any] = [makeIsland(), makeIsland(['cars']), makeIsland(['car:851bec1e'])];
  hydrateIslandsAbout(new Set(['cars', 'car:11111111']));
  await settled();
  expect([other.loads, list.loads, any.loads]).toEqual([0, 1, 0]);
  hydrateIslands();
  await settled();
  expect([other.loads, list.loads, any.loads]).toEqual([1, 1, 1]);
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

/** A link to another page, and a list of the times that it was followed. */
function makeLink() {
  const link = document.createElement('a');
  link.href = '/chargers';
  link.textContent = 'Chargers';
  document.body.append(link);
  const followed: string[] = [];
  link.addEventListener('click', (event) => {
    event.preventDefault();
    followed.push('link');
  });
  return { link, followed };
}

test('a link that is pressed after a held press is followed once that is answered', async () => {
  const { link, followed } = makeLink();
  const state = makeIsland();
  state.button.addEventListener('click', () => followed.push('button'));
  state.button.click();
  link.click();
  expect(followed).toEqual([]);
  expect(link.ariaBusy).toBe('true');
  await expect.poll(() => followed).toEqual(['button', 'link']);
  expect(link.ariaBusy).toBe(null);
  link.click();
  expect(followed).toHaveLength(3);
});

test('a link waits until what a held press began is saved', async () => {
  const { link, followed } = makeLink();
  const state = makeIsland();
  state.button.addEventListener('click', () => {
    state.button.ariaBusy = 'true';
    setTimeout(() => {
      followed.push('saved');
      state.button.ariaBusy = null;
    }, 200);
  });
  state.button.click();
  link.click();
  await expect.poll(() => followed).toEqual(['saved', 'link']);
});

test('a link waits for what was typed or ticked until the island has read it', async () => {
  const { link, followed } = makeLink();
  const state = makeIsland();
  state.island.insertAdjacentHTML('beforeend', '<input type="checkbox" />');
  state.island.addEventListener(islandReadyEvent, () => followed.push('read'));
  state.island.querySelector('input')?.click();
  link.click();
  await expect.poll(() => followed).toEqual(['read', 'link']);
});

test('a form that is sent after a held press waits, too', async () => {
  const state = makeIsland();
  const done: string[] = [];
  state.button.addEventListener('click', () => done.push('button'));
  document.body.insertAdjacentHTML(
    'beforeend',
    '<form><input name="q" /><button>Go</button></form>',
  );
  const form = document.querySelector('form');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    done.push('form');
  });
  state.button.click();
  form?.requestSubmit();
  expect(done).toEqual([]);
  await expect.poll(() => done).toEqual(['button', 'form']);
});

test('a link is followed where the press before it cannot be answered', async () => {
  const { link, followed } = makeLink();
  const state = makeIsland();
  state.fail = true;
  state.button.click();
  link.click();
  await expect.poll(() => followed).toEqual(['link']);
  expect(state.clicks).toBe(0);
});

test('a link that opens a tab does not wait', async () => {
  const { link, followed } = makeLink();
  const state = makeIsland();
  state.button.click();
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(followed).toEqual(['link']);
});

test('links within the page and back wait, too; those of an index and other links do not', async () => {
  const { island } = makeIsland();
  const clicked: string[] = [];
  document.body.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) clicked.push(target.textContent);
  });
  island.insertAdjacentHTML(
    'beforeend',
    '<a href="#back" rel="prev">back</a><a href="#tab">tab</a><a href="javascript:">other</a><a class="to-part" href="#part">part</a>',
  );
  for (const link of [...island.querySelectorAll('a')].reverse()) link.click();
  expect(clicked).toEqual(['part', 'other']);
  await expect.poll(() => clicked).toEqual(['part', 'other', 'tab', 'back']);
});

test('a link that cannot be answered is followed', async () => {
  const state = makeIsland();
  state.fail = true;
  state.island.insertAdjacentHTML('beforeend', '<a href="#followed">tab</a>');
  state.island.querySelector('a')?.click();
  await settled();
  expect(location.hash).toBe('#followed');
});

test('a form with an address is sent by the browser at once, with what was entered', async () => {
  const { island } = makeIsland();
  island.insertAdjacentHTML(
    'beforeend',
    '<form action="/choose"><input type="checkbox" name="agent" /><button class="go">Go</button></form>',
  );
  const sent: string[] = [];
  island.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) sent.push(...new FormData(event.target).keys());
  });
  island.querySelector('input')?.click();
  island.querySelector<HTMLElement>('.go')?.click();
  expect(sent).toEqual(['agent']);
  await settled();
});
