import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Field, Input } from '#components/Field.tsx';
import type { Lead } from '#data/desk.ts';
import type { Act } from '#data/desk-acts.ts';
import { dealStages } from '#domain/deals.ts';
import { ActFault } from '#features/desk/ActFault.tsx';
import { ChangedMeanwhile } from '#features/desk/ChangedMeanwhile.tsx';
import { namedItemsQuery } from '#features/desk/deal-queries.ts';
import { NamedSelect } from '#features/desk/NamedSelect.tsx';
import type { RequestProps } from '#features/desk/use-act.tsx';
import { notifySaved } from '#features/desk/use-act.tsx';
import { useTyped } from '#features/desk/use-typed.tsx';
import { formatDay } from '#lib/dates.ts';
import { groupAmount } from '#lib/group-amount.ts';
import { formatEgp } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { AmountField } from './AmountField.tsx';
import { ItemField } from './ItemField.tsx';
import { amountTyped, itemTyped } from './sold.ts';
import { stageNames } from './stage-words.ts';

const small = '!min-h-11 text-small [@media(pointer:fine)]:!min-h-9';

/** How far a deal is, what it may bring and when, and the car that it is about by now. */
export function Deal({ request: { lead, events }, actions }: RequestProps) {
  const id = useId();
  const { data: items = [] } = useQuery(namedItemsQuery);
  const stored = storedDeal(lead);
  const typed = useTyped(`deal/${lead.id}`, stored, JSON.stringify(stored));
  const { stage, amount, expected_on, item } = typed.values;
  const [isTried, setTried] = useState(false);
  const isUnclear = amountTyped(amount) === 'unclear';
  const save = () => {
    const amount_egp = amountTyped(amount);
    setTried(true);
    if (amount_egp === 'unclear') return;
    const to = dealStages.find((name) => name === stage);
    const detail: Extract<Act, { action: 'deal' }>['detail'] = {
      ...(to !== undefined && stage !== stored.stage && { stage: to }),
      ...(amount !== stored.amount && { amount_egp }),
      ...(expected_on !== stored.expected_on && { expected_on: expected_on || null }),
      ...(item.trim() !== stored.item && itemTyped(item, items)),
    };
    actions.act({ action: 'deal', detail }, () => {
      setTried(false);
      typed.forget();
      notifySaved();
    });
  };
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3 border-t border-line pt-5">
      <h3 id={id} className="font-semibold">
        {m.desk_deals_deal()}
      </h3>
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-4">
        <NamedSelect
          label={m.desk_deals_stage()}
          value={stage}
          choices={[
            ...(stored.stage === '' ? [['', m.desk_deals_stage_none()] as const] : []),
            ...dealStages.map((name) => [name, stageNames[name]()] as const),
          ]}
          className={small}
          onChoose={(name) => typed.change({ stage: name })}
        />
        <AmountField
          label={m.desk_deals_amount()}
          error={isTried && isUnclear ? m.desk_deals_amount_unclear() : undefined}
          required
          value={amount}
          className={small}
          onChange={(text) => typed.change({ amount: text })}
        />
        <Field label={m.desk_deals_expected()} required>
          <Input
            type="date"
            value={expected_on}
            className={small}
            onChange={({ target }) => typed.change({ expected_on: target.value })}
          />
        </Field>
        <ItemField
          label={m.desk_deals_car()}
          required
          value={item}
          placeholder={lead.subject}
          className={small}
          onChange={(name) => typed.change({ item: name })}
        />
      </div>
      <ChangedMeanwhile
        typed={typed}
        events={events}
        actions={['deal', 'status']}
        current={inWords(lead)}
      />
      <div>
        <Button variant="secondary" size="sm" busy={actions.busy} onClick={save}>
          {m.desk_save()}
          <span className="sr-only">: {m.desk_deals_deal()}</span>
        </Button>
      </div>
      <ActFault actions={actions} about={['deal']} />
    </section>
  );
}

function storedDeal({ stage, amount_egp, expected_on, deal_item_name }: Lead) {
  return {
    stage: stage ?? '',
    amount: amount_egp === null ? '' : groupAmount(String(amount_egp)),
    expected_on: expected_on ?? '',
    item: deal_item_name ?? '',
  };
}

function inWords({ stage, amount_egp, expected_on, deal_item_name }: Lead): string {
  const known = [
    stage && stageNames[stage](),
    amount_egp !== null && formatEgp(amount_egp),
    expected_on && formatDay(expected_on),
    deal_item_name,
  ].filter(Boolean);
  return known.join(' · ') || m.desk_deals_facts_none();
}
