/** The looks of a badge, for Badge.tsx and the parts that are built without React. */
export type BadgeTone = 'neutral' | 'accent' | 'positive' | 'warning' | 'danger';

const base =
  'inline-flex items-center gap-1.5 rounded-pill border border-transparent px-2.5 py-0.5 text-micro font-semibold';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink',
  accent: 'bg-accent-soft text-accent',
  positive: 'bg-positive-soft text-positive',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

/** The classes of a badge. */
export function badgeClasses(tone: BadgeTone = 'neutral'): string {
  return `${base} ${tones[tone]}`;
}
