import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { m } from '#paraglide/messages.js';
import { Button } from './Button.tsx';

type Props = {
  title: string;
  text?: string | undefined;
  /** Buttons or links to act on it. */
  children?: ReactNode;
};

function State({ title, text, children }: Props) {
  return (
    <>
      <p className="text-subheading">{title}</p>
      {text && <p className="mx-auto mt-2 max-w-prose text-small text-muted">{text}</p>}
      {children && (
        <div className="mt-6 flex flex-wrap justify-center gap-3 empty:hidden">{children}</div>
      )}
    </>
  );
}

const box = 'rounded-card border border-dashed border-edge px-6 py-12 text-center';

/** Shown where there is nothing to show. */
export function EmptyState(props: Props) {
  return (
    <div className={box}>
      <State {...props} />
    </div>
  );
}

/** Shown where something could not be loaded; screen readers announce it. */
export function ErrorState(props: Props) {
  return (
    <div role="alert" className={box}>
      <TriangleAlert className="mx-auto mb-3 size-6 text-danger" aria-hidden="true" />
      <State {...props} />
    </div>
  );
}

type Retried = Pick<Props, 'title' | 'text'> & { onRetry: () => unknown };

/** Shown in place of what could not be loaded, and can be loaded again. */
export function LoadFailed({ onRetry, ...words }: Retried) {
  return (
    <ErrorState {...words}>
      <Button onClick={() => void onRetry()}>{m.ui_try_again()}</Button>
    </ErrorState>
  );
}

/** The way to try again inside a notice or a line of text. */
export function RetryButton({ onRetry }: Pick<Retried, 'onRetry'>) {
  return (
    <Button size="sm" variant="secondary" onClick={() => void onRetry()}>
      {m.ui_try_again()}
    </Button>
  );
}

/** A grey shape while something loads; its container tells screen readers. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton block rounded-control ${className}`} />;
}

const looks = {
  positive: { icon: CircleCheck, box: 'bg-positive-soft', sign: 'text-positive' },
  warning: { icon: TriangleAlert, box: 'bg-warning-soft', sign: 'text-warning' },
  info: { icon: Info, box: 'bg-accent-soft', sign: 'text-accent' },
} as const;

export type NoticeTone = keyof typeof looks;

/** A message that stays on the page, unlike a toast. */
export function Notice({ tone, title, text, children }: Props & { tone: NoticeTone }) {
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
