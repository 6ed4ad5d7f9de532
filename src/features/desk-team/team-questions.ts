import type { Role, TeamMember } from '#data/team.ts';
import { formatNumber } from '#lib/number.ts';
import { namesListed } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import type { Question } from './ConfirmDialog.tsx';
import type { Asked } from './MemberCard.tsx';

type Give = (input: { member: TeamMember; role: Role }) => Promise<unknown>;
type Take = (input: { member: TeamMember; successor: string | null }) => Promise<unknown>;

/** What the dialog asks before a manager changes somebody's role. @param team everybody in the list */
export function questionOf(
  asked: Asked,
  team: readonly TeamMember[],
  give: Give,
  take: Take,
): Question {
  if (asked.to !== 'nobody') return roleQuestion(asked.member, asked.to, team, give);
  return asked.member.invited
    ? withdrawalQuestion(asked.member, take)
    : removalQuestion(asked.member, team, take);
}

function roleQuestion(
  member: TeamMember,
  role: Role,
  team: readonly TeamMember[],
  give: Give,
): Question {
  const { name, email, invited } = member;
  const act = () => give({ member, role });
  if (invited && role === member.role) {
    return {
      title: m.desk_team_again_title(),
      text: m.desk_team_again_text({ email }),
      confirm: m.desk_team_again(),
      act,
    };
  }
  return role === 'manager'
    ? {
        title: m.desk_team_promote_title({ name }),
        text: m.desk_team_promote_text(),
        confirm: m.desk_team_make_manager(),
        act,
      }
    : {
        title: m.desk_team_demote_title({ name }),
        text: m.desk_team_demote_text(),
        details: traces(member, team),
        confirm: m.desk_team_make_sales(),
        act,
      };
}

function withdrawalQuestion(member: TeamMember, take: Take): Question {
  return {
    title: m.desk_team_withdraw_title(),
    text: m.desk_team_withdraw_text({ email: member.email }),
    confirm: m.desk_team_withdraw(),
    act: () => take({ member, successor: null }),
  };
}

function removalQuestion(member: TeamMember, team: readonly TeamMember[], take: Take): Question {
  const { name, email, open_requests: open } = member;
  const colleagues = team.flatMap(({ id, name: label }) =>
    id === null || id === member.id
      ? []
      : [{ value: id, label: m.desk_team_hand_over_to({ name: label }) }],
  );
  const choices = [{ value: '', label: m.desk_team_back_to_nobody() }, ...colleagues];
  return {
    title: m.desk_team_remove_title({ name }),
    text: m.desk_team_remove_text({ email }),
    details: traces(member, team),
    ...(open > 0 && {
      choice: { label: m.desk_team_open_requests({ count: formatNumber(open) }), choices },
    }),
    confirm: m.desk_team_remove(),
    invalid: m.desk_team_successor_gone(),
    act: (chosen) => take({ member, successor: chosen === '' ? null : chosen }),
  };
}

/** The invitations that end with a manager's role, and the roles that the manager gave, which stay. */
function traces({ id }: TeamMember, team: readonly TeamMember[]): string[] {
  const theirs = team.filter(({ by }) => id !== null && by === id);
  const namesOf = (invited: boolean) =>
    theirs.flatMap((one) => (one.invited === invited ? [one.name] : []));
  const [invitations, roles] = [namesOf(true), namesOf(false)];
  return [
    ...(invitations.length > 0
      ? [m.desk_team_takes_back({ names: namesListed(invitations) })]
      : []),
    ...(roles.length > 0 ? [m.desk_team_gave({ names: namesListed(roles) })] : []),
  ];
}
