import type { UseFormRegisterReturn } from 'react-hook-form';
import { formatTime } from '@/lib/dates';
import { m } from '@/paraglide/messages.js';
import { ChoiceGroup } from '@/ui/ChoiceField';

type Props = {
  props: UseFormRegisterReturn;
  error: string | undefined;
  /** HH:mm */
  slots: readonly string[];
};

/** The hours of a day, all in sight, each a target for a thumb; the arrow keys go from one to the next. */
export function SlotField({ props, error, slots }: Props) {
  return (
    <ChoiceGroup label={m.visit_time()} hint={m.visit_time_hint()} error={error} required>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(max(3.1rem,16%),1fr))] gap-2 md:grid-cols-2 max-md:rtl:grid-cols-[repeat(auto-fill,minmax(max(3.9rem,20%),1fr))]">
        {slots.map((slot) => (
          <label
            key={slot}
            className="relative grid min-h-12 place-items-center rounded-control border border-edge bg-surface text-small hover:border-ink has-[:checked]:border-brand has-[:checked]:bg-brand has-[:checked]:font-semibold has-[:checked]:text-on-brand forced-colors:has-[:checked]:bg-[Highlight] forced-colors:has-[:checked]:text-[HighlightText] forced-colors:has-[:checked]:forced-color-adjust-none has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand"
          >
            <input {...props} type="radio" value={slot} required className="sr-only" />
            <span className="whitespace-nowrap tabular-nums">{formatTime(slot)}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
