import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { LateFormDialog } from '#components/LateDialog.tsx';
import { type MessageTemplate, moveTemplate, removeTemplate } from '#data/message-templates.ts';
import { ConfirmDialog } from '#features/desk/ConfirmDialog.tsx';
import { useMember } from '#features/desk/Desk.tsx';
import { keys } from '#features/desk/queries.ts';
import { useDeskMutation } from '#features/desk/use-desk-mutation.tsx';
import { useTemplates } from '#features/desk/use-template-values.tsx';
import { translated } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { MessageCard } from './MessageCard.tsx';
import { lastPosition, positionsAfterMove } from './message-order.ts';
import { Section } from './Section.tsx';

const loadForm = async () => (await import('./MessageForm.tsx')).MessageForm;

/** The ready messages for WhatsApp. Managers add, change, order and delete them. */
export function MessagesSection() {
  const isManager = useMember().role === 'manager';
  const [edited, setEdited] = useState<MessageTemplate | 'new' | null>(null);
  const [deleted, setDeleted] = useState<MessageTemplate | null>(null);
  const templates = useTemplates();
  const move = useDeskMutation<{ template: MessageTemplate; up: boolean }, unknown>({
    store: (backend, { template, up }) =>
      Promise.all(
        positionsAfterMove(templates.data ?? [], template.id, up).map(({ id, position }) =>
          moveTemplate(backend, id, position),
        ),
      ),
    shownBy: [keys.templates],
    saved: ({ template }) => m.desk_team_message_moved({ name: translated(template, 'name') }),
  });
  const close = () => setEdited(null);

  return (
    <Section
      title={m.desk_team_messages()}
      lead={m.desk_team_messages_text()}
      query={templates}
      empty={m.desk_team_no_messages()}
      add={
        isManager && (
          <Button variant="secondary" onClick={() => setEdited('new')}>
            <Plus className="size-4" aria-hidden="true" />
            {m.desk_team_message_add()}
          </Button>
        )
      }
      dialogs={
        <>
          <LateFormDialog
            load={loadForm}
            open={edited !== null}
            onClose={close}
            title={edited === 'new' ? m.desk_team_message_add() : m.desk_team_message_edit()}
            size="wide"
          >
            {(MessageForm) => (
              <MessageForm
                template={edited === 'new' ? null : edited}
                last={lastPosition(templates.data ?? [])}
                onDone={close}
              />
            )}
          </LateFormDialog>
          <ConfirmDialog
            question={
              deleted && {
                title: m.desk_team_message_delete_title({ name: translated(deleted, 'name') }),
                text: m.desk_team_message_delete_text(),
                confirm: m.desk_team_delete(),
                change: {
                  store: (backend) => removeTemplate(backend, deleted.id),
                  shownBy: [keys.templates],
                  saved: () => m.desk_team_message_deleted({ name: translated(deleted, 'name') }),
                },
              }
            }
            onClose={() => setDeleted(null)}
          />
        </>
      }
    >
      {(items) =>
        items.map((template, index) => (
          <MessageCard
            key={template.id}
            template={template}
            actions={
              isManager && {
                isFirst: index === 0,
                isLast: index === items.length - 1,
                busy: move.isPending,
                onEdit: () => setEdited(template),
                onDelete: () => setDeleted(template),
                onMove: (up) => void move.attempt({ template, up }),
                error: move.variables?.template.id === template.id ? move.error : null,
              }
            }
          />
        ))
      }
    </Section>
  );
}
