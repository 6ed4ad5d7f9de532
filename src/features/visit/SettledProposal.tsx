import { ButtonLink } from '#components/Button.tsx';
import { Notice } from '#components/States.tsx';
import { salesCall } from '#config/contacts.ts';
import type { Proposal } from '#domain/visit.ts';
import { hour, nearDay } from '#domain/written.ts';
import { translated } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { getLocale } from '#paraglide/runtime.js';

type Props = {
  proposal: Proposal;
  /** Whether this person has answered it a moment ago. */
  justNow: boolean;
};

/** What became of a proposal that cannot be answered any more. */
export function SettledProposal({ proposal: { state, agreed }, justNow }: Props) {
  if (agreed) return <AgreedHour agreed={agreed} justNow={justNow} />;
  const words = {
    refused: { title: m.visit_choice_refused(), text: m.visit_choice_refused_text() },
    closed: { title: m.visit_choice_closed(), text: m.visit_choice_closed_text() },
    expired: { title: m.visit_choice_expired(), text: m.visit_choice_expired_text() },
  };
  const { title, text } = words[state === 'refused' || state === 'closed' ? state : 'expired'];
  return (
    <Notice tone={state === 'refused' ? 'positive' : 'info'} title={title} text={text}>
      <CallUs />
    </Notice>
  );
}

type AgreedProps = {
  agreed: NonNullable<Proposal['agreed']>;
  justNow?: boolean;
  /** It is agreed until another hour is chosen. */
  still?: boolean;
};

/** The hour that is agreed, and where. */
export function AgreedHour({ agreed: { place, day, slot }, justNow, still }: AgreedProps) {
  const language = getLocale();
  const when = { day: nearDay(day, language), time: hour(slot, language) };
  const where = m.activity_place({
    name: translated(place, 'name'),
    address: translated(place, 'address'),
  });
  const title = still ? m.visit_choice_still(when) : m.visit_choice_agreed(when);
  return (
    <Notice
      tone={still ? 'info' : 'positive'}
      title={title}
      text={justNow ? m.visit_choice_agreed_now({ where }) : where}
    >
      {place.map_url && !still && (
        <ButtonLink href={place.map_url} size="sm" variant="secondary" newTab>
          {m.activity_map()}
        </ButtonLink>
      )}
    </Notice>
  );
}

/** The way to the team by telephone. */
export function CallUs() {
  return (
    <ButtonLink href={salesCall} size="sm" variant="secondary">
      {m.visit_choice_call()}
    </ButtonLink>
  );
}
