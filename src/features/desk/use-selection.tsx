import { useRef, useState } from 'react';

/** The rows that are ticked, of those that are listed: what a filter hides is never acted on. */
export function useSelection(ids: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const chosen = new Set(ids.filter((id) => ticked.has(id)));
  const set = (changed: readonly string[], isOn: boolean) => {
    const next = new Set(ticked);
    for (const id of changed) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    setTicked(next);
  };
  return {
    chosen,
    /** @param withShift takes all rows from the last ticked one on */
    toggle: (id: string, isOn: boolean, withShift: boolean) => {
      const [from, to] = [last.current ?? id, id].map((one) => ids.indexOf(one));
      last.current = id;
      const isRange = withShift && from !== undefined && to !== undefined && from >= 0;
      set(isRange ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id], isOn);
    },
    toggleAll: (isOn: boolean) => set(ids, isOn),
    /** Ticks some no longer. */
    drop: (dropped: readonly string[]) => set(dropped, false),
    clear: () => setTicked(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
