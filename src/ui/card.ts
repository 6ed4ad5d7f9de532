/** The look of a card, shared by Card.astro and Card.tsx. */
const base = 'rounded-card border border-line bg-surface';
const linked =
  'relative transition-[border-color,box-shadow] hover:border-edge hover:shadow-card focus-within:border-edge';

/** The classes of a card; `interactive` ones answer to the pointer because a link covers them. */
export function cardClasses(interactive = false): string {
  return interactive ? `${base} ${linked}` : base;
}
