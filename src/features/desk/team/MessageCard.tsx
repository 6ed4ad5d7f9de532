import { Badge } from '#components/Badge.tsx';
import type { MessageTemplate, TemplatePurpose } from '#data/message-templates.ts';
import { SaveFailure } from '#features/desk/SaveFailure.tsx';
import { translated } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { type CardActs, EditedCard } from './EditedCard.tsx';
import { OrderButtons, type OrderProps } from './OrderButtons.tsx';

/** The purposes of ready messages, in words. */
export const purposeNames: Record<TemplatePurpose, () => string> = {
  first_answer: m.desk_team_purpose_first_answer,
  price: m.desk_team_purpose_price,
  confirm_visit: m.desk_team_purpose_confirm_visit,
  move_visit: m.desk_team_purpose_move_visit,
  propose_hours: m.desk_team_purpose_propose_hours,
  remind_visit: m.desk_team_purpose_remind_visit,
  missed_visit: m.desk_team_purpose_missed_visit,
  missed_call: m.desk_team_purpose_missed_call,
  other: m.desk_team_purpose_other,
};

type Props = {
  template: MessageTemplate;
  acts: CardActs | false;
  order: OrderProps;
  /** Why it was not moved. */
  error: unknown;
};

/** A ready message in both languages. */
export function MessageCard({ template, acts, order, error }: Props) {
  const title = translated(template, 'name');
  const purpose = purposeNames[template.purpose]();
  return (
    <EditedCard name={title} acts={acts} buttons={<OrderButtons {...order} />}>
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-semibold">
          <bdi>{title}</bdi>
        </h3>
        {title !== purpose && <Badge>{purpose}</Badge>}
      </div>
      <div className="grid gap-3 text-small md:grid-cols-2">
        <p lang="en" dir="ltr" className="whitespace-pre-line rounded-control bg-sunken p-3">
          {template.text_en}
        </p>
        <p lang="ar" dir="rtl" className="whitespace-pre-line rounded-control bg-sunken p-3">
          {template.text_ar}
        </p>
      </div>
      <SaveFailure error={error} />
    </EditedCard>
  );
}
