import { useState } from 'react';
import * as z from 'zod/mini';
import { tabDraft } from '#session/tab-draft.ts';

const MineSchema = z.object({ values: z.record(z.string(), z.string()), seen: z.string() });

/**
 * The fields of a form over what colleagues change at the same time. What this person typed stays until it is saved, also
 * when they had to sign in again; fields that nobody has touched follow the others.
 * @param form name of the form, with the id of its request
 * @param theirs the values as they are stored now
 * @param version changes whenever somebody else changes what the form is about
 */
export function useTyped<Values extends Readonly<Record<string, string>>>(
  form: string,
  theirs: Values,
  version = '',
) {
  const [draft] = useState(() => tabDraft(form));
  const [mine, setMine] = useState(() => {
    const kept = MineSchema.safeParse(draft.kept).data;
    return kept ? { values: { ...theirs, ...kept.values }, seen: kept.seen } : null;
  });
  const values = mine?.values ?? theirs;
  const differs = (typed: Values) =>
    Object.entries(typed).some(([name, value]) => value.trim() !== theirs[name]?.trim());

  const keep = (typed: Values, seen: string) => {
    const next = { values: typed, seen };
    setMine(next);
    draft.save(next);
  };
  const forget = () => {
    setMine(null);
    draft.remove();
  };
  return {
    values,
    /** Whether somebody else has changed what this person is changing. */
    isOutdated: mine !== null && mine.seen !== version && differs(mine.values),
    change: (typed: Partial<Values>) => {
      const next = { ...values, ...typed };
      if (differs(next)) keep(next, mine?.seen ?? version);
      else forget();
    },
    /** Goes on with what this person typed, having seen what the others did. */
    keepMine: () => mine && keep(mine.values, version),
    /** Goes back to what is stored: after saving, or in favour of somebody else's change. */
    forget,
  };
}

/** The fields of a form, and what to do about somebody else's change. */
export type TypedFields = Pick<ReturnType<typeof useTyped>, 'isOutdated' | 'keepMine' | 'forget'>;
