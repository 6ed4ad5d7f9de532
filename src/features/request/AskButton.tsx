import type { ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClasses } from '@/ui/button';
import type { AskKind } from './asked-car';

type Props = {
  kind: AskKind;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
};

/** A button that opens the form of a request; what it does is in `site/request-buttons.ts`. */
export function AskButton({ kind, variant, size, className = '', children }: Props) {
  return (
    <button
      type="button"
      data-ask={kind}
      aria-haspopup="dialog"
      className={`${buttonClasses(variant, size)} needs-script ${className}`.trim()}
    >
      {children}
    </button>
  );
}
