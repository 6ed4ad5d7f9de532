import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { Skeleton } from '#components/States.tsx';
import { useLate } from '#components/use-late.tsx';
import { m } from '#paraglide/messages.js';
import { useMember } from './Desk.tsx';
import type { PersonDataProps } from './PersonDataPanel.tsx';

const loadPanel = async () => (await import('./PersonDataPanel.tsx')).PersonDataPanel;

/** For managers: what is done with the data of a person who asks for it, behind a line that opens it. */
export function PersonDataActions(props: PersonDataProps) {
  const { role } = useMember();
  const [open, setOpen] = useState(false);
  const PersonDataPanel = useLate(loadPanel, open, () => setOpen(false));
  if (role !== 'manager') return null;
  return (
    <details
      open={open}
      className="border-t border-line pt-3"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 items-center gap-2 text-small font-semibold">
        <ChevronDown className="size-4" aria-hidden="true" />
        {m.desk_team_person()}
      </summary>
      {PersonDataPanel ? <PersonDataPanel {...props} /> : <Skeleton className="h-20 w-full" />}
    </details>
  );
}
