import { useKnownMember } from '#features/desk/Desk.tsx';
import { deskParts, partFacts } from '#features/desk/parts.ts';
import { m } from '#paraglide/messages.js';
import { MoreParts } from './MoreParts.tsx';
import { PartLink, type PartsProps } from './PartLink.tsx';

/** Links to the parts of the desk that a role may use, each as it was left. */
export function PartLinks(parts: PartsProps) {
  const role = useKnownMember()?.role;
  return (
    <nav aria-label={m.desk_nav_label()} className="desk-parts screen-only">
      <ul>
        {deskParts.map((name) => {
          const { managers = false, isInMore = false } = partFacts[name];
          if (managers && role === 'sales') return null;
          return (
            // Until the role is known, the links of managers keep their room.
            <li
              key={name}
              className={`${managers && role === undefined ? 'invisible' : ''} ${isInMore ? 'desk-part-in-more' : ''}`}
            >
              <PartLink name={name} {...parts} className="desk-part" />
            </li>
          );
        })}
        <li className="desk-part-more">
          <MoreParts {...parts} />
        </li>
      </ul>
    </nav>
  );
}
