/**
 * The markup of a page without what a browser adds or leaves out by itself: end tags of list items, terms and paragraphs,
 * blanks around blocks and at the edges of links, the empty value of an attribute, and of an icon the end tags of shapes, the
 * namespace, a size that its class gives, and the names that the icon library leaves. Letters stand in addresses as they are.
 * Every byte stands before the page's text.
 * @param markup without style sheets
 */
export function withCompactMarkup(markup: string): string {
  const page = markup.includes('<form') ? markup : markup.replaceAll(sendsNothing, '');
  return page
    .replace(/<\/(?:li|dt|dd)>/g, '')
    .replace(aroundBlock, '$1')
    .replace(endOfParagraph, '')
    .replace(atEdgeOfLink, '$1$2')
    .replace(emptyValue, '')
    .replace(escapedLetters, (letters) => decodeURIComponent(letters))
    .replace(/<svg[\s\S]*?<\/svg>/g, keptIcon);
}

/** Outside a form a button has nothing to send, whatever its type. */
const sendsNothing = ' type="button"';

/** No text is laid out between the edge of a block and a blank beside it. */
const aroundBlock =
  /\s*(<\/?(?:html|head|body|meta|link|title|header|footer|main|nav|section|address|div|ul|ol|dl|li|dt|dd|p|h[1-6])(?:\s[^<>]*)?>)\s*/g;

/** Blanks at the edges of a link or button, left there by whoever put its text on a line of its own. */
const atEdgeOfLink = /(<(?:a|button)(?:\s[^<>]*)?>)\s+|\s+(<\/(?:a|button)>)/g;

/** A block that begins, or the end of the one around it, ends a paragraph. */
const endOfParagraph =
  /<\/p>(?=<(?:p|div|section|ul|ol|dl|h[1-6]|header|footer|\/div|\/section)[\s>])/g;

/** `data-share=""` says no more than `data-share`; an empty `alt` stays, as people who check pages look for it. */
const emptyValue = /(?<=\sdata-[a-z-]+)=""(?=[\s>])/g;

/** Arabic letters in an address; a browser escapes them by itself. */
const escapedLetters = /(?<=\shref="[^"]*)(?:%D[89AB]%[89AB][0-9A-F])+/g;

/** Thousands of pages share a few icons. */
const icons = new Map<string, string>();

function keptIcon(icon: string): string {
  const compact = icons.get(icon) ?? compactIcon(icon);
  icons.set(icon, compact);
  return compact;
}

function compactIcon(icon: string): string {
  // A tenth is a tenth of a pixel at most, as large as icons are shown.
  const plain = icon.includes('viewBox="0 0 24 24"') ? icon.replace(/(\.\d)\d+/g, '$1') : icon;
  return plain
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace(/\blucide(?: lucide-[a-z0-9-]+)+ ?/, '')
    .replace(/ width="24" height="24"(?=[^>]* class="[^">]*\bsize-)/, '')
    .replace(/><\/(?:path|circle|rect|line|polyline|ellipse)>/g, '/>')
    .replace(/>\s+</g, '><');
}
