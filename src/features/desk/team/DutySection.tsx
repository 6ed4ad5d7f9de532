import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '#components/Badge.tsx';
import { Button } from '#components/Button.tsx';
import { LateFormDialog } from '#components/LateDialog.tsx';
import type { MemberDuty } from '#data/desk-duty.ts';
import { useMember } from '#features/desk/Desk.tsx';
import { formatDay } from '#lib/dates.ts';
import { listed } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { Card, Section } from './Section.tsx';
import { dutyQuery } from './team-queries.ts';
import { weekdayName, weekdays } from './weekdays.ts';

const loadForm = async () => (await import('./DutyForm.tsx')).DutyForm;

/** Who takes new requests, and when. Everybody settles their own duty, managers everybody's. */
export function DutySection() {
  const me = useMember();
  const [edited, setEdited] = useState<string | null>(null);
  const duty = useQuery({ ...dutyQuery, select: ({ members }) => members });
  const member = duty.data?.find(({ id }) => id === edited);
  const close = () => setEdited(null);
  return (
    <Section
      title={m.desk_duty_title()}
      lead={m.desk_duty_text()}
      query={duty}
      empty={m.desk_team_nobody()}
      dialogs={
        <LateFormDialog
          load={loadForm}
          open={member !== undefined}
          onClose={close}
          title={m.desk_duty_change_of({ name: member?.name ?? '' })}
          size="tall"
        >
          {(DutyForm) => member && <DutyForm member={member} onDone={close} />}
        </LateFormDialog>
      }
    >
      {(members) =>
        members.map((one) => (
          <Card
            key={one.id}
            actions={
              (one.id === me.id || me.role === 'manager') && (
                <Button size="sm" variant="secondary" onClick={() => setEdited(one.id)}>
                  {m.desk_office_change()}
                  <span className="sr-only">: {one.name}</span>
                </Button>
              )
            }
          >
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              <bdi>{one.name}</bdi>
              {one.id === me.id && (
                <span className="font-normal text-muted">{m.desk_team_you()}</span>
              )}
              <Badge tone={one.on_duty ? 'positive' : 'neutral'}>
                {one.on_duty ? m.desk_duty_on() : m.desk_duty_off()}
              </Badge>
            </p>
            <ul className="text-small text-muted">
              {linesAbout(one).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Card>
        ))
      }
    </Section>
  );
}

function linesAbout({ takes_new, weekdays: chosen, days_off }: MemberDuty): string[] {
  if (!takes_new) return [m.desk_duty_takes_none()];
  const days = weekdays.filter((day) => chosen.includes(day));
  return [
    days.length > 0 ? listed(days.map(weekdayName)) : m.desk_duty_all_days(),
    ...days_off.map(({ first, last }) =>
      first === last
        ? m.desk_duty_off_on({ day: formatDay(first) })
        : m.desk_duty_off_from({ first: formatDay(first), last: formatDay(last) }),
    ),
  ];
}
