import postcss, { AtRule, type Root, type Rule } from 'postcss';
import parseSelectors, { type Selector } from 'postcss-selector-parser';
import { memoized } from '@/lib/memoized';
import { directed, type PageMarks } from './page-marks.build';

/**
 * The style sheet holds the rules of the whole site; a page needs a part of them. What a page, by its classes and
 * elements, cannot need is left out of the `style` elements in its HTML, since these bytes stand before its text.
 */

/**
 * A sheet with only the rules that the page can use.
 * @param css minified
 * @param alsoUsed names of classes and elements that scripts may add later
 */
export function usedStyles(
  css: string,
  { names: own }: Pick<PageMarks, 'names'>,
  alsoUsed: readonly string[],
): string {
  const names = new Set([...own, ...alsoUsed]);
  const sheet = postcss.parse(css);
  const animated = animationsIn(sheet);
  sheet.walkRules((rule) => {
    if (!isStyleRule(rule)) return;
    const wanted = selectorsOf(rule.selector).filter((selector) => canMatch(selector, names));
    if (wanted.length === 0) rule.remove();
    else rule.selector = wanted.join(',');
  });
  sheet.walkDecls((declaration) => {
    if (saysNothing.test(`${declaration}`)) declaration.remove();
  });
  if (!sheet.toString().includes(`var(${contentOfTailwind})`)) {
    sheet.walkDecls(contentOfTailwind, (declaration) => void declaration.remove());
  }
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  leaveOutRepeats(sheet);
  const stillAnimated = animationsIn(sheet);
  sheet.walkAtRules(stepsOfAnimation, (rule) => {
    if (animated.has(rule.params) && !stillAnimated.has(rule.params)) rule.remove();
  });
  leaveOutEmptyConditions(sheet);
  return withShortForms(sheet.toString());
}

/** Tailwind writes both sides of a padding. */
function withShortForms(css: string): string {
  return css
    .replaceAll(/(padding|margin)-left:([^;}]+);\1-right:\2(?=[;}])/g, '$1-inline:$2')
    .replaceAll(/(padding|margin)-top:([^;}]+);\1-bottom:\2(?=[;}])/g, '$1-block:$2');
}

/** What Tailwind's base says though it holds without, since nothing of ours says otherwise. */
const saysNothing =
  /^(?:font-(?:feature|variation)-settings|tab-size):|^(?:text-transform:none|font-weight:bolder|background-image:none|-webkit-appearance:button)$/;

/** What Tailwind has `before:` and `after:` show, told of for those alone. */
const contentOfTailwind = '--tw-content';

/**
 * A part that the page holds and a script may draw again brings its rules twice. Only the last of two equal rules
 * under the same conditions counts, whatever stands between them; so do the steps of an animation.
 */
function leaveOutRepeats(sheet: Root): void {
  const rules: (Rule | AtRule)[] = [];
  sheet.walkRules((rule) => {
    if (isStyleRule(rule)) rules.push(rule);
  });
  sheet.walkAtRules(stepsOfAnimation, (rule) => void rules.push(rule));
  const seen = new Set<string>();
  for (const rule of rules.reverse()) {
    const text = `${conditionsOf(rule)}${rule}`;
    if (seen.has(text)) rule.remove();
    seen.add(text);
  }
}

/** A condition may stand inside another that holds nothing else. */
function leaveOutEmptyConditions(sheet: Root): void {
  const conditions: AtRule[] = [];
  sheet.walkAtRules((rule) => void conditions.push(rule));
  for (const rule of conditions.reverse()) if (rule.nodes?.length === 0) rule.remove();
}

function conditionsOf(rule: Rule | AtRule): string {
  let conditions = '';
  for (let around = rule.parent; around instanceof AtRule; around = around.parent) {
    conditions += `@${around.name} ${around.params} `;
  }
  return conditions;
}

/** Every word of the animations that rules ask for, their names among them. */
function animationsIn(sheet: Root): ReadonlySet<string> {
  const words = new Set<string>();
  sheet.walkDecls(/^animation/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) words.add(word);
  });
  return words;
}

/** Steps of an animation are no selectors, and a nested rule goes with the one around it. */
function isStyleRule(rule: Rule): boolean {
  const around = rule.parent;
  if (around?.type === 'rule') return false;
  return !(around instanceof AtRule && stepsOfAnimation.test(around.name));
}

const stepsOfAnimation = /keyframes$/i;

/** What only inputs have, though the rules do not name them. */
const partOfInput =
  /^(?:::-webkit-(?:inner|outer)-spin|::-webkit-(?:search|file)-|:-moz-ui-invalid)/;

/** Each kind of page has the same rules looked through. */
const selectorsOf = memoized((text: string) => parseSelectors().astSync(text).nodes);

/** States, attributes and what stands inside `:not()` come and go: only names can rule a match out. */
function canMatch(selector: Selector, names: ReadonlySet<string>): boolean {
  return selector.nodes.every((part) => {
    if (part.type === 'class' || part.type === 'tag') return names.has(part.value);
    if (part.type === 'attribute' && part.value === 'search') return names.has('input');
    if (part.type === 'attribute' && part.attribute === 'dir')
      return names.has(directed(part.value ?? ''));
    if (part.type !== 'pseudo') return true;
    // Tailwind's base is the only one to use them: global.css says how focus looks, and no part is drawn in a shadow.
    if (/^:(?:-moz-focusring|host)$/.test(part.value)) return false;
    if (part.value === ':dir') return names.has(part.toString());
    if (part.value === ':has') return part.nodes.some((inner) => canMatch(inner, names));
    return !partOfInput.test(part.value) || names.has('input');
  });
}
