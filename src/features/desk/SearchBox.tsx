import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useDeskKey } from './use-desk-key.tsx';

/** Debounce of the search, in milliseconds. */
const debounceMs = 250;

type Props = {
  /** The search text in the address. */
  search: string;
  label: string;
  hint: string;
  onSearch: (text: string) => void;
};

/** A debounced search field that follows Back and Forward. */
export function SearchBox({ search, label, hint, onSearch }: Props) {
  const [typed, setTyped] = useState(search);
  const sent = useRef(search);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useDeskKey('search', () => input.current?.focus());
  const send = useEffectEvent(() => {
    if (typed === search) return;
    sent.current = typed;
    onSearch(typed);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the wait anew
  useEffect(() => {
    const timer = setTimeout(send, debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    // The address has changed by the way back, not by this box.
    if (search === sent.current) return;
    sent.current = search;
    setTyped(search);
  }, [search]);
  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-4 text-muted"
        aria-hidden="true"
      />
      <input
        ref={input}
        id={id}
        type="search"
        value={typed}
        maxLength={200}
        autoComplete="off"
        placeholder={hint}
        className="min-h-11 w-full rounded-control border border-edge bg-surface pe-3.5 ps-10 text-body placeholder:text-muted lg:text-small"
        onChange={({ target }) => setTyped(target.value)}
        // The keys of the desk act on what was found.
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
    </div>
  );
}
