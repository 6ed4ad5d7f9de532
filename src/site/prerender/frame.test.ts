import { expect, test } from 'vitest';
import { otherAddress } from '../other-language';
import { cutPage } from '../slim/cut-page.build';
import { gaps, putTogether } from '../slim/page-parts.build';
import { type Frame, filled, ownParts } from './frame.build';

const site = new URL('https://tayar.example');

const page = (name: string) => ({
  title: name,
  description: `About ${name}`,
  canonicalPath: `/cars/byd/${name}`,
  content: `<p class="${name}">${name}</p> `,
});

test('what is a page’s own stands in the frame, and is as compact as all else', () => {
  const frame = cutPage(
    `<head>${gaps.head}</head><a href="${otherAddress}"> x </a><main>${gaps.content} <p>y</p></main>`,
  );
  const whole = putTogether(filled(frame, page('seal'), site).parts);
  expect(whole).toContain('<head><title>seal | Tayar</title>');
  expect(whole).toContain('<a href="/ar/cars/byd/seal">x</a>');
  expect(whole).toContain('<main><p class="seal">seal</p><p>y</p></main>');
});

test('a page needs the styles that the frame needs, and those of its own', () => {
  const frame = cutPage(`<main class="a">${gaps.content}</main>`);
  const marks = (html: string) => [...cutPage(html).marks].sort();
  const { marks: all, letters } = filled(frame, page('تيار'), site);
  expect([...all].sort()).toEqual(marks('<main class="a"></main><p class="تيار"></p>'));
  expect(letters).toEqual(cutPage('تيار<p>').letters);
});

test('a page draws its own parts, and tells the frame how to draw those of each other page', async () => {
  const paths = async () => ['seal', 'atto'].map((name) => ({ props: { name } }));
  const draw = async ({ name }: { name: string }) => page(name);
  const frame: Frame = {};
  const props = { name: 'seal' };
  const locals = { drawing: { sheets: [], frame } };
  expect(await ownParts({ props, locals }, paths, draw)).toEqual(page('seal'));
  expect(await frame.own?.(1)).toEqual(page('atto'));
  expect(await ownParts({ props, locals: {} }, paths, draw)).toEqual(page('seal'));
});
