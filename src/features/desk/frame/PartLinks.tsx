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
import { useKnownMember } from '#features/desk/Desk.tsx';
import { DeskLink } from '#features/desk/DeskLink.tsx';
import { $address as $activity, activityAtDesk } from '#features/desk/feed/address.store.ts';
import { $address as $numbers, numbersAtDesk } from '#features/desk/numbers/address.store.ts';
import { type DeskPart, deskParts, partFacts } from '#features/desk/parts.ts';
import { $people, peopleAtDesk } from '#features/desk/people/people.store.ts';
import { m } from '#paraglide/messages.js';

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

type Props = {
  part: DeskPart;
  onAim: (part: DeskPart) => void;
};

/** Links to the parts of the desk that a role may use, each as it was left. */
export function PartLinks({ part, onAim }: Props) {
  const role = useKnownMember()?.role;
  useStore($address, { ssr: 'initial' });
  useStore($catalogue, { ssr: 'initial' });
  useStore($people, { ssr: 'initial' });
  useStore($numbers, { ssr: 'initial' });
  useStore($activity, { ssr: 'initial' });
  return (
    <nav aria-label={m.desk_nav_label()} className="desk-parts screen-only">
      <ul>
        {deskParts.map((name) => {
          const { label, managers = false, railOnly = false } = partFacts[name];
          if (managers && role === 'sales') return null;
          const Icon = icons[name];
          return (
            // Until the role is known, the links of managers keep their room.
            <li
              key={name}
              className={`${managers && role === undefined ? 'invisible' : ''} ${railOnly ? 'max-lg:hidden' : ''}`}
            >
              <DeskLink
                href={(left[name] ?? partFacts[name].path)()}
                aria-current={name === part ? 'page' : undefined}
                className="desk-part"
                onPointerEnter={() => onAim(name)}
                onFocus={() => onAim(name)}
              >
                <Icon className="size-5" aria-hidden="true" />
                {label()}
              </DeskLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
