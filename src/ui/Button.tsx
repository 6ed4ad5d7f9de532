import type { ComponentProps, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button';

type Props = ComponentProps<'button'> & { variant?: ButtonVariant; size?: ButtonSize };

/** What a link, and a button that only a script could disable, never need. */
const disabledClasses = 'disabled:cursor-not-allowed disabled:opacity-60';

/** A button; it submits nothing unless `type="submit"` says so. */
export function Button({ variant, size, className = '', type = 'button', ...rest }: Props) {
  const classes = `${buttonClasses(variant, size)} ${disabledClasses} ${className}`;
  return <button type={type} className={classes} {...rest} />;
}

type LinkProps = {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  newTab?: boolean;
  /** What following it asks for, where that needs an account. */
  ask?: 'contact';
  children: ReactNode;
};

/** A link that looks like a button. */
export function ButtonLink({ href, variant, size, newTab = false, ask, children }: LinkProps) {
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} data-ask={ask} className={buttonClasses(variant, size)} {...tab}>
      {children}
    </a>
  );
}
