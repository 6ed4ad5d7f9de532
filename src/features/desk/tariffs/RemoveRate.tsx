import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { type DatedRate, removeRate } from '#data/tariff-edit.ts';
import { SaveFailure } from '#features/desk/SaveFailure.tsx';
import { useDeskMutation } from '#features/desk/use-desk-mutation.tsx';
import { m } from '#paraglide/messages.js';
import { endsCurrentRate } from './rate-form.ts';
import { ownWords, rateChange } from './save-rate.ts';

type Props = {
  rate: DatedRate;
  /** All of its kind. */
  rates: readonly DatedRate[];
  /** yyyy-MM-dd in Egypt */
  today: string;
  name: string;
  onRemoved: () => void;
};

/** Removes a rate that was entered by mistake, after a question; never the last one that pages need. */
export function RemoveRate({ rate, rates, today, name, onRemoved }: Props) {
  const [asking, setAsking] = useState(false);
  const save = useDeskMutation(
    rateChange<void>(m.desk_tariffs_removed({ name }), (backend) => removeRate(backend, rate)),
  );
  const others = rates.filter((other) => other !== rate);
  if (endsCurrentRate(rates, others, today)) {
    return <p className="text-small text-muted">{m.desk_tariffs_remove_last()}</p>;
  }
  if (!asking) {
    return (
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {m.desk_tariffs_remove()}
      </Button>
    );
  }
  const remove = async () => {
    const { failure } = await save.attempt();
    if (failure === null) onRemoved();
  };
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h3 className="font-semibold">{m.desk_tariffs_remove_title()}</h3>
      <p className="text-small">{m.desk_tariffs_remove_text()}</p>
      <SaveFailure error={save.error} own={ownWords()} />
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" busy={save.isPending} onClick={() => void remove()}>
          {m.desk_tariffs_remove()}
        </Button>
        <Button variant="secondary" onClick={() => setAsking(false)}>
          {m.desk_keep()}
        </Button>
      </div>
    </section>
  );
}
