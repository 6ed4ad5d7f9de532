import { Notice, RetryButton } from '#components/States.tsx';
import { type FailureKind, kindOfFailure } from '#data/failure.ts';
import { m } from '#paraglide/messages.js';

type Words = { title: string; text?: string };

/** What a place has to say of some kinds of failure in its own words. */
export type OwnWords = Partial<Record<FailureKind, Words>>;

/** Why something was not saved, and what to do. */
export function failureWords(error: unknown, own: OwnWords = {}): Words {
  const kind = kindOfFailure(error) ?? 'other';
  return own[kind] ?? words[kind]?.() ?? notSaved(m.desk_fault_other_text());
}

const notSaved = (text: string): Words => ({ title: m.desk_fault_refused(), text });

const words: Partial<Record<FailureKind, () => Words>> = {
  offline: () => ({ title: m.desk_fault_unsure(), text: m.desk_fault_unsure_text() }),
  changed: () => ({ title: m.desk_fault_changed(), text: m.desk_fault_changed_text() }),
  occupied: () => ({ title: m.desk_fault_occupied(), text: m.desk_fault_occupied_text() }),
  forbidden: () => notSaved(m.desk_fault_forbidden_text()),
  invalid: () => notSaved(m.desk_fault_invalid_text()),
};

type Props = {
  /** Of the last attempt; null where there is none, or it is stored. */
  error: unknown;
  own?: OwnWords | undefined;
  /** Sends the same again, where pressing the button would not. */
  onRetry?: () => void;
  className?: string;
};

/** Why the last attempt stored nothing, beside the button that was pressed. */
export function SaveFailure({ error, own, onRetry, className = '' }: Props) {
  return (
    <div role="alert" className={`${className} empty:hidden`}>
      {error !== null && (
        <Notice tone="warning" {...failureWords(error, own)}>
          {onRetry && kindOfFailure(error) === 'offline' && <RetryButton onRetry={onRetry} />}
        </Notice>
      )}
    </div>
  );
}
