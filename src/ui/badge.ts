/** The looks of a badge, for Badge.tsx and the parts that are built without React; src/styles/badge.css draws them. */
export type BadgeTone = 'neutral' | 'accent' | 'positive' | 'warning' | 'danger';

// Written out, as Tailwind keeps the rules of the names that it reads.
const tones: Record<BadgeTone, string> = {
  neutral: 'badge-neutral',
  accent: 'badge-accent',
  positive: 'badge-positive',
  warning: 'badge-warning',
  danger: 'badge-danger',
};

/** The classes of a badge. */
export function badgeClasses(tone: BadgeTone = 'neutral'): string {
  return `badge ${tones[tone]} text-micro`;
}
