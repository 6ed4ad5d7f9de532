import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button';

type Props = ComponentProps<'button'> & { variant?: ButtonVariant; size?: ButtonSize };

/** A button; it submits nothing unless `type="submit"` says so. */
export function Button({ variant, size, className = '', type = 'button', ...rest }: Props) {
  return (
    <button type={type} className={`${buttonClasses(variant, size)} ${className}`} {...rest} />
  );
}
