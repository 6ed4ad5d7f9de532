import { colourNames, themes } from '@/styles/tokens';

const adopted = new Set<string>();
let coloured = false;

/** Of the site's colours the page itself holds only those that it needs itself. */
const colours = (theme: 'light' | 'dark') =>
  colourNames.map((name) => `--${name}:${themes[theme][name]}`).join(';');
/**
 * A dialog hands down how wide the scrollbar is that it takes away. On a phone that is nothing: said before, it has
 * nothing of the page behind it styled anew while somebody waits for the dialog.
 */
const scrollbar = '--scrollbar-width:0px';
const tokens = `:root{${colours('light')};${scrollbar}}@media screen{.dark{${colours('dark')}}}`;

/**
 * Adds rules to the page, once, for parts that come after it was loaded. The build takes a style sheet that a part
 * imports plainly into the HTML of every page that may ever show the part, and there leaves out what the page itself
 * does not need; this way the rules travel with the part.
 * @param css text of a style sheet: `import css from './part.css?inline'`
 */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  // What the whole page hands down has the whole page styled anew: not before something asks for it.
  const asks = !coloured && css.includes('var(--');
  coloured ||= asks;
  sheet.replaceSync(asks ? tokens + css : css);
  document.adoptedStyleSheets.push(sheet);
}
