import type { ComponentProps, MouseEvent } from 'react';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'accent' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

// Whole names, which Tailwind must find here to keep their rules (src/styles/button.css).
const variants: Record<ButtonVariant, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  ghost: 'button-ghost',
  accent: 'button-accent',
  danger: 'button-danger',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'button-sm text-small',
  md: 'button-md text-small',
  lg: 'button-lg text-body',
};

/** The classes of a button, or of a link that looks like one. */
export function buttonClasses(variant: ButtonVariant = 'primary', size: ButtonSize = 'md'): string {
  return `button ${variants[variant]} ${sizes[size]}`;
}

/** Opens a link to another site in a new tab, which learns nothing about this page. */
export const ownTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

type Looks = { variant?: ButtonVariant; size?: ButtonSize };

type Props = Omit<ComponentProps<'button'>, 'disabled'> &
  Looks & {
    /** While true, presses do nothing; unlike a disabled button, it keeps the focus. */
    busy?: boolean;
  };

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
  const busyClasses = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-60';
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

/** Enter in a field also presses the form's button. */
const refuse = (event: MouseEvent) => event.preventDefault();

type LinkProps = Pick<ComponentProps<'a'>, 'className' | 'children' | 'onClick'> &
  Looks & { href: string; newTab?: boolean };

/** A link that looks like a button. */
export function ButtonLink({ variant, size, newTab, className = '', ...rest }: LinkProps) {
  const classes = `${buttonClasses(variant, size)} ${className}`.trim();
  return <a className={classes} {...rest} {...(newTab && ownTab)} />;
}
