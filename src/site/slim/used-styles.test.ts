import { describe, expect, it } from 'vitest';
import { marksIn } from './fixture';
import { usedStyles } from './used-styles.build';

const styles = (css: string, body: string, also: string[] = []) =>
  usedStyles(css, marksIn(`<style></style><body>${body}</body>`), also);

describe('usedStyles', () => {
  it('keeps what is for text from right to left to the pages that are', () => {
    const css = 'p:dir(rtl),p{x:y}';
    expect(styles(css, '<html lang="en"><p dir="rtl">')).toBe('p{x:y}');
    expect(styles(css, '<html lang="ar" dir="rtl"><p>')).toBe(css);
  });

  it('keeps of what is said of each direction only what is said of the page', () => {
    const css = ':root[dir=ltr]{x:y}:root[dir=rtl]{x:z}';
    expect(styles(css, '<html lang="en" dir="ltr"><p dir="rtl">')).toBe(':root[dir=ltr]{x:y}');
    expect(styles(css, '<html lang="ar" dir="rtl"><p>')).toBe(':root[dir=rtl]{x:z}');
  });

  it('leaves out what the base says for nothing', () => {
    const css =
      'p{x:y;tab-size:4;font-feature-settings:inherit;text-transform:none}:-moz-focusring{x:y}';
    expect(styles(css, '<p>')).toBe('p{x:y}');
  });

  it.each([
    ['a class that the page has', '.a{x:y}', '<p class="b a">', '.a{x:y}'],
    ['a class that it lacks', '.c{x:y}', '<p class="b a">', ''],
    ['only the selectors in use', '.a,.c,.b:hover{x:y}', '<p class="b a">', '.a,.b:hover{x:y}'],
    ['both classes of one selector', '.a .c{x:y}', '<p class="a">', ''],
    ['escaped names', '.md\\:p-2\\.5{x:y}', '<p class="md:p-2.5">', '.md\\:p-2\\.5{x:y}'],
    [
      'arbitrary values',
      '.w-\\[calc\\(1px\\)\\]{x:y}',
      '<p class="w-[calc(1px)]">',
      '.w-\\[calc\\(1px\\)\\]{x:y}',
    ],
    [
      'escaped HTML',
      '.\\[\\&\\>p\\]\\:a{x:y}',
      '<p class="[&#38;&gt;p]:a">',
      '.\\[\\&\\>p\\]\\:a{x:y}',
    ],
    ['leading digits', '.\\32 xl\\:a{x:y}', '<p class="2xl:a">', '.\\32 xl\\:a{x:y}'],
    [
      'states that attributes tell',
      '.a[aria-selected=true]{x:y}',
      '<p class="a">',
      '.a[aria-selected=true]{x:y}',
    ],
    ['scoped rules', 'p[data-cid-x],.c[data-cid-x]{x:y}', '<p data-cid-x>', 'p[data-cid-x]{x:y}'],
    ['elements', 'table,p>a{x:y}', '<p><a href="/">', 'p>a{x:y}'],
    ['alternatives', 'p:not(.c):is(.d,.e){x:y}', '<p class="d">', 'p:not(.c):is(.d,.e){x:y}'],
    ['states of any element', ':focus-visible{x:y}', '<p>', ':focus-visible{x:y}'],
    [
      'what is hidden',
      '[hidden]:where(:not([hidden=u])){x:y}',
      '<p>',
      '[hidden]:where(:not([hidden=u])){x:y}',
    ],
    ['nested rules', '.a{x:y;&:hover{x:z}}', '<p class="a">', '.a{x:y;&:hover{x:z}}'],
    [
      'rules under a condition',
      '@media (min-width:1px){.a{x:y}.c{x:y}}',
      '<p class="a">',
      '@media (min-width:1px){.a{x:y}}',
    ],
    [
      'both sides at once',
      '.a{padding-left:1rem;padding-right:1rem}.b{padding-top:0;padding-bottom:1px}',
      '<p class="a b">',
      '.a{padding-inline:1rem}.b{padding-top:0;padding-bottom:1px}',
    ],
    ['no empty conditions', '@media print{.c{x:y}}', '<p>', ''],
    ['no empty condition inside another', '@media print{@supports (x:y){.c{x:y}}}', '<p>', ''],
    [
      'the last of equal animations',
      '@keyframes c{to{x:y}}p{x:y}@keyframes c{to{x:y}}',
      '<p>',
      'p{x:y}@keyframes c{to{x:y}}',
    ],
    [
      'fonts and animations',
      '@font-face{a:b}@keyframes c{to{x:y}}',
      '<p>',
      '@font-face{a:b}@keyframes c{to{x:y}}',
    ],
    [
      'braces and commas in texts',
      'p:before{content:"},{"}.c{x:y}',
      '<p>',
      'p:before{content:"},{"}',
    ],
    ['the last of equal rules', '.a{x:y}.b{x:z}.a{x:y}', '<p class="a b">', '.b{x:z}.a{x:y}'],
    [
      'equal rules under other conditions',
      '.a{x:y}@media print{.a{x:y}}@media print{.a{x:y}}',
      '<p class="a">',
      '.a{x:y}@media print{.a{x:y}}',
    ],
    [
      'parts of inputs',
      '::-webkit-search-decoration{x:y}',
      '<input>',
      '::-webkit-search-decoration{x:y}',
    ],
    ['no parts of inputs without any', ':-moz-ui-invalid,[type=search],p{x:y}', '<p>', 'p{x:y}'],
    [
      'what depends on something that is there',
      'p:has(.a:not([hidden])),p:has(.b){x:y}',
      '<p class="a">',
      'p:has(.a:not([hidden])){x:y}',
    ],
    ['rules for any element', '*,::before,:root{x:y}', '<p>', '*,::before,:root{x:y}'],
    ['classes that a script names', '.c{x:y}', '<script>a.classList.add("c")</script>', '.c{x:y}'],
  ])('keeps %s', (_, css, body, expected) => {
    expect(styles(css, body)).toBe(expected);
  });

  it('leaves an animation out with the last rule that asked for it', () => {
    const steps = '@keyframes a{to{x:y}}@keyframes b{to{x:y}}@keyframes elsewhere{to{x:y}}';
    const kept = '@keyframes b{to{x:y}}@keyframes elsewhere{to{x:y}}.d{animation:b 1s}';
    expect(styles(`${steps}.c{animation:1s a}.d{animation:b 1s}`, '<p class="d">')).toBe(kept);
  });

  it('keeps what scripts may add later', () => {
    expect(styles('.c{x:y}table{x:y}.d{x:y}', '<p>', ['c', 'table'])).toBe('.c{x:y}table{x:y}');
  });
});
