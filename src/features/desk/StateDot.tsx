import type { BadgeTone } from '#components/Badge.tsx';
import type { Lead } from '#data/desk.ts';
import { badgeOf } from './request-words.ts';

/** What is open is filled or a ring; what is closed without a sale is pale. Not by its colour alone. */
const looks: Record<BadgeTone, string> = {
  accent: 'border-accent bg-accent',
  danger: 'border-danger bg-danger',
  warning: 'border-warning',
  positive: 'border-positive bg-positive',
  neutral: 'border-edge bg-sunken',
};

type Props = {
  lead: Lead;
  /** Whether the state stands beside it in words, too. */
  isNamed?: boolean;
};

/** The state of a request as a dot, with its words for screen readers and under the pointer. */
export function StateDot({ lead, isNamed = false }: Props) {
  const { label, tone } = badgeOf(lead);
  return (
    <>
      <span
        title={label}
        aria-hidden="true"
        className={`inline-block size-2.5 shrink-0 rounded-pill border-2 ${looks[tone]}`}
      />
      <span className={isNamed ? '' : 'sr-only'}>{label} </span>
    </>
  );
}
