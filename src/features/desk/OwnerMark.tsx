import type { Lead } from '#data/desk.ts';
import { m } from '#paraglide/messages.js';
import { useMember } from './Desk.tsx';

/** The first letters of a name, of two words at most. */
const initialsOf = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map(([letter = '']) => letter.toUpperCase())
    // Arabic letters would join to another word.
    .join(' ');

/** Who has a request, as two letters; an empty ring where nobody has. */
export function OwnerMark({ lead: { owner_id, owner_name } }: { lead: Lead }) {
  const { id } = useMember();
  const name = owner_id === null ? m.desk_no_owner() : (owner_name ?? '…');
  const look =
    owner_id === null
      ? 'border-dashed border-edge'
      : owner_id === id
        ? 'border-brand bg-brand text-on-brand'
        : 'border-edge bg-surface text-ink';
  return (
    <span
      title={name}
      className={`grid h-[1.125rem] min-w-[1.125rem] place-items-center rounded-pill border px-1 text-[0.625rem] font-semibold leading-none ${look}`}
    >
      <span aria-hidden="true">{owner_id !== null && initialsOf(name)}</span>
      <span className="sr-only">{name} </span>
    </span>
  );
}
