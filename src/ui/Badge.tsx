import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'accent' | 'positive' | 'warning' | 'danger';

// Whole names, which Tailwind must find here to keep their rules (src/styles/badge.css).
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

/** A short fact beside a name. */
export function Badge({ tone, children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={badgeClasses(tone)}>{children}</span>;
}
