import { useStore } from '@nanostores/react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Car from 'lucide-react/icons/car';
import ChartColumn from 'lucide-react/icons/chart-column';
import ContactRound from 'lucide-react/icons/contact-round';
import History from 'lucide-react/icons/history';
import Inbox from 'lucide-react/icons/inbox';
import Percent from 'lucide-react/icons/percent';
import Users from 'lucide-react/icons/users';
import { $address, requestsAddress } from '#features/desk/address.store.ts';
import { $address as $catalogue, catalogueAtDesk } from '#features/desk/catalogue/address.store.ts';
import { DeskLink } from '#features/desk/DeskLink.tsx';
import { $address as $activity, activityAtDesk } from '#features/desk/feed/address.store.ts';
import { $address as $numbers, numbersAtDesk } from '#features/desk/numbers/address.store.ts';
import { type DeskPart, partFacts } from '#features/desk/parts.ts';
import { $people, peopleAtDesk } from '#features/desk/people/people.store.ts';

const icons = {
  requests: Inbox,
  people: ContactRound,
  calendar: CalendarDays,
  catalogue: Car,
  tariffs: Percent,
  numbers: ChartColumn,
  activity: History,
  team: Users,
} as const satisfies Record<DeskPart, unknown>;

/** The addresses of parts that keep a state in them, as they were left. */
const left: Partial<Record<DeskPart, () => string>> = {
  requests: requestsAddress,
  people: peopleAtDesk,
  catalogue: catalogueAtDesk,
  numbers: numbersAtDesk,
  activity: activityAtDesk,
};

/** What the links to the parts share. */
export type PartsProps = {
  /** The part that is shown. */
  part: DeskPart;
  /** The pointer or the focus is on the link to a part. */
  onAim: (part: DeskPart) => void;
};

type Props = PartsProps & { name: DeskPart; className: string; onClick?: () => void };

/** A link to a part of the desk, as that was left. */
export function PartLink({ name, part, onAim, ...rest }: Props) {
  useStore($address, { ssr: 'initial' });
  useStore($catalogue, { ssr: 'initial' });
  useStore($people, { ssr: 'initial' });
  useStore($numbers, { ssr: 'initial' });
  useStore($activity, { ssr: 'initial' });
  const Icon = icons[name];
  return (
    <DeskLink
      href={(left[name] ?? partFacts[name].path)()}
      aria-current={name === part ? 'page' : undefined}
      onPointerEnter={() => onAim(name)}
      onFocus={() => onAim(name)}
      {...rest}
    >
      <Icon className="size-5" aria-hidden="true" />
      {partFacts[name].label()}
    </DeskLink>
  );
}
