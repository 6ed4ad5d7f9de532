import { AlertSettings } from '#features/desk/alerts/AlertSettings.tsx';
import { useMember } from '#features/desk/Desk.tsx';
import { DutySection } from './DutySection.tsx';
import { ExportsSection } from './ExportsSection.tsx';
import { LogSection } from './LogSection.tsx';
import { MessagesSection } from './MessagesSection.tsx';
import { OfficeSection } from './OfficeSection.tsx';
import { PlacesSection } from './PlacesSection.tsx';
import { ReasonsSection } from './ReasonsSection.tsx';
import { TeamSection } from './TeamSection.tsx';

/**
 * Who is in the team, what they are told and when they are on duty, where visits take place, the ready messages, why
 * deals are lost, and what was done with people's data.
 */
export function Team() {
  const { role } = useMember();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
      <TeamSection />
      <AlertSettings />
      <DutySection />
      <OfficeSection />
      <PlacesSection />
      <MessagesSection />
      {role === 'manager' && <ReasonsSection />}
      {role === 'manager' && <ExportsSection />}
      {role === 'manager' && <LogSection />}
    </div>
  );
}
