import { expect, it } from 'vitest';
import { cutPage } from './cut-page.build';
import { putTogether, textsOf, withTexts } from './page-parts.build';

it.each([
  ['end tags of items', '<ul><li>a</li><li>b</li></ul>', '<ul><li>a<li>b</ul>'],
  [
    'end tags of terms',
    '<dl><div><dt>a</dt><dd>b</dd></div></dl>',
    '<dl><div><dt>a<dd>b</div></dl>',
  ],
  [
    'what an icon does not need',
    '<svg xmlns="http://www.w3.org/2000/svg" class="lucide lucide-arrow-up-2 size-5"> <path d="M0 0"></path> </svg>',
    '<svg class="size-5"><path d="M0 0"/></svg>',
  ],
  [
    'all names of an icon that has two',
    '<svg class="lucide lucide-plug-2 lucide-plug size-5"></svg>',
    '<svg class="size-5"></svg>',
  ],
  [
    'how letters of an address are escaped, and nothing else of it',
    '<a href="/?text=%D9%87%D9%84%20%26%22%E2%81%A8%C3%A9&amp;q=%FF" title="%D9%87">%D9%87</a>',
    '<a href="/?text=هل%20%26%22%E2%81%A8%C3%A9&amp;q=%FF" title="%D9%87">%D9%87</a>',
  ],
  [
    'the size of an icon that has one by its class',
    '<svg width="24" height="24" class="x size-5"></svg><svg width="24" height="24" class="x"></svg>',
    '<svg class="x size-5"></svg><svg width="24" height="24" class="x"></svg>',
  ],
  [
    'hundredths of a pixel in an icon, and in no other picture',
    '<svg viewBox="0 0 24 24"><path d="M2.985.486a9 9-.022.617"/></svg><svg viewBox="0 0 1 1"><path d="M.25.75"/></svg>',
    '<svg viewBox="0 0 24 24"><path d="M2.9.4a9 9-.0.6"/></svg><svg viewBox="0 0 1 1"><path d="M.25.75"/></svg>',
  ],
  ['the type of buttons on a page without forms', '<button type="button">', '<button>'],
  [
    'blanks around blocks, and the end of a paragraph before one',
    '<ul> <li> <a href="/"> a </a> </li> </ul> <p data-a=""> b <b>c</b> d </p> <p>e</p>',
    '<ul><li><a href="/">a</a></ul><p data-a>b <b>c</b> d<p>e</p>',
  ],
  [
    'the prefix of ids in an island, whose elements are drawn without',
    '<astro-island uid="1" prefix="r1" client="idle"></astro-island>',
    '<astro-island uid="1" prefix="" client="idle"></astro-island>',
  ],
  [
    'no part of a value that holds the end of a tag',
    '<div title="a > b"> <p>c</p> </div>',
    '<div title="a > b"><p>c</div>',
  ],
  [
    'nothing of a script',
    '<script>if (a < b) c = " <p> ";</script>',
    '<script>if (a < b) c = " <p> ";</script>',
  ],
  [
    'nothing else',
    '<b class="lucide" title="">a</b> <b></b><form><button type="button">',
    '<b class="lucide" title="">a</b> <b></b><form><button type="button">',
  ],
])('leaves out %s', (_, html, compact) => {
  expect(putTogether(cutPage(html).parts)).toBe(compact);
});

const page =
  '<html lang="en"><head><meta charset="utf-8"><link rel="preload" href="/a" as="font"><style>a{}</style></head>' +
  '<b>x</b><style media="print">b{}</style><script>y</script><script type="module" src="/z.js"></script>' +
  '<script type="application/ld+json">{}</script></html>';

it('keeps apart what the rest of the page has a say in, and sheets without their elements', () => {
  const { parts } = cutPage(page);
  const special = parts.filter(({ kind, text }) => kind !== 'markup' && text !== '');
  expect(special.map(({ kind, text }) => [kind, text])).toEqual([
    ['root', '<html lang="en">'],
    ['first', '<meta charset="utf-8">'],
    ['font', '<link rel="preload" href="/a" as="font">'],
    ['sheet', 'a{}'],
    ['sheet', 'b{}'],
    ['script', '<script>y</script>'],
    ['file', '<script type="module" src="/z.js"></script>'],
  ]);
  expect(putTogether(parts)).toBe(page);
  expect(textsOf(parts, 'markup').join('')).not.toMatch(/[ab]\{/);
});

it('puts each sheet back into its own element', () => {
  const { parts } = cutPage(page);
  expect(putTogether(withTexts(parts, 'sheet', (_, count) => ['', 'c{}'][count] ?? ''))).toBe(
    page.replace('a{}', '').replace('b{}', 'c{}'),
  );
});
