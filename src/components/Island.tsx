import '@/lib/locale';
import { Component, type ReactNode, useEffect, useRef } from 'react';
import { inEnglishOnly } from '@/lib/reader';
import { m } from '@/paraglide/messages.js';
import { islandReadyEvent } from './interaction';
import { ErrorState } from './States';

/** The root of every island: tells `client:interaction` once React has hydrated it. */
export function Island({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.dispatchEvent(new CustomEvent(islandReadyEvent, { bubbles: true }));
  }, []);
  return (
    <div ref={root} className="contents">
      <IslandBoundary>{children}</IslandBoundary>
    </div>
  );
}

type Props = { children: ReactNode };

/** Error boundary: shows an error in place of a crashed part, while the rest of the page keeps working. */
export class IslandBoundary extends Component<Props, { fault: string | null }> {
  override state = { fault: null };

  static getDerivedStateFromError(error: unknown): { fault: string } {
    return { fault: describe(error) };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    return (
      <div className="wrap py-10">
        <ErrorState title={m.ui_crashed()} text={fault} />
      </div>
    );
  }
}

/** The status of a response with its text, else the message of an error. */
function describe(error: unknown): string {
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim();
  return inEnglishOnly(error instanceof Error ? error.message : String(error));
}
