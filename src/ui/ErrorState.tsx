import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { stateClasses } from './state';

type Props = { title: string; text?: string; children?: ReactNode };

/** Something could not be loaded: said aloud at once, with the way on (`children`: buttons). */
export function ErrorState({ title, text, children }: Props) {
  return (
    <div role="alert" className={stateClasses.box}>
      <TriangleAlert className="mx-auto mb-3 size-6 text-danger" aria-hidden="true" />
      <p className={stateClasses.title}>{title}</p>
      {text && <p className={stateClasses.text}>{text}</p>}
      {children && <div className={stateClasses.actions}>{children}</div>}
    </div>
  );
}
