import { Button } from '#components/Button.tsx';
import { Notice } from '#components/States.tsx';
import { m } from '#paraglide/messages.js';
import type { About, Actions, ActFault as Fault } from './use-act.tsx';

const faults: Record<Fault, { title: () => string; text: () => string }> = {
  unsure: { title: m.desk_fault_unsure, text: m.desk_fault_unsure_text },
  changed: { title: m.desk_fault_changed, text: m.desk_fault_changed_text },
  occupied: { title: m.desk_fault_occupied, text: m.desk_fault_occupied_text },
  refused: { title: m.desk_fault_refused, text: m.desk_fault_refused_text },
};

type Props = {
  actions: Actions;
  /** The actions whose buttons stand here. */
  about: readonly About[];
};

/** Why the last action was not done, beside the button that was pressed. */
export function ActFault({ actions: { fault, retry }, about }: Props) {
  const shown = fault && about.includes(fault.about) ? fault : null;
  return (
    <div role="alert" className="empty:hidden">
      {shown && (
        <Notice
          tone="warning"
          title={faults[shown.reason].title()}
          text={faults[shown.reason].text()}
        >
          {shown.reason === 'unsure' && (
            <Button size="sm" variant="secondary" onClick={retry}>
              {m.ui_try_again()}
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
}
