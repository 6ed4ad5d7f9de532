import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button';
import { ownTab } from './own-tab';

type Props = Omit<ComponentProps<'button'>, 'disabled'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** What it does is under way: presses do nothing. Unlike one that is disabled it keeps the focus. */
  busy?: boolean;
};

const busyClasses = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-60';

/** A button; it submits nothing unless `type="submit"` says so. */
export function Button({
  variant,
  size,
  className = '',
  type = 'button',
  busy = false,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      type={type}
      className={`${buttonClasses(variant, size)} ${busyClasses} ${className}`}
      aria-disabled={busy || undefined}
      onClick={busy ? refuse : onClick}
      {...rest}
    />
  );
}

/** Neither pressed nor, by the Enter key in a field of its form, submitted. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
}

type LinkProps = {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  newTab?: boolean;
  className?: string;
  children: ReactNode;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  newTab = false,
  className = '',
  children,
  ...rest
}: LinkProps) {
  return (
    <a
      className={`${buttonClasses(variant, size)} ${className}`.trim()}
      {...rest}
      {...(newTab && ownTab)}
    >
      {children}
    </a>
  );
}
