import { useId, useRef, useState } from 'react';
import { Button, ButtonLink } from '#components/Button.tsx';
import { Field, Textarea } from '#components/Field.tsx';
import { LoadFailed, Notice, Skeleton } from '#components/States.tsx';
import { whatsappLink } from '#config/contacts.ts';
import type { DeskRequest } from '#data/desk.ts';
import { type HoursProposal, proposeHours } from '#data/desk-acts.ts';
import { BackendFailure, changedMeanwhile } from '#data/failure.ts';
import type { VisitPlace } from '#data/visit-places.ts';
import { proposedHours, type VisitHour } from '#domain/visit.ts';
import { internationalPhone } from '#lib/phone.ts';
import { m } from '#paraglide/messages.js';
import { HoursToPropose } from './HoursToPropose.tsx';
import {
  hoursInWords,
  inOrder,
  newToken,
  proposalLink,
  readHours,
  writeHours,
} from './proposal-message.ts';
import { keys } from './queries.ts';
import { SaveFailure } from './SaveFailure.tsx';
import { fillTemplate } from './templates.ts';
import { useDeskMutation } from './use-desk-mutation.tsx';
import { usePlaces, useTemplates, useTemplateValues } from './use-template-values.tsx';
import { useTyped } from './use-typed.tsx';

type Props = { request: DeskRequest; onClose: () => void };

/** The form of the hours that are proposed, and what was sent. */
export function VisitProposal({ request, onClose }: Props) {
  const places = usePlaces();
  const open = places.data?.filter((place) => place.open);
  if (places.isError && !open) {
    return <LoadFailed title={m.desk_visit_places_failed()} onRetry={places.refetch} />;
  }
  if (!open) return <Skeleton className="h-72 w-full" />;
  if (open.length === 0) return <p className="text-small text-danger">{m.desk_visit_no_place()}</p>;
  return <ProposeForm request={request} places={open} onClose={onClose} />;
}

/** What is stored: the hours with the ids of this attempt, over the version that was seen. */
type Attempt = HoursProposal & { seen: number };

function usePropose({ lead }: DeskRequest) {
  return useDeskMutation<Attempt, void>({
    store: async (backend, { seen, ...proposed }) => {
      const { result } = await proposeHours(backend, lead.id, seen, proposed);
      if (result === 'occupied') throw new BackendFailure(result, { message: 'An hour is taken' });
      if (result !== 'done') throw changedMeanwhile();
    },
    shownBy: [keys.request],
    alsoIn: [keys.queue, keys.counts, keys.calendar],
  });
}

type FormProps = Props & { places: readonly VisitPlace[] };

function ProposeForm({ request, places, onClose }: FormProps) {
  const { lead } = request;
  const chosen = useTyped(`propose/${lead.id}`, { hours: '' });
  const hours = inOrder(readHours(chosen.values.hours));
  const text = useTyped(`propose-text/${lead.id}`, { text: useReadyMessage(request) });
  const propose = usePropose(request);
  // The same hours and words keep their ids, so that a retry stores nothing twice.
  const ids = useRef(new Map<string, { event: string; token: string }>());
  const [isTried, setTried] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const message = `${text.values.text.trim()}\n${hoursInWords(hours, places, lead.language)}`;
  const send = async () => {
    setTried(true);
    if (hours.length < proposedHours.least) return;
    const made = ids.current.get(message) ?? { event: crypto.randomUUID(), token: newToken() };
    ids.current.set(message, made);
    const { failure } = await propose.attempt({ ...made, hours, message, seen: lead.version });
    if (failure !== null) return;
    const link = proposalLink(location.origin, made.token, lead.language);
    const whatsapp = whatsappTo(lead.phone, `${message}\n${link}`);
    setSent(whatsapp);
    chosen.forget();
    text.forget();
    // Where the browser does not let it open, the link below does.
    window.open(whatsapp, '_blank', 'noopener,noreferrer');
  };
  if (sent !== null) return <Proposed address={sent} onClose={onClose} />;
  const change = (next: readonly VisitHour[]) => chosen.change({ hours: writeHours(next) });
  return (
    <div className="grid grid-cols-1 gap-5">
      <HoursToPropose
        request={request}
        places={places}
        hours={hours}
        error={isTried && hours.length < proposedHours.least ? m.desk_propose_too_few() : undefined}
        onChange={change}
      />
      <Field
        label={m.desk_whatsapp_text()}
        hint={lead.language === 'ar' ? m.desk_propose_hint_arabic() : m.desk_propose_hint_english()}
        required
      >
        <Textarea
          rows={4}
          value={text.values.text}
          maxLength={1500}
          dir="auto"
          onChange={({ target }) => text.change({ text: target.value })}
        />
      </Field>
      <Button busy={propose.isPending} className="justify-self-start" onClick={() => void send()}>
        {propose.isPending ? m.desk_saving() : m.desk_propose_send()}
      </Button>
      <SaveFailure error={propose.error} onRetry={() => void send()} />
    </div>
  );
}

/** A message opens with the buyer's number; without one the person chooses whom to send it to. */
const whatsappTo = (phone: string, text: string) =>
  whatsappLink(text, internationalPhone(phone) ?? '');

/** The ready message for it, in the buyer's language. */
function useReadyMessage(request: DeskRequest): string {
  const { data: templates = [] } = useTemplates();
  const values = useTemplateValues(request);
  const template = templates.find(({ purpose }) => purpose === 'propose_hours');
  if (!template) return '';
  const { language } = request.lead;
  return fillTemplate(language === 'ar' ? template.text_ar : template.text_en, values);
}

function Proposed({ address, onClose }: { address: string; onClose: () => void }) {
  const id = useId();
  return (
    <div role="status" aria-labelledby={id} className="grid gap-5">
      <div id={id}>
        <Notice tone="positive" title={m.desk_proposed()} text={m.desk_proposed_text()} />
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={address} newTab onClick={onClose}>
          {m.desk_whatsapp_open()}
        </ButtonLink>
        <Button variant="secondary" onClick={onClose}>
          {m.desk_proposed_done()}
        </Button>
      </div>
    </div>
  );
}
