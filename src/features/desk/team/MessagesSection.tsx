import { type MessageTemplate, moveTemplate, removeTemplate } from '#data/message-templates.ts';
import { keys } from '#features/desk/queries.ts';
import { useTemplates } from '#features/desk/use-template-values.tsx';
import { translated } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { EditedSection } from './EditedSection.tsx';
import { MessageCard } from './MessageCard.tsx';
import { lastPosition } from './message-order.ts';
import { useMoves } from './use-moves.tsx';

const shownBy = [keys.templates];
const loadForm = async () => (await import('./MessageForm.tsx')).MessageForm;
const nameOf = (template: MessageTemplate) => translated(template, 'name');

/** The ready messages for WhatsApp. Managers add, change, order and delete them. */
export function MessagesSection() {
  const templates = useTemplates();
  const items = templates.data ?? [];
  const moves = useMoves({
    ...{ items, shownBy, nameOf },
    store: moveTemplate,
    saved: m.desk_team_message_moved,
  });
  return (
    <EditedSection
      title={m.desk_team_messages()}
      lead={m.desk_team_messages_text()}
      query={templates}
      empty={m.desk_team_no_messages()}
      words={{ add: m.desk_team_message_add(), edit: m.desk_team_message_edit() }}
      size="wide"
      load={loadForm}
      form={(MessageForm, template, onDone) => (
        <MessageForm template={template} last={lastPosition(items)} onDone={onDone} />
      )}
      question={(template) => ({
        title: m.desk_team_message_delete_title({ name: nameOf(template) }),
        text: m.desk_team_message_delete_text(),
        confirm: m.desk_team_delete(),
        change: {
          store: (backend) => removeTemplate(backend, template.id),
          shownBy,
          saved: () => m.desk_team_message_deleted({ name: nameOf(template) }),
        },
      })}
    >
      {(template, acts) => (
        <MessageCard key={template.id} template={template} acts={acts} {...moves(template)} />
      )}
    </EditedSection>
  );
}
