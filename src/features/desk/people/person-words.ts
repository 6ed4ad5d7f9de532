import type { Lead } from '#data/desk.ts';
import type { Person, PersonStep } from '#data/desk-people.ts';
import { eventWords, requestKindName } from '#features/desk/request-words.ts';
import { shownRows } from '#features/request/shown-text.ts';
import { asCount } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

/** Who has a person, as a sentence. */
export const ownerWords = ({ owner_name }: Pick<Person, 'owner_name'>): string =>
  owner_name ?? m.desk_no_owner();

export type StepWords = {
  /** Who did it; null for the buyer's own request and for mails. */
  actor: string | null;
  line: string;
  /** What belongs to it: a note, a message, what the site had shown. */
  text: string | null;
};

/** A step of a person's timeline in words. */
export function stepWords(step: PersonStep): StepWords {
  switch (step.type) {
    case 'event':
      return { actor: step.facts.actor_name, ...eventWords(step.facts) };
    case 'sent': {
      const { shown = null } = step.facts;
      const rows = shownRows({ shown }).map(({ name, value }) => `${name}: ${value}`);
      const about = [requestKindName(step.kind), step.facts.subject].filter(Boolean).join(' · ');
      return {
        actor: null,
        line: step.kind === 'walk_in' ? about : m.desk_people_step_sent({ request: about }),
        text: rows.length > 0 ? rows.join('\n') : null,
      };
    }
    case 'mail': {
      const { sent, given_up } = step.facts;
      const line = sent
        ? m.desk_people_step_mail()
        : given_up
          ? m.desk_people_step_mail_given_up()
          : m.desk_people_step_mail_waits();
      return { actor: null, line, text: null };
    }
    case 'merge': {
      const { actor_name, requests, undone_at, undone_by } = step.facts;
      return {
        actor: actor_name,
        line: m.desk_people_step_merge(asCount(requests)),
        text:
          undone_at === null ? null : m.desk_people_step_parted({ name: undone_by ?? actor_name }),
      };
    }
  }
}

/** Requests with the open ones first, each group as it came. */
export function openFirst(requests: readonly Lead[]): Lead[] {
  const isOpen = ({ status }: Lead) => status === 'new' || status === 'in_progress';
  return [...requests.filter(isOpen), ...requests.filter((lead) => !isOpen(lead))];
}

/** A person who was found, by the latest of the requests that were. */
export type FoundPerson = { id: string; lead: Lead; found: number };

/** The people of some requests, in the order of their first. */
export function peopleOf(leads: readonly Lead[]): FoundPerson[] {
  const people = new Map<string, FoundPerson>();
  for (const lead of leads) {
    const known = people.get(lead.person_id);
    if (known) known.found += 1;
    else people.set(lead.person_id, { id: lead.person_id, lead, found: 1 });
  }
  return [...people.values()];
}

/** The request that a call or a message to a number or an address belongs to: one of it, an open one, the newest. */
export function leadFor(
  requests: readonly Lead[],
  to: Partial<Pick<Lead, 'phone' | 'email'>>,
): Lead | null {
  const sorted = openFirst(requests);
  const isOf = ({ phone, email }: Lead) =>
    phone === to.phone || (to.email !== undefined && email.toLowerCase() === to.email);
  return sorted.find(isOf) ?? sorted[0] ?? null;
}
