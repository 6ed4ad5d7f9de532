import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { LateFormDialog } from '#components/LateDialog.tsx';
import { type CloseReason, moveReason, removeReason } from '#data/close-reasons.ts';
import { ConfirmDialog } from '#features/desk/ConfirmDialog.tsx';
import { reasonsQuery } from '#features/desk/deal-queries.ts';
import { keys } from '#features/desk/queries.ts';
import { useDeskMutation } from '#features/desk/use-desk-mutation.tsx';
import { translated } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { lastPosition, positionsAfterMove } from './message-order.ts';
import { ReasonCard } from './ReasonCard.tsx';
import { Section } from './Section.tsx';

const loadForm = async () => (await import('./ReasonForm.tsx')).ReasonForm;

/** For managers: the reasons for which deals are lost. */
export function ReasonsSection() {
  const [edited, setEdited] = useState<CloseReason | 'new' | null>(null);
  const [deleted, setDeleted] = useState<CloseReason | null>(null);
  const reasons = useQuery(reasonsQuery);
  const close = () => setEdited(null);
  const move = useDeskMutation<{ reason: CloseReason; up: boolean }, unknown>({
    store: (backend, { reason, up }) =>
      Promise.all(
        positionsAfterMove(reasons.data ?? [], reason.id, up).map(({ id, position }) =>
          moveReason(backend, id, position),
        ),
      ),
    shownBy: [keys.reasons],
    saved: ({ reason }) => m.desk_deals_reason_moved({ name: translated(reason, 'text') }),
  });
  return (
    <Section
      title={m.desk_deals_reasons()}
      lead={m.desk_deals_reasons_text()}
      query={reasons}
      empty={m.desk_deals_no_reasons()}
      add={
        <Button variant="secondary" onClick={() => setEdited('new')}>
          <Plus className="size-4" aria-hidden="true" />
          {m.desk_deals_reason_add()}
        </Button>
      }
      dialogs={
        <>
          <LateFormDialog
            load={loadForm}
            open={edited !== null}
            onClose={close}
            title={edited === 'new' ? m.desk_deals_reason_add() : m.desk_deals_reason_edit()}
          >
            {(ReasonForm) => (
              <ReasonForm
                reason={edited === 'new' ? null : edited}
                last={lastPosition(reasons.data ?? [])}
                onDone={close}
              />
            )}
          </LateFormDialog>
          <ConfirmDialog
            question={
              deleted && {
                title: m.desk_deals_reason_delete_title({ name: translated(deleted, 'text') }),
                text: m.desk_deals_reason_delete_text(),
                confirm: m.desk_team_delete(),
                change: {
                  store: (backend) => removeReason(backend, deleted.id),
                  shownBy: [keys.reasons],
                  saved: () => m.desk_deals_reason_deleted({ name: translated(deleted, 'text') }),
                },
                own: { invalid: { title: m.desk_deals_reason_used() } },
              }
            }
            onClose={() => setDeleted(null)}
          />
        </>
      }
    >
      {(items) =>
        items.map((reason, index) => (
          <ReasonCard
            key={reason.id}
            reason={reason}
            order={{
              isFirst: index === 0,
              isLast: index === items.length - 1,
              busy: move.isPending,
              onMove: (up) => void move.attempt({ reason, up }),
            }}
            onEdit={() => setEdited(reason)}
            onDelete={() => setDeleted(reason)}
            error={move.variables?.reason.id === reason.id ? move.error : null}
          />
        ))
      }
    </Section>
  );
}
