import { Component, type ReactNode } from 'react';
import { inEnglishOnly } from '@/lib/reader';
import { m } from '@/paraglide/messages.js';
import { ErrorState } from './ErrorState';

type Props = { children: ReactNode };

/**
 * Stands around everything that is drawn in the browser: what crashes says so in place of itself, with the status or
 * the message, and the rest of the page goes on working.
 */
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

/** The status of an answer with its text, else the message of an error. */
function describe(error: unknown): string {
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim();
  return inEnglishOnly(error instanceof Error ? error.message : String(error));
}
