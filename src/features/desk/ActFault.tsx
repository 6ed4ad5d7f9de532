import { m } from '#paraglide/messages.js';
import { SaveFailure } from './SaveFailure.tsx';
import type { ActKind, RequestActions } from './use-act.tsx';

type Props = {
  actions: RequestActions;
  /** The actions whose buttons stand here. */
  about: readonly ActKind[];
};

/** Why the last action was not done, beside the button that was pressed. */
export function ActFault({ actions: { fault, retry }, about }: Props) {
  const invalid = { title: m.desk_fault_refused(), text: m.desk_fault_act_text() };
  const error = fault && about.includes(fault.about) ? fault.error : null;
  return <SaveFailure error={error} own={{ invalid }} onRetry={retry} />;
}
