import type { ReactNode } from 'react';
import { SpecList } from '#components/SpecList.tsx';
import type { Person } from '#data/desk-people.ts';
import { formatMoment } from '#lib/dates.ts';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { ownerWords } from './person-words.ts';

type Props = {
  person: Person;
  /** Below the name. */
  children?: ReactNode;
};

/** A person in short, as one of two that stand side by side. */
export function PersonCard({ person, children }: Props) {
  const { names, phones, emails, cities, requests, open, newest_at } = person;
  const lines = (texts: readonly string[]) => (texts.length === 0 ? '–' : <Lines texts={texts} />);
  const rows = [
    { name: m.desk_people_phone(), value: lines(phones) },
    { name: m.desk_email(), value: lines(emails) },
    { name: m.desk_people_city(), value: lines(cities) },
    {
      name: m.desk_nav_requests(),
      value: m.desk_people_requests({ all: formatNumber(requests), open: formatNumber(open) }),
    },
    { name: m.desk_people_owner(), value: <bdi>{ownerWords(person)}</bdi> },
    { name: m.desk_people_newest(), value: newest_at ? formatMoment(newest_at) : '–' },
  ];
  return (
    <div className="min-w-0 rounded-card border border-line p-3 text-small">
      <p className="break-words font-semibold">
        <bdi>{names[0]}</bdi>
      </p>
      {names.slice(1).map((name) => (
        <p key={name} className="break-words text-micro text-muted">
          <bdi>{name}</bdi>
        </p>
      ))}
      {children}
      <div className="desk-facts mt-2">
        <SpecList rows={rows} />
      </div>
    </div>
  );
}

function Lines({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <bdi key={text} className="block break-words">
      {text}
    </bdi>
  ));
}
