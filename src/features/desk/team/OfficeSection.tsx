import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { LateFormDialog } from '#components/LateDialog.tsx';
import type { Office } from '#data/desk-duty.ts';
import { useMember } from '#features/desk/Desk.tsx';
import { formatDay, formatTime } from '#lib/dates.ts';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { Card, Section } from './Section.tsx';
import { dutyQuery } from './team-queries.ts';
import { weekdayName, weekdays } from './weekdays.ts';

const loadForm = async () => (await import('./OfficeForm.tsx')).OfficeForm;

/** When the office is open, and how requests are dealt out. Managers change it. */
export function OfficeSection() {
  const isManager = useMember().role === 'manager';
  const [editing, setEditing] = useState(false);
  const duty = useQuery({ ...dutyQuery, select: ({ office }) => [office] });
  const office = duty.data?.[0];
  const close = () => setEditing(false);
  return (
    <Section
      title={m.desk_office_title()}
      lead={m.desk_office_text()}
      query={duty}
      empty=""
      add={
        isManager && (
          <Button variant="secondary" onClick={() => setEditing(true)}>
            {m.desk_office_change()}
            <span className="sr-only">: {m.desk_office_title()}</span>
          </Button>
        )
      }
      dialogs={
        <LateFormDialog
          load={loadForm}
          open={editing}
          onClose={close}
          title={m.desk_office_edit()}
          size="tall"
        >
          {(OfficeForm) => office && <OfficeForm office={office} onDone={close} />}
        </LateFormDialog>
      }
    >
      {([shown]) => shown && <OfficeCard office={shown} />}
    </Section>
  );
}

function OfficeCard({ office: { hours, holidays, by_turn, late_minutes } }: { office: Office }) {
  return (
    <Card>
      <dl className="grid gap-x-6 gap-y-1 text-small sm:grid-cols-[auto_1fr]">
        {weekdays.map((weekday) => {
          const open = hours.find((one) => one.weekday === weekday);
          return (
            <div key={weekday} className="flex gap-x-6 sm:contents">
              <dt className="text-muted">{weekdayName(weekday)}</dt>
              <dd>
                {open?.opens && open.closes
                  ? m.desk_office_hours({
                      opens: formatTime(open.opens),
                      closes: formatTime(open.closes),
                    })
                  : m.desk_office_closed()}
              </dd>
            </div>
          );
        })}
      </dl>
      <div className="text-small">
        <h3 className="font-semibold">{m.desk_office_holidays()}</h3>
        {holidays.length === 0 && <p className="text-muted">{m.desk_office_no_holidays()}</p>}
        <ul>
          {holidays.map(({ day, name }) => (
            <li key={day}>
              {formatDay(day)}
              {name && (
                <>
                  <span aria-hidden="true"> · </span>
                  <bdi>{name}</bdi>
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
      <p className="text-small">
        {by_turn ? m.desk_office_by_turn_on() : m.desk_office_by_turn_off()}{' '}
        {late_minutes > 0
          ? m.desk_office_late_after({ minutes: formatNumber(late_minutes) })
          : m.desk_office_late_never()}
      </p>
    </Card>
  );
}
