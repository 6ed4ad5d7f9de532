import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'accent' | 'positive' | 'warning' | 'danger';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink',
  accent: 'bg-accent-soft text-accent',
  positive: 'bg-positive-soft text-positive',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

/** The classes of a badge. Its border shows in forced colours, and always where it is outlined. */
export function badgeClasses(tone: BadgeTone = 'neutral', outlined = false): string {
  const edge = outlined ? 'border-current' : 'border-transparent';
  return `inline-flex items-center gap-1.5 rounded-pill border ${edge} px-2.5 py-0.5 text-micro font-semibold ${tones[tone]}`;
}

type Props = {
  tone?: BadgeTone;
  /** Draws its edge, on a ground of a badge's own colour. */
  outlined?: boolean;
  children: ReactNode;
};

/** A short fact beside a name. */
export function Badge({ tone, outlined = false, children }: Props) {
  return <span className={badgeClasses(tone, outlined)}>{children}</span>;
}
