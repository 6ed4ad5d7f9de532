/** Who may do what with the desk's settings and with what its members are told. */
import type { TablePermissions } from './permissions.ts';
import type { Values } from './rows.ts';

const verbs = ['select', 'insert', 'update', 'delete'] as const;

/** A browser and news of the desk to which rows of the matrix refer. */
export const standingBrowser = 'cccccccc-0000-4000-8000-000000000009';
export const standingNews = 'cccccccc-0000-4000-8000-00000000000a';

/** Settings and queues of the desk: the team reads and writes them through functions. */
function inner(
  key: string,
  row: Values,
  change: Values,
  owner: string | null = null,
): TablePermissions {
  const can = { anonymous: [], buyer: [], stranger: [], staff: [], service: verbs };
  return { owner, key, row, change, can };
}

export const browserRow = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/1',
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
  language: 'ar',
};

/** @param lead id of a request to which rows refer */
export const dutyPermissions = (lead: string): Record<string, TablePermissions> => ({
  desk_settings: inner('only_row', { only_row: true }, { late_minutes: 45 }),
  desk_hours: inner('weekday', { weekday: 1, opens: '09:00', closes: '18:00' }, { opens: '10:00' }),
  desk_holidays: inner('day', { day: '2026-01-07' }, { name: 'Christmas' }),
  member_duty: inner('user_id', {}, { takes_new: false }, 'user_id'),
  member_days_off: inner(
    'user_id',
    { first_day: '2026-01-01', last_day: '2026-01-02' },
    { last_day: '2026-01-03' },
    'user_id',
  ),
  lead_turns: inner(
    'user_id',
    { kind: 'visit_request', request_id: lead, given_at: '2026-01-01 00:00:00+00' },
    { passed_at: '2026-01-01 00:00:00+00' },
    'user_id',
  ),
  desk_alerts: inner('user_id', {}, { mail_due: false }, 'user_id'),
  push_subscriptions: inner('user_id', browserRow, { language: 'en' }, 'user_id'),
  desk_news: inner(
    'user_id',
    {
      what: 'mine',
      kind: 'visit_request',
      request_id: lead,
      about_at: '2026-01-01 00:00:00+00',
      wants_mail: true,
    },
    { by_name: 'Somebody else' },
    'user_id',
  ),
  push_deliveries: inner(
    'subscription_id',
    { subscription_id: standingBrowser, news_id: standingNews },
    { attempts: 3 },
  ),
});
