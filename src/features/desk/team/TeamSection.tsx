import { useQuery } from '@tanstack/react-query';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { LateFormDialog } from '#components/LateDialog.tsx';
import { ConfirmDialog } from '#features/desk/ConfirmDialog.tsx';
import { useMember } from '#features/desk/Desk.tsx';
import { teamQuery } from '#features/desk/queries.ts';
import { m } from '#paraglide/messages.js';
import { MemberCard, type RoleChange } from './MemberCard.tsx';
import { Section } from './Section.tsx';
import { questionOf } from './team-questions.ts';

const loadForm = async () => (await import('./InviteForm.tsx')).InviteForm;

/** How often the list is read anew, in milliseconds: a role may be taken away while the page is open. */
const refreshMs = 10_000;

/** Who is in the team and who is invited. Managers invite, change roles and take them away. */
export function TeamSection() {
  const me = useMember();
  const [inviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<RoleChange | null>(null);
  const team = useQuery({ ...teamQuery, refetchInterval: refreshMs });

  return (
    <Section
      title={m.desk_team_members()}
      lead={m.desk_team_members_text()}
      query={team}
      empty={m.desk_team_nobody()}
      add={
        me.role === 'manager' && (
          <Button onClick={() => setInviting(true)}>
            <UserPlus className="size-4" aria-hidden="true" />
            {m.desk_team_invite()}
          </Button>
        )
      }
      dialogs={
        <>
          <LateFormDialog
            load={loadForm}
            open={inviting}
            onClose={() => setInviting(false)}
            title={m.desk_team_invite_title()}
            description={m.desk_team_invite_text()}
          >
            {(InviteForm) => (
              <InviteForm members={team.data ?? []} onDone={() => setInviting(false)} />
            )}
          </LateFormDialog>
          <ConfirmDialog
            question={asked && questionOf(asked, team.data ?? [])}
            onClose={() => setAsked(null)}
          />
        </>
      }
    >
      {(members) =>
        members.map((member) => (
          <MemberCard
            key={member.email}
            member={member}
            isMe={member.id === me.id}
            canChange={me.role === 'manager' && member.id !== me.id}
            onAsk={setAsked}
          />
        ))
      }
    </Section>
  );
}
