import type { ReactNode } from 'react';
import { type BadgeTone, badgeClasses } from './badge';

/** A short fact beside a name. */
export function Badge({ tone, children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={badgeClasses(tone)}>{children}</span>;
}
