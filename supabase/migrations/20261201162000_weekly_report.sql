-- A mail to managers on Sunday morning: the figures of the week before.

create table public.weekly_reports (
  sunday date primary key,
  written_at timestamptz not null default clock_timestamp(),
  figures jsonb not null,
  constraint weekly_reports_sunday_is_one check (extract(dow from sunday) = 0)
);
comment on table public.weekly_reports is 'The report of each week, written once. Only functions touch it.';
comment on column public.weekly_reports.sunday is 'The day of the report, in Cairo: it tells of the seven days before.';
comment on column public.weekly_reports.figures is 'As they were when it was written: a mail that is repeated says the same.';

revoke all on table public.weekly_reports from public, anon, authenticated;
grant select, insert, update, delete on table public.weekly_reports to service_role;

alter table public.weekly_reports enable row level security;

create function private.week_figures(sunday date, at timestamptz) returns jsonb
  language sql stable
  set search_path = ''
  as $$
    select jsonb_build_object(
      'first', sunday - 7, 'last', sunday - 1,
      'week', private.sales_figures(w.begins, w.ends) || jsonb_build_object('answers',
        private.numbers_of_answers(w.begins, w.ends) -> 'all'),
      'before', private.sales_figures(w.earlier, w.begins) || jsonb_build_object('answers',
        private.numbers_of_answers(w.earlier, w.begins) -> 'all'),
      'open', private.open_deals(),
      'overdue', (
        select count(*) from public.leads l
        where l.answered_at is null and l.status in ('new', 'in_progress') and l.answer_due_at < at
      ),
      'old_prices', (
        select count(*) from (
          select c.price_verified_on from public.cars c where c.published and c.price_egp is not null
          union all
          select c.price_verified_on from public.chargers c where c.published and c.price_egp is not null
        ) p
        where p.price_verified_on is null or p.price_verified_on < sunday - 30
      )
    )
    from (
      select private.day_begins(sunday - 14) as earlier, private.day_begins(sunday - 7) as begins,
        private.day_begins(sunday) as ends
    ) w
  $$;
comment on function private.week_figures(date, timestamptz) is
  'What the report of a Sunday says: the seven days before, those before them, open deals by stage, requests that nobody has '
  'answered in time, and prices that nobody has checked for more than 30 days.';

create function public.write_weekly_report(at timestamptz default now()) returns integer
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  here constant timestamp := at at time zone 'Africa/Cairo';
  this_sunday constant date := here::date - extract(dow from here)::integer;
  mails integer;
begin
  -- From seven on Sunday; where nothing ran then, until Tuesday.
  if here < this_sunday + time '07:00' or here >= this_sunday + 3
    or exists (select from public.weekly_reports w where w.sunday = this_sunday) then
    return 0;
  end if;
  insert into public.weekly_reports (sunday, figures)
    values (this_sunday, private.week_figures(this_sunday, at)) on conflict do nothing;
  -- Somebody else was first.
  if not found then
    return 0;
  end if;
  insert into public.notifications (request_id, kind, audience, user_id, due_at, event_id, step, detail)
    select r.user_id, 'weekly_report', 'member', r.user_id, now(), md5('weekly report ' || this_sunday)::uuid, 'told',
      jsonb_build_object('sunday', this_sunday)
    from public.user_roles r
    left join public.desk_alerts a on a.user_id = r.user_id
    where r.role <> 'sales' and coalesce(a.mail_weekly, true);
  get diagnostics mails = row_count;
  return mails;
end
$$;
comment on function public.write_weekly_report(timestamptz) is
  'Writes the report of the week and queues its mails to managers, once a week however often it is called: from Sunday at 7 in '
  'Cairo, to Tuesday. How many mails.';

revoke all on function
  private.week_figures(date, timestamp with time zone),
  public.write_weekly_report(timestamp with time zone)
  from public, anon, authenticated;
grant execute on function
  public.write_weekly_report(timestamp with time zone)
  to service_role;
