import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Field, Input } from '#components/Field.tsx';
import { RecentChoice } from '#features/request/CarFields.tsx';
import type { useKnownCar } from '#features/request/use-known-car.tsx';
import { groupAmount } from '#lib/group-amount.ts';
import { m } from '#paraglide/messages.js';

type Props = {
  known: ReturnType<typeof useKnownCar>;
  /** Whether the draft is restored; what was typed before that, and before the page listened, is kept over it. */
  isReady: boolean;
  /** As it is typed. */
  value: string;
  onValue: (text: string) => void;
};

/** What the car is worth: typed, or that of a car that was looked at. */
export function CarValue({ known, isReady, value, onValue }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const early = useRef('');
  useLayoutEffect(() => {
    early.current = field.current?.value ?? '';
  }, []);
  const keepEarly = useEffectEvent(() => {
    if (early.current !== '') onValue(groupAmount(early.current));
  });
  useEffect(() => {
    if (isReady) keepEarly();
  }, [isReady]);
  return (
    <div className="needs-script mb-8 grid max-w-xl gap-4">
      <Field label={m.insurance_value()} hint={m.insurance_value_hint()} required>
        <Input
          ref={field}
          value={value}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          onChange={({ target }) => onValue(whileTyping(target))}
          onBlur={() => onValue(groupAmount(value))}
        />
      </Field>
      <RecentChoice known={known} />
    </div>
  );
}

/** Separators come while figures are added at the end; elsewhere the cursor would jump. */
function whileTyping({ value, selectionEnd }: HTMLInputElement): string {
  const isPlain = /^[\d\u0660-\u0669,٬]+$/.test(value);
  // The ones that are there no longer divide thousands: '1,2000'.
  return isPlain && selectionEnd === value.length ? groupAmount(value.replace(/[,٬]/g, '')) : value;
}
