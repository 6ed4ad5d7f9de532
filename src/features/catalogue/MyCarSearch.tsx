import Search from 'lucide-react/icons/search';
import { useRef, useState } from 'react';
import { Field, Input } from '#components/Field.tsx';
import { Name } from '#components/Name.tsx';
import { RetryButton } from '#components/States.tsx';
import { useEarlyText } from '#components/use-early-entries.tsx';
import { fullName } from '#domain/full-name.ts';
import { carIdentity } from '#domain/slug.ts';
import { asCount } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import type { MyCar } from '#session/my-car.store.ts';
import { useFinder } from './use-finder.tsx';

/** Most cars that a search shows. */
const mostFound = 6;

type Props = {
  /** The reader's own car, unless it is said which. */
  label?: string;
  hint?: string;
  onChoose: (car: MyCar) => void;
};

/** Finds a car by what the reader types. */
export function MyCarSearch({
  label = m.my_car_search(),
  hint = m.my_car_search_hint(),
  onChoose,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { finder, hasFailed, prepare } = useFinder();
  useEarlyText(input, (text) => {
    setTyped(text);
    void prepare();
  });
  const isAsked = typed.trim() !== '';
  const found = finder?.search(typed) ?? [];
  const [best] = found;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (best) onChoose(best);
      }}
    >
      <Field label={label} hint={hint} required>
        <div className="relative">
          <Search
            className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-4 text-muted"
            aria-hidden="true"
          />
          <Input
            ref={input}
            type="search"
            className="ps-10"
            autoComplete="off"
            maxLength={80}
            onFocus={() => void prepare()}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
      </Field>
      <p role="status" className="mt-2 text-small text-muted empty:hidden">
        {isAsked && !hasFailed && statusOf(finder === null, found.length)}
      </p>
      {hasFailed && (
        <p role="alert" className="mt-2 flex flex-wrap items-center gap-3 text-small text-danger">
          {m.my_car_not_loaded()}
          <RetryButton onRetry={prepare} />
        </p>
      )}
      {isAsked && found.length > 0 && (
        <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
          {found.slice(0, mostFound).map((car) => (
            <li key={carIdentity(car)}>
              <button
                type="button"
                className="link min-h-11 text-start font-semibold"
                onClick={() => onChoose(car)}
              >
                <Name text={fullName(car)} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

function statusOf(isLoading: boolean, count: number): string {
  if (isLoading) return m.my_car_loading();
  return count === 0 ? m.my_car_found_none() : m.my_car_found(asCount(count));
}
