import { useQuery } from '@tanstack/react-query';
import { type CloseReason, moveReason, removeReason, saveReason } from '#data/close-reasons.ts';
import { reasonsQuery } from '#features/desk/deal-queries.ts';
import { keys } from '#features/desk/queries.ts';
import { translated } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { EditedSection } from './EditedSection.tsx';
import { lastPosition } from './message-order.ts';
import { OpenCard } from './OpenCard.tsx';
import { OrderButtons } from './OrderButtons.tsx';
import { useMoves } from './use-moves.tsx';

const shownBy = [keys.reasons];
const loadForm = async () => (await import('./ReasonForm.tsx')).ReasonForm;
const nameOf = (reason: CloseReason) => translated(reason, 'text');

/** For managers: the reasons for which deals are lost. */
export function ReasonsSection() {
  const reasons = useQuery(reasonsQuery);
  const items = reasons.data ?? [];
  const moves = useMoves({
    ...{ items, shownBy, nameOf },
    store: moveReason,
    saved: m.desk_deals_reason_moved,
  });
  return (
    <EditedSection
      title={m.desk_deals_reasons()}
      lead={m.desk_deals_reasons_text()}
      query={reasons}
      empty={m.desk_deals_no_reasons()}
      words={{ add: m.desk_deals_reason_add(), edit: m.desk_deals_reason_edit() }}
      load={loadForm}
      form={(ReasonForm, reason, onDone) => (
        <ReasonForm reason={reason} last={lastPosition(items)} onDone={onDone} />
      )}
      question={(reason) => ({
        title: m.desk_deals_reason_delete_title({ name: nameOf(reason) }),
        text: m.desk_deals_reason_delete_text(),
        confirm: m.desk_team_delete(),
        change: {
          store: (backend) => removeReason(backend, reason.id),
          shownBy,
          saved: () => m.desk_deals_reason_deleted({ name: nameOf(reason) }),
        },
        own: { invalid: { title: m.desk_deals_reason_used() } },
      })}
    >
      {(reason, acts) => {
        const name = nameOf(reason);
        const { order, error } = moves(reason);
        return (
          <OpenCard
            key={reason.id}
            name={name}
            isOpen={reason.open}
            acts={acts}
            words={{
              open: m.desk_deals_reason_open(),
              close: m.desk_deals_reason_close(),
              closed: m.desk_deals_reason_is_closed(),
            }}
            change={{
              store: (backend, open) => saveReason(backend, { ...reason, open }),
              shownBy,
              saved: (open) =>
                open ? m.desk_deals_reason_opened({ name }) : m.desk_deals_reason_closed({ name }),
            }}
            buttons={<OrderButtons {...order} />}
            error={error}
          />
        );
      }}
    </EditedSection>
  );
}
