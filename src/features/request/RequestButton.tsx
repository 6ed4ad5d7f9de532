import { type ReactNode, useTransition } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClasses } from '#components/Button.tsx';
import { Island } from '#components/Island.tsx';
import {
  type DialogKind,
  fetchDialog,
  openRequest,
  preloadDialog,
  type RequestedCar,
} from './dialog.store.ts';

type Props = {
  kind: DialogKind;
  /** Without one, the car of the page. */
  car?: RequestedCar | null;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  /** A link among others, beside the button for what is asked most. */
  isLink?: boolean;
  children: ReactNode;
};

/** A button that opens the form of a request. */
export function RequestButton({
  kind,
  car,
  variant,
  size,
  className = '',
  isLink = false,
  children,
}: Props) {
  const looks = isLink ? 'link min-h-11 text-small font-semibold' : buttonClasses(variant, size);
  const [isLoading, startLoading] = useTransition();
  const preload = () => preloadDialog(kind);
  const open = () => {
    if (openRequest(kind, car)) startLoading(() => fetchDialog(kind));
  };
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-busy={isLoading || undefined}
      className={`${looks} needs-script ${className}`.trim()}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={open}
    >
      {children}
    </button>
  );
}

/** The same as a separate island, for pages that are otherwise static. */
export default function RequestButtonIsland(props: Props) {
  return (
    <Island>
      <RequestButton {...props} />
    </Island>
  );
}
