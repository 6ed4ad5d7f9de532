import type { Lead } from '#data/desk.ts';
import { ClosingDialog } from '#features/desk/ClosingDialog.tsx';
import { useAct } from '#features/desk/use-act.tsx';

export type EndedCard = { lead: Lead; ended: 'won' | 'lost' };

type Props = EndedCard & { open: boolean; onClose: () => void; onClosed: () => void };

/** Asks about a deal that was dropped on its end. */
export function CloseCard({ lead, ...rest }: Props) {
  return <ClosingDialog lead={lead} actions={useAct(lead)} {...rest} />;
}
