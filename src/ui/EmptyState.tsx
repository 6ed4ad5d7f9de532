import type { ReactNode } from 'react';
import { stateClasses } from './state';

type Props = { title: string; text?: string; children?: ReactNode };

/** Nothing to show, and what can be done about it (`children`: buttons). */
export function EmptyState({ title, text, children }: Props) {
  return (
    <div className={stateClasses.box}>
      <p className={stateClasses.title}>{title}</p>
      {text && <p className={stateClasses.text}>{text}</p>}
      {children && <div className={stateClasses.actions}>{children}</div>}
    </div>
  );
}
