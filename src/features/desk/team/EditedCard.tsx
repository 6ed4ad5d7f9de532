import type { ReactNode } from 'react';
import { Button } from '#components/Button.tsx';
import { m } from '#paraglide/messages.js';
import { Card } from './Section.tsx';

export type CardActs = { onEdit: () => void; onDelete: () => void };

type Props = {
  name: string;
  /** For managers. */
  acts: CardActs | false;
  /** Buttons between those that edit and delete it. */
  buttons?: ReactNode;
  children: ReactNode;
};

/** One of a list that managers edit. */
export function EditedCard({ name, acts, buttons, children }: Props) {
  return (
    <Card
      actions={
        acts && (
          <>
            <Button size="sm" variant="secondary" onClick={acts.onEdit}>
              {m.desk_edit()}
              <span className="sr-only">: {name}</span>
            </Button>
            {buttons}
            <Button size="sm" variant="ghost" onClick={acts.onDelete}>
              {m.desk_team_delete()}
              <span className="sr-only">: {name}</span>
            </Button>
          </>
        )
      }
    >
      {children}
    </Card>
  );
}
