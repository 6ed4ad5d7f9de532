import { useState } from 'react';
import { setTarget } from '#data/desk-deals.ts';
import { keys } from '#features/desk/queries.ts';
import { SaveFailure } from '#features/desk/SaveFailure.tsx';
import { useDeskMutation } from '#features/desk/use-desk-mutation.tsx';
import { useTyped } from '#features/desk/use-typed.tsx';
import { m } from '#paraglide/messages.js';

type Props = {
  /** Null for the whole team. */
  member: string | null;
  name: string;
  /** Its first day. */
  month: string;
  target: number | null;
};

/** The most deals that a target may name; the database refuses more. */
const most = 10_000;

/** A number of deals, null for none, or undefined for what is no such number. */
function targetIn(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const won = Number(text);
  return Number.isInteger(won) && won >= 1 && won <= most ? won : undefined;
}

/** How many deals somebody should win in a month: stored on Enter, or when the field is left. */
export function TargetField({ member, name, month, target }: Props) {
  const typed = useTyped(`target/${month}/${member}`, {
    won: target === null ? '' : String(target),
  });
  const [isWrong, setWrong] = useState(false);
  const { attempt, isPending, error } = useDeskMutation<number | null>({
    store: (backend, won) => setTarget(backend, { member_id: member, month, won }),
    shownBy: [keys.month],
    saved: () => m.desk_numbers_target_saved({ name }),
  });
  const save = async () => {
    const won = targetIn(typed.values.won);
    setWrong(won === undefined);
    if (won === undefined || won === target || isPending) return;
    const { failure } = await attempt(won);
    if (failure === null) typed.forget();
  };
  return (
    <form
      className="grid justify-items-end gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        step={1}
        aria-label={m.desk_numbers_target_for({ name })}
        aria-invalid={isWrong}
        aria-busy={isPending}
        value={typed.values.won}
        onChange={({ target: { value } }) => typed.change({ won: value })}
        onBlur={() => void save()}
        className="min-h-11 w-20 rounded-control border border-edge bg-surface px-2 text-end tabular-nums aria-[invalid=true]:border-danger"
      />
      <p role="status" className="text-micro text-danger empty:hidden">
        {isWrong && m.desk_numbers_target_wrong()}
      </p>
      <SaveFailure error={error} onRetry={() => void save()} className="text-start" />
    </form>
  );
}
