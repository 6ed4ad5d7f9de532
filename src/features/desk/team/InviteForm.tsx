import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { RadioField } from '#components/ChoiceField.tsx';
import { EmailAddressField } from '#components/Field.tsx';
import { fieldsOf } from '#components/fields-of.ts';
import { grantRole, invitableEmail, type Role, type TeamMember } from '#data/team.ts';
import { type Edited, EditForm } from '#features/desk/editor/EditForm.tsx';
import { keys } from '#features/desk/queries.ts';
import type { DeskChange } from '#features/desk/use-desk-mutation.tsx';
import { oneOf, requiredEmail } from '#features/request/field-rules.ts';
import { m } from '#paraglide/messages.js';
import { roleName } from './MemberCard.tsx';

/** The form refuses whom the team has already: a role is changed where it is shown, not by an invitation. */
function inviteSchema(members: readonly TeamMember[]) {
  const isThere = (email: string) =>
    members.some((member) => !member.invited && member.email.toLowerCase() === email.toLowerCase());
  return z.object({
    email: requiredEmail(m.desk_team_email_required(), m.request_email_invalid()).check(
      z.regex(invitableEmail, m.desk_team_email_plain()),
      z.refine((email) => !isThere(email), m.desk_team_email_member()),
    ),
    role: oneOf(['sales', 'manager'], m.desk_team_role_required()),
  });
}

type Invitation = { email: string; role: Role };

type Props = { members: readonly TeamMember[]; onDone: () => void };

/** Invites somebody by e-mail. */
export function InviteForm({ members, onDone }: Props) {
  const form = useForm<Invitation>({
    defaultValues: { email: '', role: 'sales' },
    resolver: zodResolver(inviteSchema(members)),
  });
  const field = fieldsOf(form);
  const change: DeskChange<Edited<Invitation>, 'member' | 'invited'> = {
    store: (backend, { checked: { email, role } }) => grantRole(backend, email, role),
    shownBy: [keys.team],
    saved: ({ checked: { email } }, answer) =>
      answer === 'member' ? m.desk_team_joined({ email }) : m.desk_team_invitation_sent({ email }),
  };
  return (
    <EditForm
      draft="invitation"
      form={form}
      change={change}
      onDone={onDone}
      submit={m.desk_team_invite_submit()}
    >
      <EmailAddressField {...field('email')} label={m.desk_team_email()} required />
      <RadioField
        {...field('role')}
        label={m.desk_team_role()}
        hint={m.desk_team_role_hint()}
        choices={[
          { value: 'sales', label: roleName('sales') },
          { value: 'manager', label: roleName('manager') },
        ]}
        required
      />
    </EditForm>
  );
}
