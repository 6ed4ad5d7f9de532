import '#lib/locale.ts';
import { Component, type ReactNode, useEffect, useRef } from 'react';
import { isMissingCode } from '#lib/missing-code.ts';
import { inEnglishOnly } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { Button } from './Button.tsx';
import { islandReadyEvent } from './interaction.ts';
import { ErrorState } from './States.tsx';

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

/** What went wrong in a part; `isMissing`: its code could not be fetched. */
type Fault = { text: string; isMissing: boolean };

/** Error boundary: shows an error in place of a crashed part, while the rest of the page keeps working. */
export class IslandBoundary extends Component<Props, { fault: Fault | null }> {
  override state: { fault: Fault | null } = { fault: null };

  static getDerivedStateFromError(error: unknown): { fault: Fault } {
    return { fault: { text: describe(error), isMissing: isMissingCode(error) } };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    return (
      <div className="wrap py-10">
        {fault.isMissing ? (
          <ErrorState title={m.ui_not_loaded()} text={m.ui_not_loaded_reload()}>
            <Button variant="secondary" onClick={() => location.reload()}>
              {m.ui_reload()}
            </Button>
          </ErrorState>
        ) : (
          <ErrorState title={m.ui_crashed()} text={fault.text} />
        )}
      </div>
    );
  }
}

/** The status of a response with its text, else the message of an error. */
function describe(error: unknown): string {
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim();
  return inEnglishOnly(error instanceof Error ? error.message : String(error));
}
