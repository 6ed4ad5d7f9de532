import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';

export type NoticeTone = 'positive' | 'warning' | 'info';

const looks = {
  positive: { icon: CircleCheck, box: 'bg-positive-soft', sign: 'text-positive' },
  warning: { icon: TriangleAlert, box: 'bg-warning-soft', sign: 'text-warning' },
  info: { icon: Info, box: 'bg-accent-soft', sign: 'text-accent' },
} as const;

type Props = {
  tone: NoticeTone;
  title: string;
  text?: string | undefined;
  /** The way on: a button or a link. */
  children?: ReactNode;
};

/** A message that stays on the page, unlike a notification. */
export function Notice({ tone, title, text, children }: Props) {
  const { icon: Icon, box, sign } = looks[tone];
  return (
    <div className={`flex gap-3 rounded-card p-4 ${box}`}>
      <Icon className={`mt-0.5 size-5 shrink-0 ${sign}`} aria-hidden="true" />
      <div className="min-w-0 flex-1 text-small">
        <p className="font-semibold">{title}</p>
        {text && <p className="mt-0.5">{text}</p>}
        {children && <div className="mt-3 flex flex-wrap gap-3">{children}</div>}
      </div>
    </div>
  );
}
