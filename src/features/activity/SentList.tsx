import { ButtonLink } from '#components/Button.tsx';
import { EmptyState } from '#components/States.tsx';
import { paths } from '#config/paths.ts';
import { m } from '#paraglide/messages.js';
import { Sent } from './Sent.tsx';
import type { SentRequest } from './sent-request.ts';

type Props = {
  requests: readonly SentRequest[];
  /** Loads them again. */
  onChanged: () => Promise<void>;
};

/** A person's sent requests: the open ones first, of each group the latest. */
export function SentList({ requests, onChanged }: Props) {
  if (requests.length === 0) {
    return (
      <EmptyState title={m.activity_submissions_empty()} text={m.activity_submissions_empty_text()}>
        <ButtonLink href={paths.cars}>{m.activity_find_car()}</ButtonLink>
        <ButtonLink href={paths.insurance} variant="secondary">
          {m.activity_insurance()}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <ul>
      {requests.map((request) => (
        <li key={request.submission.id}>
          <Sent {...request} onChanged={onChanged} />
        </li>
      ))}
    </ul>
  );
}
