import type { ComponentProps } from 'react';
import { cardClasses } from './card';

type Props = ComponentProps<'div'> & { interactive?: boolean };

/** A sheet of paper upon the canvas. */
export function Card({ interactive = false, className = '', ...rest }: Props) {
  return <div className={`${cardClasses(interactive)} ${className}`} {...rest} />;
}
