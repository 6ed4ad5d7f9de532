/** What a person looks for on a page: by what it is and is called, by its label, or by its words. */
export type Thing = {
  by: 'role' | 'label' | 'text' | 'css';
  is: Words;
  name?: Words | undefined;
  /** Where it is looked for, if not on the whole page. */
  within?: Thing | undefined;
  /** Which of several, from 0; without one there has to be one. */
  nth?: number;
};

/** A whole text, or what a text has to match. */
type Words = string | RegExp;

const role = (is: string) => (name?: Words, within?: Thing) =>
  ({ by: 'role', is, name, within }) satisfies Thing;

export const button = role('button');
export const link = role('link');
export const heading = role('heading');
export const region = role('region');
export const navigation = role('navigation');
export const dialog = role('dialog');
export const radio = role('radio');
export const checkbox = role('checkbox');
export const slider = role('slider');
export const searchbox = role('searchbox');
export const textbox = role('textbox');
export const tab = role('tab');
export const group = role('group');
export const picture = role('img');
export const article = (within?: Thing): Thing => role('article')(undefined, within);
export const listItem = (within?: Thing): Thing => role('listitem')(undefined, within);
/** Where toasts appear. */
export const notice: Thing = { by: 'css', is: '.toast' };

export const field = (label: Words, within?: Thing): Thing => ({ by: 'label', is: label, within });
export const words = (text: Words, within?: Thing): Thing => ({ by: 'text', is: text, within });
/** What has neither role nor words of its own. */
export const part = (selector: string, within?: Thing): Thing => ({
  by: 'css',
  is: selector,
  within,
});

export const nth = (thing: Thing, index: number): Thing => ({ ...thing, nth: index });
export const first = (thing: Thing): Thing => nth(thing, 0);
/** The last of several. */
export const last = (thing: Thing): Thing => nth(thing, -1);

/** What is looked for, in words. */
export function inWords({ by, is, name, within, nth: index }: Thing): string {
  const own = by === 'role' ? `${is}${name === undefined ? '' : ` ${name}`}` : `${by} ${is}`;
  const which = index === undefined ? own : `${own} (${index + 1}.)`;
  return within ? `${which} in ${inWords(within)}` : which;
}

/** A step of the way to a thing, as it can be sent into a page. */
export type Step = {
  by: Thing['by'];
  is: Sent;
  name: Sent | null;
  nth: number | null;
};

type Sent = { text: string; flags: string | null };

const sent = (words: Words): Sent =>
  typeof words === 'string'
    ? { text: words, flags: null }
    : { text: words.source, flags: words.flags };

/** The steps to a thing, from the widest. */
export function stepsTo({ by, is, name, within, nth: index }: Thing): Step[] {
  const step = {
    by,
    is: sent(is),
    name: name === undefined ? null : sent(name),
    nth: index ?? null,
  };
  return [...(within ? stepsTo(within) : []), step];
}
