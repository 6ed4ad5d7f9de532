import { useEffect, useId, useRef, useState } from 'react';
import { Button, ButtonLink } from '#components/Button.tsx';
import { ChoiceGroup } from '#components/ChoiceField.tsx';
import { Notice } from '#components/States.tsx';
import { type FailureKind, kindOfFailure } from '#data/failure.ts';
import type { AnsweredProposal, Proposal, ProposalAnswer } from '#domain/visit.ts';
import { nearDay, hour as writeHour } from '#domain/written.ts';
import { translated } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { getLocale } from '#paraglide/runtime.js';
import { OtherHour } from './OtherHour.tsx';
import { AgreedHour, SettledProposal } from './SettledProposal.tsx';

type Props = {
  proposal: Proposal;
  /** Sends an answer; sent again, it counts once. @throws BackendFailure */
  answer: (choice: ProposalAnswer) => Promise<AnsweredProposal>;
  /** What is known after an answer, whatever became of it. */
  onAnswered: (proposal: Proposal) => void;
};

/** Hours that the team proposes: the buyer chooses one, which is agreed at once, or says that none suits. */
export function ProposedHours({ proposal, answer, onAnswered }: Props) {
  const [outcome, setOutcome] = useState<AnsweredProposal['result'] | FailureKind | null>(null);
  const [busy, setBusy] = useState(false);
  const result = useRef<HTMLDivElement>(null);
  const isOpen = proposal.state === 'open';
  useEffect(() => {
    // The button that was pressed is gone.
    if (outcome === 'done') result.current?.focus();
  }, [outcome]);
  const send = async (choice: ProposalAnswer) => {
    setBusy(true);
    setOutcome(null);
    const answered = await answer(choice).catch((error: unknown) => {
      console.info('A proposal was not answered', error);
      return { result: kindOfFailure(error) ?? ('offline' as const), proposal: null };
    });
    setBusy(false);
    setOutcome(answered.result);
    if (answered.proposal) onAnswered(answered.proposal);
  };
  return (
    <div ref={result} tabIndex={-1} className="grid gap-5 outline-none">
      {isOpen ? (
        <>
          {proposal.agreed && <AgreedHour agreed={proposal.agreed} still />}
          <Hours hours={proposal.hours} busy={busy} onChoose={send} />
          <div role="alert" className="empty:hidden">
            <Fault outcome={outcome} />
          </div>
          <OtherHour busy={busy} onSend={send} />
        </>
      ) : (
        <SettledProposal proposal={proposal} justNow={outcome === 'done'} />
      )}
    </div>
  );
}

const faults: Partial<Record<string, { title: () => string; text: () => string }>> = {
  occupied: { title: m.visit_choice_occupied, text: m.visit_choice_occupied_text },
  invalid: { title: m.visit_choice_passed, text: m.visit_choice_occupied_text },
  too_often: { title: m.visit_choice_too_often, text: m.visit_choice_too_often_text },
  gone: { title: m.visit_choice_unknown, text: m.visit_choice_unknown_text },
  forbidden: { title: m.visit_choice_unknown, text: m.visit_choice_unknown_text },
};

function Fault({ outcome }: { outcome: string | null }) {
  if (outcome === null || outcome === 'done' || outcome === 'used' || outcome === 'over')
    return null;
  const { title, text } = faults[outcome] ?? {
    title: m.visit_choice_unsure,
    text: m.visit_choice_unsure_text,
  };
  return <Notice tone="warning" title={title()} text={text()} />;
}

type HoursProps = {
  hours: Proposal['hours'];
  busy: boolean;
  onChoose: (choice: ProposalAnswer) => Promise<void>;
};

const keyOf = ({ place, day, slot }: Proposal['hours'][number]) => `${place.id} ${day} ${slot}`;

function Hours({ hours, busy, onChoose }: HoursProps) {
  const name = useId();
  const [key, setKey] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  // An hour that somebody else took meanwhile is chosen no more.
  const chosen = hours.find((one) => keyOf(one) === key && one.free);
  if (!hours.some(({ free }) => free)) {
    return (
      <Notice tone="info" title={m.visit_choice_all_gone()} text={m.visit_choice_all_gone_text()} />
    );
  }
  const send = () => {
    setMissing(chosen === undefined);
    if (chosen === undefined) return;
    const { place, day, slot } = chosen;
    void onChoose({ place: place.id, day, slot });
  };
  return (
    <div className="grid gap-4">
      <div inert={busy}>
        <ChoiceGroup
          label={m.visit_choice_hours()}
          hint={m.visit_time_hint()}
          error={isMissing && !chosen ? m.visit_choice_missing() : undefined}
          required
        >
          <div className="grid gap-2">
            {hours.map((hour) => (
              <Hour
                key={keyOf(hour)}
                name={name}
                hour={hour}
                chosen={hour === chosen}
                onChoose={() => setKey(keyOf(hour))}
              />
            ))}
          </div>
        </ChoiceGroup>
      </div>
      <Button size="lg" busy={busy} onClick={send}>
        {busy ? m.visit_choice_busy() : m.visit_choice_submit()}
      </Button>
    </div>
  );
}

type HourProps = {
  name: string;
  hour: Proposal['hours'][number];
  chosen: boolean;
  onChoose: () => void;
};

/** The link to the map is beside the choice, not in it. */
function Hour({ name, hour: { place, day, slot, free }, chosen, onChoose }: HourProps) {
  const language = getLocale();
  return (
    <div className="flex flex-wrap items-center gap-x-4 rounded-card border border-edge bg-surface has-[:checked]:border-brand has-[:checked]:bg-accent-soft has-[:disabled]:border-line has-[:disabled]:bg-sunken">
      <label className="flex min-h-16 min-w-0 flex-1 items-center gap-3 py-3 ps-4">
        <input
          type="radio"
          name={name}
          checked={chosen}
          disabled={!free}
          onChange={onChoose}
          className="size-5 shrink-0 rounded-pill border border-edge bg-surface accent-brand [&:not(:checked)]:appearance-none"
        />
        <span className="grid min-w-0">
          <span className={`font-semibold ${free ? '' : 'text-muted line-through'}`}>
            {m.visit_choice_when({ day: nearDay(day, language), time: writeHour(slot, language) })}
          </span>
          <span className="break-words text-small text-muted">
            {m.activity_place({
              name: translated(place, 'name'),
              address: translated(place, 'address'),
            })}
          </span>
          {!free && <span className="text-small">{m.visit_choice_gone()}</span>}
        </span>
      </label>
      {place.map_url && free && (
        <span className="pe-4 max-sm:pb-3 max-sm:ps-12">
          <ButtonLink href={place.map_url} size="sm" variant="ghost" newTab>
            {m.visit_choice_map()}
            <span className="sr-only">{translated(place, 'name')}</span>
          </ButtonLink>
        </span>
      )}
    </div>
  );
}
