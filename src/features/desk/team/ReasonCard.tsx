import { Badge } from '#components/Badge.tsx';
import { Button } from '#components/Button.tsx';
import { type CloseReason, saveReason } from '#data/close-reasons.ts';
import { keys } from '#features/desk/queries.ts';
import { SaveFailure } from '#features/desk/SaveFailure.tsx';
import { useDeskMutation } from '#features/desk/use-desk-mutation.tsx';
import { translated } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { OrderButtons, type OrderProps } from './OrderButtons.tsx';
import { Card } from './Section.tsx';

type Props = {
  reason: CloseReason;
  order: Omit<OrderProps, 'name'>;
  onEdit: () => void;
  onDelete: () => void;
  /** Why it was not moved. */
  error: unknown;
};

/** A reason for which a deal is lost. */
export function ReasonCard({ reason, order, onEdit, onDelete, error }: Props) {
  const name = translated(reason, 'text');
  const toggle = useDeskMutation<boolean>({
    store: (backend, open) => saveReason(backend, { ...reason, open }),
    shownBy: [keys.reasons],
    saved: (open) =>
      open ? m.desk_deals_reason_opened({ name }) : m.desk_deals_reason_closed({ name }),
  });
  return (
    <Card
      actions={
        <>
          <Button size="sm" variant="secondary" onClick={onEdit}>
            {m.desk_edit()}
            <span className="sr-only">: {name}</span>
          </Button>
          <OrderButtons name={name} {...order} />
          <Button
            size="sm"
            variant="secondary"
            busy={toggle.isPending}
            onClick={() => void toggle.attempt(!reason.open)}
          >
            {reason.open ? m.desk_deals_reason_close() : m.desk_deals_reason_open()}
            <span className="sr-only">: {name}</span>
          </Button>
          <Button size="sm" variant="ghost" onClick={onDelete}>
            {m.desk_team_delete()}
            <span className="sr-only">: {name}</span>
          </Button>
        </>
      }
    >
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        <bdi>{name}</bdi>
        {!reason.open && <Badge tone="warning">{m.desk_deals_reason_is_closed()}</Badge>}
      </p>
      <SaveFailure error={error} />
      <SaveFailure error={toggle.error} />
    </Card>
  );
}
