import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Button } from '#components/Button.tsx';
import { LoadFailed, Skeleton } from '#components/States.tsx';
import { TickBox } from '#components/TickBox.tsx';
import { type Alerts, saveAlerts } from '#data/desk-alerts.ts';
import { useMember } from '#features/desk/Desk.tsx';
import { NamedSelect } from '#features/desk/NamedSelect.tsx';
import { alertsQuery, keys } from '#features/desk/queries.ts';
import { SaveFailure } from '#features/desk/SaveFailure.tsx';
import { useDeskMutation } from '#features/desk/use-desk-mutation.tsx';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { PushSwitch } from './PushSwitch.tsx';
import { $soundOn, playChime } from './sound.store.ts';

/** What the member is told, and how: each choice is stored as soon as it is made. */
export function AlertSettings() {
  const id = useId();
  const { data, isError, refetch } = useQuery(alertsQuery);
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h2 id={id} className="text-subheading">
          {m.desk_alerts_title()}
        </h2>
        <p className="mt-1 max-w-prose text-small text-muted">{m.desk_alerts_text()}</p>
      </div>
      <div className="grid gap-6 rounded-card border border-line bg-surface p-4 sm:p-5">
        <PushSwitch />
        <SoundSwitch />
        {data && <Choices alerts={data} />}
        {!data && isError && (
          <LoadFailed
            title={m.desk_alerts_failed()}
            text={m.desk_failed_text()}
            onRetry={refetch}
          />
        )}
        {!(data || isError) && <Skeleton className="h-40 w-full" />}
      </div>
    </section>
  );
}

function SoundSwitch() {
  const on = useStore($soundOn, { ssr: 'initial' });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div>
        <TickBox
          label={m.desk_alerts_sound()}
          checked={on}
          onTick={(ticked) => $soundOn.set(ticked)}
        />
        <p className="text-micro text-muted">{m.desk_alerts_sound_hint()}</p>
      </div>
      <Button variant="secondary" size="sm" onClick={() => void playChime().catch(console.warn)}>
        {m.desk_alerts_listen()}
      </Button>
    </div>
  );
}

type Choice = Exclude<keyof Alerts, 'language' | 'devices'>;

/** Managers alone are told of late requests, and of the week's figures. */
const managersOnly: readonly Choice[] = ['mail_late', 'mail_weekly', 'push_late'];

const groups: readonly { legend: () => string; choices: readonly [Choice, () => string][] }[] = [
  {
    legend: m.desk_alerts_by_mail,
    choices: [
      ['mail_mine', m.desk_alerts_mine],
      ['mail_due', m.desk_alerts_due],
      ['mail_late', m.desk_alerts_late],
      ['mail_weekly', m.desk_alerts_weekly],
    ],
  },
  {
    legend: m.desk_alerts_by_push,
    choices: [
      ['push_new', m.desk_alerts_new],
      ['push_mine', m.desk_alerts_mine],
      ['push_due', m.desk_alerts_due],
      ['push_late', m.desk_alerts_late],
    ],
  },
];

function Choices({ alerts }: { alerts: Alerts }) {
  const { role } = useMember();
  const { attempt, isPending, error, variables } = useDeskMutation<Alerts>({
    store: saveAlerts,
    shownBy: [keys.alerts],
  });
  // What was ticked is shown, and is what the next tick adds to, before its answer comes.
  const shown = isPending && variables ? variables : alerts;
  const change = (choice: Partial<Alerts>) => void attempt({ ...shown, ...choice });
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        {groups.map(({ legend, choices }) => (
          <fieldset key={legend()}>
            <legend className="mb-1 text-small font-semibold">{legend()}</legend>
            {choices
              .filter(([name]) => role === 'manager' || !managersOnly.includes(name))
              .map(([name, label]) => (
                <TickBox
                  key={name}
                  label={label()}
                  checked={shown[name]}
                  onTick={(ticked) => change({ [name]: ticked })}
                />
              ))}
          </fieldset>
        ))}
      </div>
      <p className="text-micro text-muted">
        {m.desk_alerts_devices({ count: formatNumber(alerts.devices) })}
      </p>
      <div className="sm:max-w-xs">
        <NamedSelect
          label={m.desk_alerts_language()}
          value={shown.language ?? ''}
          choices={[
            ['', m.desk_alerts_both()],
            ['en', m.desk_alerts_english()],
            ['ar', m.desk_alerts_arabic()],
          ]}
          onChoose={(value) =>
            change({ language: value === 'en' || value === 'ar' ? value : null })
          }
        />
      </div>
      <SaveFailure error={error} />
    </div>
  );
}
