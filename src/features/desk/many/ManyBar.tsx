import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { LateDialog } from '#components/LateDialog.tsx';
import { TickBox } from '#components/TickBox.tsx';
import type { Lead, LeadKey } from '#data/desk.ts';
import { type ActOnMany, mostAtOnce } from '#data/desk-many.ts';
import { ChosenBar } from '#features/desk/ChosenBar.tsx';
import { SaveFailure } from '#features/desk/SaveFailure.tsx';
import { asCount, formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { HandOverMany } from './HandOverMany.tsx';
import { LoseMany } from './LoseMany.tsx';
import { StepMany } from './StepMany.tsx';
import { useMany } from './use-many.tsx';

type Props = {
  chosen: readonly Lead[];
  /** Whether all rows that are shown are chosen. */
  isAll: boolean;
  onAll: (isOn: boolean) => void;
  /** Called with what was done about; these need not stay chosen. */
  onDone: (done: readonly LeadKey[]) => void;
  onClear: () => void;
};

const dialogs = {
  assigned: { title: m.desk_deals_hand_over, Form: HandOverMany },
  status: { title: m.desk_deals_close_many, Form: LoseMany },
  next: { title: m.desk_deals_next_many, Form: StepMany },
} as const;
type Asked = keyof typeof dialogs;

/** What can be done with the chosen requests at once. */
export default function ManyBar({ chosen, isAll, onAll, onDone, onClear }: Props) {
  const many = useMany();
  const [asked, setAsked] = useState<Asked | null>(null);
  // While the dialog leaves the screen, it keeps its contents.
  const [shown, setShown] = useState<Asked>('next');
  const tooMany = chosen.length > mostAtOnce;
  const { title, Form } = dialogs[shown];
  const finish = (done: readonly LeadKey[] | null) => {
    if (done === null) return false;
    setAsked(null);
    onDone(done);
    return true;
  };
  const act = async (what: ActOnMany) => finish(await many.act(what, chosen));
  const retry = async () => finish(await many.retry());
  const ask = (what: Asked) => {
    setShown(what);
    setAsked(what);
  };
  const busy = many.busy || tooMany || chosen.length === 0;
  const failure = <SaveFailure error={many.error} onRetry={() => void retry()} />;
  return (
    <ChosenBar
      words={m.desk_deals_selected(asCount(chosen.length))}
      clear={m.desk_deals_select_none()}
      onClear={onClear}
      beside={<TickBox label={m.desk_deals_select_shown()} checked={isAll} onTick={onAll} />}
      className="border-t"
    >
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={busy} onClick={() => void act({ action: 'taken' })}>
          {m.desk_deals_take_many()}
        </Button>
        <Button size="sm" variant="secondary" busy={busy} onClick={() => ask('assigned')}>
          {m.desk_deals_hand_over()}
        </Button>
        <Button size="sm" variant="secondary" busy={busy} onClick={() => ask('next')}>
          {m.desk_deals_next_many()}
        </Button>
        <Button size="sm" variant="secondary" busy={busy} onClick={() => ask('status')}>
          {m.desk_deals_close_many()}
        </Button>
      </div>
      {tooMany && <p>{m.desk_deals_too_many({ most: formatNumber(mostAtOnce) })}</p>}
      {asked === null && failure}
      <LateDialog open={asked !== null} onClose={() => setAsked(null)} title={title()}>
        <div className="grid grid-cols-1 gap-5">
          <Form busy={many.busy} onAct={act} />
          {failure}
        </div>
      </LateDialog>
    </ChosenBar>
  );
}
