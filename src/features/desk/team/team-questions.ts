import { grantRole, type Role, revokeRole, type TeamMember } from '#data/team.ts';
import type { ConfirmQuestion } from '#features/desk/ConfirmDialog.tsx';
import { keys } from '#features/desk/queries.ts';
import { formatNumber } from '#lib/number.ts';
import { namesListed } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import type { RoleChange } from './MemberCard.tsx';

/** What the dialog asks before a manager changes somebody's role. @param team everybody in the list */
export function questionOf(
  { member, to }: RoleChange,
  team: readonly TeamMember[],
): ConfirmQuestion {
  if (to !== 'nobody') return roleQuestion(member, to, team);
  return member.invited ? withdrawalQuestion(member) : removalQuestion(member, team);
}

const shownBy = [keys.team];

function roleGrant({ name, email, invited }: TeamMember, role: Role): ConfirmQuestion['change'] {
  return {
    store: (backend) => grantRole(backend, email, role),
    shownBy,
    saved: () => {
      if (invited) return m.desk_team_invited_again({ email });
      return role === 'manager' ? m.desk_team_is_manager({ name }) : m.desk_team_is_sales({ name });
    },
  };
}

/** The dialog's choice is the colleague who gets their open requests, '' for nobody. */
function roleRemoval({ name, email, invited }: TeamMember): ConfirmQuestion['change'] {
  return {
    store: (backend, successor) => revokeRole(backend, email, successor || null),
    shownBy,
    saved: () => (invited ? m.desk_team_withdrawn({ email: name }) : m.desk_team_removed({ name })),
  };
}

function roleQuestion(
  member: TeamMember,
  role: Role,
  team: readonly TeamMember[],
): ConfirmQuestion {
  const { name, email, invited } = member;
  const change = roleGrant(member, role);
  if (invited && role === member.role) {
    return {
      title: m.desk_team_again_title(),
      text: m.desk_team_again_text({ email }),
      confirm: m.desk_team_again(),
      change,
    };
  }
  return role === 'manager'
    ? {
        title: m.desk_team_promote_title({ name }),
        text: m.desk_team_promote_text(),
        confirm: m.desk_team_make_manager(),
        change,
      }
    : {
        title: m.desk_team_demote_title({ name }),
        text: m.desk_team_demote_text(),
        details: traces(member, team),
        confirm: m.desk_team_make_sales(),
        change,
      };
}

function withdrawalQuestion(member: TeamMember): ConfirmQuestion {
  return {
    title: m.desk_team_withdraw_title(),
    text: m.desk_team_withdraw_text({ email: member.email }),
    confirm: m.desk_team_withdraw(),
    change: roleRemoval(member),
  };
}

function removalQuestion(member: TeamMember, team: readonly TeamMember[]): ConfirmQuestion {
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
    change: roleRemoval(member),
    own: { invalid: { title: m.desk_team_successor_gone() } },
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
