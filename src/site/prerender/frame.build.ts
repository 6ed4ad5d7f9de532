import { type AboutPage, headTags } from '../head-tags';
import { inOtherLanguage, otherAddress } from '../other-language';
import { type CutPage, cutPage } from '../slim/cut-page.build';
import { gaps, type PageParts } from '../slim/page-parts.build';

/** What is a page's own, where thousands are alike but for that: what it says of itself, and what it shows, as HTML. */
export type OwnParts = AboutPage & { content: string };

/** What such pages have in common, being drawn once for all of them; what is their own is put into it page by page. */
export type Frame = {
  /** What each of them has of its own, in the order of the route's paths. */
  own?: ((place: number) => Promise<OwnParts>) | undefined;
  /** Draws each of them. */
  draw?: (place: number) => Promise<PageParts>;
};

/**
 * What is a page's own. Where the frame of all pages of its kind is asked for, that is told how to come by any other's.
 * @param page the page's `Astro`
 * @param paths of its route
 */
export async function ownParts<Props>(
  { props, locals }: { props: Props; locals: App.Locals },
  paths: () => Promise<readonly { props: Props }[]>,
  draw: (props: Props) => Promise<OwnParts>,
): Promise<OwnParts> {
  const frame = locals.drawing?.frame;
  if (frame) {
    const all = await paths();
    frame.own = async (place) => draw(all[place]?.props ?? props);
  }
  return draw(props);
}

/** A page made of the frame and what is its own. */
export function filled(frame: CutPage, { content, ...about }: OwnParts, site: URL): CutPage {
  const own = frame.parts.map(({ kind, text }) => {
    if (kind !== 'gap') return undefined;
    if (text === gaps.head) return cutPage(headTags(about, site));
    if (text === gaps.content) return cutPage(content);
    return cutPage(text.replace(otherAddress, () => inOtherLanguage(about.canonicalPath)));
  });
  const filling = own.filter((cut) => cut !== undefined);
  return {
    parts: frame.parts.flatMap((part, index) => own[index]?.parts ?? part),
    marks: union([frame, ...filling].map(({ marks }) => marks)),
    letters: union([frame, ...filling].map(({ letters }) => letters)),
  };
}

function union(sets: readonly ReadonlySet<number>[]): ReadonlySet<number> {
  const all = new Set<number>();
  for (const set of sets) for (const item of set) all.add(item);
  return all;
}
