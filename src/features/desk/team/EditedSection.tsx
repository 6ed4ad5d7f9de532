import Plus from 'lucide-react/icons/plus';
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '#components/Button.tsx';
import type { DialogProps } from '#components/Dialog.tsx';
import { LateFormDialog } from '#components/LateDialog.tsx';
import { ConfirmDialog, type ConfirmQuestion } from '#features/desk/ConfirmDialog.tsx';
import { useMember } from '#features/desk/Desk.tsx';
import type { CardActs } from './EditedCard.tsx';
import { Section } from './Section.tsx';

type SectionProps<Item> = ComponentProps<typeof Section<Item>>;

type Props<Item, Form> = Pick<SectionProps<Item>, 'title' | 'lead' | 'query' | 'empty'> &
  Pick<DialogProps, 'size'> & {
    /** The button that adds one, and the titles of the form. */
    words: { add: string; edit: string };
    /** Fetches the form; always the same function. */
    load: () => Promise<ComponentType<Form>>;
    /** The form for one of the list, or null for a new one. */
    form: (Form: ComponentType<Form>, item: Item | null, onDone: () => void) => ReactNode;
    /** What is asked before one is deleted. */
    question: (item: Item) => ConfirmQuestion;
    /** The card of one of the list; only managers get its buttons. */
    children: (item: Item, acts: CardActs | false) => ReactNode;
  };

/** A list that managers edit: each has a card, a form in a dialog, and a question before it is deleted. */
export function EditedSection<Item, Form>(props: Props<Item, Form>) {
  const { words, load, form, question, children, size, ...section } = props;
  const isManager = useMember().role === 'manager';
  const [edited, setEdited] = useState<Item | 'new' | null>(null);
  const [deleted, setDeleted] = useState<Item | null>(null);
  const close = () => setEdited(null);
  return (
    <Section
      {...section}
      add={
        isManager && (
          <Button variant="secondary" onClick={() => setEdited('new')}>
            <Plus className="size-4" aria-hidden="true" />
            {words.add}
          </Button>
        )
      }
      dialogs={
        <>
          <LateFormDialog
            load={load}
            open={edited !== null}
            onClose={close}
            title={edited === 'new' ? words.add : words.edit}
            {...(size && { size })}
          >
            {(Form) => form(Form, edited === 'new' ? null : edited, close)}
          </LateFormDialog>
          <ConfirmDialog question={deleted && question(deleted)} onClose={() => setDeleted(null)} />
        </>
      }
    >
      {(items) =>
        items.map((item) =>
          children(
            item,
            isManager && { onEdit: () => setEdited(item), onDelete: () => setDeleted(item) },
          ),
        )
      }
    </Section>
  );
}
