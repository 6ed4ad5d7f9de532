import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'accent' | 'positive' | 'warning' | 'danger';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink',
  accent: 'bg-accent-soft text-accent',
  positive: 'bg-positive-soft text-positive',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

/** The classes of a badge. Its border shows in forced colours. */
export function badgeClasses(tone: BadgeTone = 'neutral'): string {
  return `inline-flex items-center gap-1.5 rounded-pill border border-transparent px-2.5 py-0.5 text-micro font-semibold ${tones[tone]}`;
}

/** A short fact beside a name. */
export function Badge({ tone, children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={badgeClasses(tone)}>{children}</span>;
}
