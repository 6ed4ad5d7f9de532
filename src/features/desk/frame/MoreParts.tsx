import Ellipsis from 'lucide-react/icons/ellipsis';
import { useKnownMember } from '#features/desk/Desk.tsx';
import { DeskPopover } from '#features/desk/DeskPopover.tsx';
import { deskParts, partFacts } from '#features/desk/parts.ts';
import { m } from '#paraglide/messages.js';
import { PartLink, type PartsProps } from './PartLink.tsx';

/** On a phone, the parts that its bar has no room for. */
export function MoreParts({ part, onAim }: PartsProps) {
  const role = useKnownMember()?.role;
  const isWithin = partFacts[part].isInMore ?? false;
  return (
    <DeskPopover
      // Another part comes with the panel closed, and with the focus on its heading.
      key={part}
      title={m.desk_frame_more()}
      aria-current={isWithin ? 'true' : undefined}
      className="desk-part"
      panel={(close) => (
        <ul>
          {deskParts
            .filter((name) => partFacts[name].isInMore)
            .filter((name) => role === 'manager' || !partFacts[name].managers)
            .map((name) => (
              <li key={name}>
                <PartLink
                  {...{ name, part, onAim }}
                  className="flex min-h-11 items-center gap-3 rounded-control px-3 text-small hover:bg-sunken aria-[current]:font-semibold"
                  {...(name === part && { onClick: close })}
                />
              </li>
            ))}
        </ul>
      )}
    >
      <Ellipsis className="size-5" aria-hidden="true" />
      {m.desk_frame_more()}
    </DeskPopover>
  );
}
