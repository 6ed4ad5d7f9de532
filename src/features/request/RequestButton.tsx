import type { ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClasses } from '@/ui/button';
import { Island } from '@/ui/Island';
import { openRequest, type RequestedCar, type RequestKind } from './dialog.store';

type Props = {
  kind: RequestKind;
  car?: RequestedCar | null;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
};

/** A button that opens the form of a request. */
export function RequestButton({ kind, car, variant, size, className = '', children }: Props) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={`${buttonClasses(variant, size)} needs-script ${className}`.trim()}
      onClick={() => openRequest(kind, car)}
    >
      {children}
    </button>
  );
}

/** The same as an island of its own, for pages that are otherwise static. */
export default function RequestButtonIsland(props: Props) {
  return (
    <Island>
      <RequestButton {...props} />
    </Island>
  );
}
