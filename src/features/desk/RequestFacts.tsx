import { useId } from 'react';
import { Name } from '#components/Name.tsx';
import { SpecList } from '#components/SpecList.tsx';
import type { DeskRequest } from '#data/desk.ts';
import { cairoToday } from '#domain/cairo.ts';
import { pricedItemOf } from '#domain/price-standing.ts';
import { subjectOf } from '#domain/request-text.ts';
import { kindOfTable } from '#domain/requests.ts';
import { priceNote } from '#features/catalogue/price-note.ts';
import { linedRows } from '#features/request/Lines.tsx';
import { shownRows } from '#features/request/shown-text.ts';
import { submissionRows } from '#features/request/submission-text.ts';
import { formatEgp } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { usePrice } from './use-template-values.tsx';
import { walkInRows } from './walk-ins/walk-in-rows.tsx';

/** The contents of a request, the page it was sent from, and the figures that the site had shown. */
export function RequestFacts({ request }: { request: DeskRequest }) {
  const { submission, walkIn, sent, lead, account_email } = request;
  const { data: price } = usePrice(sent.item_id ?? null);
  const id = useId();
  const rows = [
    // Most often the car is listed under this name already.
    ...(submission?.item_name &&
    submission.item_name !== subjectOf(kindOfTable(submission.table), submission)
      ? [{ name: m.desk_item(), value: <Name text={submission.item_name} /> }]
      : []),
    ...(price
      ? [
          {
            name: m.desk_price_today(),
            value: formatEgp(price.price_egp),
            note: priceNote(pricedItemOf(price), cairoToday()),
          },
        ]
      : []),
    ...(submission ? linedRows(submissionRows(submission)) : []),
    ...(walkIn ? walkInRows(walkIn) : []),
    {
      name: m.desk_language(),
      value: lead.language === 'ar' ? m.desk_language_ar() : m.desk_language_en(),
    },
    ...(account_email && account_email !== lead.email
      ? [{ name: m.desk_account_email(), value: <Name text={account_email} /> }]
      : []),
  ];
  const shown = submission ? linedRows(shownRows(submission)) : [];
  return (
    <section aria-labelledby={id} className="desk-facts grid grid-cols-1 gap-3">
      <h3 id={id} className="font-semibold">
        {walkIn ? m.desk_people_noted() : m.desk_sent()}
      </h3>
      <SpecList rows={rows} />
      {sent.page && (
        <p className="text-small">
          <a className="link" href={sent.page}>
            {m.desk_page()}
          </a>
        </p>
      )}
      {shown.length > 0 && (
        <>
          <h4 className="text-small font-semibold">{m.desk_shown()}</h4>
          <SpecList rows={shown} />
        </>
      )}
    </section>
  );
}
