import { expect, it } from 'vitest';
import { withCompactMarkup } from './compact-markup.build';

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
  expect(withCompactMarkup(html).markup).toBe(compact);
});
