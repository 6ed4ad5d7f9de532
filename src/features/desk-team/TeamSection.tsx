import { useQuery } from '@tanstack/react-query';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { grantRole, type Role, readTeam, revokeRole, type TeamMember } from '@/data/team';
import { useMember } from '@/features/desk/Desk';
import { m } from '@/paraglide/messages.js';
import { sessionBackend } from '@/session/backend';
import { ConfirmDialog, type Question } from './ConfirmDialog';
import { InviteForm } from './InviteForm';
import { type Asked, MemberCard } from './MemberCard';
import { Section } from './Section';
import { useChange } from './use-change';

/** How often the list is read anew, in milliseconds: a role may be taken away while the page is open. */
const refreshMs = 10_000;

/** Who is in the team and who is invited. Managers invite, change roles and take them away. */
export function TeamSection() {
  const me = useMember();
  const [inviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const team = useQuery({
    queryKey: ['team'],
    queryFn: async () => readTeam(await sessionBackend()),
    refetchInterval: refreshMs,
  });
  const give = useChange<{ member: TeamMember; role: Role }, 'member' | 'invited'>({
    change: (backend, { member, role }) => grantRole(backend, member.email, role),
    shownBy: 'team',
    done: ({ member, role }) =>
      member.invited
        ? m.desk_team_invited_again({ email: member.email })
        : role === 'manager'
          ? m.desk_team_is_manager({ name: member.name })
          : m.desk_team_is_sales({ name: member.name }),
  });
  const take = useChange<TeamMember>({
    change: (backend, { email }) => revokeRole(backend, email),
    shownBy: 'team',
    done: ({ name, invited }) =>
      invited ? m.desk_team_withdrawn({ email: name }) : m.desk_team_removed({ name }),
  });

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
          <Dialog
            open={inviting}
            onClose={() => setInviting(false)}
            title={m.desk_team_invite_title()}
            description={m.desk_team_invite_text()}
          >
            <InviteForm members={team.data ?? []} onDone={() => setInviting(false)} />
          </Dialog>
          <ConfirmDialog
            question={asked && questionOf(asked, give.mutateAsync, take.mutateAsync)}
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

/** The dialog's question. */
function questionOf(
  { member, to }: Asked,
  give: (input: { member: TeamMember; role: Role }) => Promise<unknown>,
  take: (member: TeamMember) => Promise<unknown>,
): Question {
  const { name, email, invited } = member;
  if (to === 'nobody') {
    return {
      title: invited ? m.desk_team_withdraw_title() : m.desk_team_remove_title({ name }),
      text: invited ? m.desk_team_withdraw_text({ email }) : m.desk_team_remove_text({ email }),
      confirm: invited ? m.desk_team_withdraw() : m.desk_team_remove(),
      act: () => take(member),
    };
  }
  const again = invited && to === member.role;
  const manager = to === 'manager';
  return {
    title: again
      ? m.desk_team_again_title()
      : manager
        ? m.desk_team_promote_title({ name })
        : m.desk_team_demote_title({ name }),
    text: again
      ? m.desk_team_again_text({ email })
      : manager
        ? m.desk_team_promote_text()
        : m.desk_team_demote_text(),
    confirm: again
      ? m.desk_team_again()
      : manager
        ? m.desk_team_make_manager()
        : m.desk_team_make_sales(),
    act: () => give({ member, role: to }),
  };
}
