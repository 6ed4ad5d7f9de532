import { Badge } from '#components/Badge.tsx';
import { Button } from '#components/Button.tsx';
import { Name } from '#components/Name.tsx';
import type { Role, TeamMember } from '#data/team.ts';
import { cairoDay } from '#domain/cairo.ts';
import { currentTime } from '#lib/clock.ts';
import { formatDay } from '#lib/dates.ts';
import { m } from '#paraglide/messages.js';

/** A manager's choice for a member: a role, or none. */
export type RoleChange = { member: TeamMember; to: Role | 'nobody' };

/** Days for which an invitation can be taken up; the database counts them too. */
const invitationDays = 30;

const isExpired = ({ invited, since }: TeamMember) =>
  invited && currentTime() - Date.parse(since) > invitationDays * 86_400_000;

export const roleName = (role: Role) =>
  role === 'manager' ? m.desk_team_role_manager() : m.desk_team_role_sales();

type Props = {
  member: TeamMember;
  isMe: boolean;
  canChange: boolean;
  onAsk: (asked: RoleChange) => void;
};

/** Somebody in the team, or invited to it, with what a manager may do about it. */
export function MemberCard({ member, isMe, canChange, onAsk }: Props) {
  const { name, email, role, since, invited } = member;
  const day = formatDay(cairoDay(new Date(since)));
  const other = role === 'manager' ? 'sales' : 'manager';
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:flex sm:flex-wrap sm:items-center sm:justify-between sm:p-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <bdi>{name}</bdi>
          {isMe && <span className="font-normal text-muted">{m.desk_team_you()}</span>}
          <Badge tone={role === 'manager' ? 'accent' : 'neutral'}>{roleName(role)}</Badge>
          {invited && (
            <Badge tone={isExpired(member) ? 'danger' : 'warning'}>
              {isExpired(member) ? m.desk_team_expired() : m.desk_team_invited()}
            </Badge>
          )}
        </p>
        <p className="mt-1 text-small text-muted">
          {name !== email && (
            <>
              <Name text={email} />
              <span aria-hidden="true"> · </span>
            </>
          )}
          {invited ? m.desk_team_invited_on({ day }) : m.desk_team_since({ day })}
        </p>
      </div>
      {canChange && (
        <div className="flex flex-wrap gap-2">
          {invited && (
            <Button size="sm" variant="secondary" onClick={() => onAsk({ member, to: role })}>
              {m.desk_team_again()}
              <span className="sr-only">: {name}</span>
            </Button>
          )}
          {!invited && (
            <Button size="sm" variant="secondary" onClick={() => onAsk({ member, to: other })}>
              {other === 'manager' ? m.desk_team_make_manager() : m.desk_team_make_sales()}
              <span className="sr-only">: {name}</span>
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => onAsk({ member, to: 'nobody' })}>
            {invited ? m.desk_team_withdraw() : m.desk_team_remove()}
            <span className="sr-only">: {name}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
