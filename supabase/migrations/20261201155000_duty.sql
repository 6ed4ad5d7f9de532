-- When the office is open, who takes new requests, and whose turn it is. A request that nobody answers goes on.

create table public.desk_settings (
  only_row boolean primary key default true,
  by_turn boolean not null default false,
  late_minutes integer not null default 30,
  version integer not null default 1,
  constraint desk_settings_only_one_row check (only_row),
  constraint desk_settings_late_minutes_bounded check (late_minutes between 0 and 600)
);
comment on table public.desk_settings is 'How the desk deals requests out. One row, which functions alone read and write.';
comment on column public.desk_settings.by_turn is 'Whether new requests go to the members on duty in turn.';
comment on column public.desk_settings.late_minutes is
  'After so many minutes of office time without an answer a request goes on to the next member; 0 for never.';
comment on column public.desk_settings.version is
  'Grows with each change of settings, hours and holidays, so that two managers who save at once are noticed.';

insert into public.desk_settings (only_row) values (true);

create table public.desk_hours (
  weekday integer primary key,
  opens time,
  closes time,
  constraint desk_hours_weekday_known check (weekday between 1 and 7),
  constraint desk_hours_open_before_close check (
    (opens is null) = (closes is null) and coalesce(opens < closes, true)
  )
);
comment on table public.desk_hours is 'The office''s hours in Cairo, a row for each weekday.';
comment on column public.desk_hours.weekday is 'Monday is 1, Sunday is 7.';
comment on column public.desk_hours.opens is 'Null where the office is closed all day.';

-- The team is off on Fridays and Saturdays.
insert into public.desk_hours (weekday, opens, closes)
  select d, case when d not in (5, 6) then time '09:00' end, case when d not in (5, 6) then time '18:00' end
  from generate_series(1, 7) d;

create table public.desk_holidays (
  day date primary key,
  name text not null default '',
  constraint desk_holidays_name_bounded check (name = '' or private.is_plain_text(name, 80))
);
comment on table public.desk_holidays is 'Days on which the whole office is closed.';

create table public.member_duty (
  user_id uuid primary key references auth.users (id) on delete cascade,
  takes_new boolean not null default true,
  weekdays integer[] not null default '{}',
  last_turn bigint,
  constraint member_duty_weekdays_known check (weekdays <@ '{1,2,3,4,5,6,7}'::integer[])
);
comment on table public.member_duty is
  'When a member takes new requests; whoever has no row takes them in all office hours. Goes with the role.';
comment on column public.member_duty.weekdays is 'Monday is 1; empty for all days on which the office is open.';
comment on column public.member_duty.last_turn is
  'The number of their last turn, which grows: moments would be the same, or out of order, where several are given at once.';

create table public.member_days_off (
  user_id uuid not null references auth.users (id) on delete cascade,
  first_day date not null,
  last_day date not null,
  primary key (user_id, first_day),
  constraint member_days_off_in_order check (first_day <= last_day and last_day - first_day <= 366)
);
comment on table public.member_days_off is 'Days on which a member gets no new requests, both ends included.';

create table public.lead_turns (
  kind text not null,
  request_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  given_at timestamptz not null,
  passed_at timestamptz,
  primary key (kind, request_id, user_id),
  foreign key (kind, request_id) references public.leads (kind, id) on delete cascade
);
comment on table public.lead_turns is 'Who has had a request, so that it goes round the team once at most.';
comment on column public.lead_turns.passed_at is 'When it went on, or the managers were told, since nobody had answered.';

create index lead_turns_user on public.lead_turns (user_id);

do $$
declare
  named text;
begin
  foreach named in array array[
    'desk_settings', 'desk_hours', 'desk_holidays', 'member_duty', 'member_days_off', 'lead_turns'
  ] loop
    execute format('revoke all on table public.%I from public, anon, authenticated', named);
    execute format('grant select, insert, update, delete on table public.%I to service_role', named);
    execute format('alter table public.%I enable row level security', named);
  end loop;
end
$$;

create function private.office_opening(day date, out opens timestamptz, out closes timestamptz) returns record
  language sql stable
  set search_path = ''
  as $$
    select (day + h.opens) at time zone 'Africa/Cairo', (day + h.closes) at time zone 'Africa/Cairo'
    from public.desk_hours h
    where h.weekday = extract(isodow from day) and not exists (select from public.desk_holidays o where o.day = office_opening.day)
  $$;
comment on function private.office_opening(date) is 'From when to when the office is open on a day; nulls where it is closed.';

create function private.office_time_after(since timestamptz, span interval, in_one_piece boolean default false)
  returns timestamptz
  language plpgsql stable
  set search_path = ''
  as $$
declare
  today constant date := (since at time zone 'Africa/Cairo')::date;
  left_over interval := span;
  office record;
  begins timestamptz;
begin
  for ahead in 0..60 loop
    select * into office from private.office_opening(today + ahead);
    begins := greatest(since, office.opens);
    continue when office.opens is null or begins >= office.closes;
    if office.closes - begins > left_over then
      return begins + left_over;
    elsif in_one_piece and begins = office.opens then
      -- The office is never open for as long as that.
      return office.closes;
    elsif not in_one_piece then
      left_over := left_over - (office.closes - begins);
    end if;
  end loop;
  -- The office is closed for good: the clock has to do.
  return since + span;
end
$$;
comment on function private.office_time_after(timestamptz, interval, boolean) is
  'The moment at which so much office time has passed. In one piece: what does not end before the office closes begins when '
  'it opens next.';

create function private.members_on_duty(at timestamptz) returns table (user_id uuid, last_turn bigint)
  language sql stable
  set search_path = ''
  as $$
    select r.user_id, d.last_turn
    from public.user_roles r
    join auth.users u on u.id = r.user_id
    left join public.member_duty d on d.user_id = r.user_id
    cross join lateral (select (at at time zone 'Africa/Cairo')::date as day) today
    cross join lateral private.office_opening(today.day) office
    where at >= office.opens and at < office.closes
      and coalesce(d.takes_new, true)
      and coalesce(d.weekdays = '{}' or extract(isodow from today.day) = any (d.weekdays), true)
      and not exists (
        select from public.member_days_off o
        where o.user_id = r.user_id and today.day between o.first_day and o.last_day
      )
      -- Not every backend has this column.
      and coalesce((to_jsonb(u) ->> 'banned_until')::timestamptz, '-infinity') <= at
  $$;
comment on function private.members_on_duty(timestamptz) is
  'Who takes new requests at a moment, with their last turn.';

create function private.lock_turns() returns void
  language sql
  set search_path = ''
  as $$
    select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('tayar: whose turn it is'))
  $$;
comment on function private.lock_turns() is
  'Turns are given one at a time, to the end of the transaction: two requests at once would each go to the same member.';

create function private.next_on_duty(of_kind text, request uuid, at timestamptz, but_those_who_had_it boolean) returns uuid
  language sql
  set search_path = ''
  as $$
    select r.user_id
    from private.members_on_duty(at) d
    join public.user_roles r on r.user_id = d.user_id
    where not but_those_who_had_it or not exists (
      select from public.lead_turns t where t.kind = of_kind and t.request_id = request and t.user_id = r.user_id
    )
    order by d.last_turn nulls first, r.granted_at, r.user_id
    limit 1
    -- Somebody who is being removed is passed over.
    for key share of r skip locked
  $$;
comment on function private.next_on_duty(text, uuid, timestamptz, boolean) is
  'The member on duty whose last turn is longest ago, who then stays in the team until the end of the transaction; null '
  'where there is none.';

create function private.give_turn(lead public.leads, member uuid, why text, at timestamptz) returns void
  language plpgsql
  set search_path = ''
  as $$
declare
  event constant uuid := gen_random_uuid();
begin
  insert into public.member_duty (user_id, last_turn)
    values (member, (select coalesce(max(d.last_turn), 0) + 1 from public.member_duty d))
    on conflict (user_id) do update set last_turn = excluded.last_turn;
  perform private.give_person(lead.person_id, member, event, null, 'Tayar', lead.kind, lead.id);
  update public.leads l
    set owner_id = member, version = l.version + 1, changed_at = clock_timestamp()
    where l.kind = lead.kind and l.id = lead.id;
  update public.lead_turns t set given_at = at
    where t.kind = lead.kind and t.request_id = lead.id and t.user_id = member;
  insert into public.lead_events (id, kind, request_id, actor_name, action, detail)
    values (event, lead.kind, lead.id, 'Tayar', 'assigned',
      jsonb_build_object('from', lead.owner_id, 'to', member, 'to_name', private.name_of(member), 'by', why));
end
$$;
comment on function private.give_turn(public.leads, uuid, text, timestamptz) is
  'Gives a request, with its person, to a member and writes it into the history: by turn, or since nobody had answered (late).';

create function private.take_turn() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  lead public.leads;
  member uuid;
begin
  if not coalesce((select s.by_turn from public.desk_settings s), false) then
    return null;
  end if;
  -- Another trigger may have found whose it is.
  select * into lead from public.leads l where l.kind = new.kind and l.id = new.id and l.owner_id is null and l.status = 'new';
  if found then
    perform private.lock_turns();
    member := private.next_on_duty(lead.kind, lead.id, now(), false);
    if member is not null then
      perform private.give_turn(lead, member, 'turn', now());
    end if;
  end if;
  return null;
end
$$;
comment on function private.take_turn() is
  'Gives a new request to the member whose turn it is; out of office hours it waits for the sweep.';

create trigger take_turn after insert on public.leads
  for each row when (new.owner_id is null and new.status = 'new') execute function private.take_turn();

create function private.note_turn() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  insert into public.lead_turns (kind, request_id, user_id, given_at) values (new.kind, new.id, new.owner_id, now())
    on conflict (kind, request_id, user_id) do update set given_at = excluded.given_at, passed_at = null;
  return null;
end
$$;
comment on function private.note_turn() is 'Keeps since when somebody has had a request.';

create trigger note_turn_at_insert after insert on public.leads
  for each row when (new.owner_id is not null) execute function private.note_turn();
create trigger note_turn_at_update after update of owner_id on public.leads
  for each row when (new.owner_id is not null and new.owner_id is distinct from old.owner_id)
  execute function private.note_turn();

create function private.lock_idle_lead(of_kind text, request uuid) returns public.leads
  language plpgsql
  set search_path = ''
  as $$
declare
  lead public.leads;
begin
  select l.* into lead from public.leads l join public.people p on p.id = l.person_id
    where l.kind = of_kind and l.id = request
    for update skip locked;
  return lead;
end
$$;
comment on function private.lock_idle_lead(text, uuid) is
  'A request that nobody acts on at this moment, with its person; all null where somebody does. The sweep waits for no '
  'one, since it holds many people at once, in its own order: the next one finds what it has passed over.';

create function private.deal_out(at timestamptz) returns integer
  language plpgsql
  set search_path = ''
  as $$
declare
  waiting record;
  lead public.leads;
  member uuid;
  given integer := 0;
begin
  if not coalesce((select s.by_turn from public.desk_settings s), false) then
    return 0;
  end if;
  for waiting in
    select l.kind, l.id from public.leads l where l.owner_id is null and l.status = 'new' and l.duplicate_of is null
    order by l.created_at, l.id limit 200
  loop
    -- It was perhaps given with another request of its person.
    lead := private.lock_idle_lead(waiting.kind, waiting.id);
    continue when lead.id is null or lead.owner_id is not null or lead.status <> 'new';
    member := private.next_on_duty(lead.kind, lead.id, at, false);
    exit when member is null;
    perform private.give_turn(lead, member, 'turn', at);
    given := given + 1;
  end loop;
  return given;
end
$$;
comment on function private.deal_out(timestamptz) is
  'Deals out the new requests that are nobody''s, the oldest first, to whoever is on duty.';

create function private.pass_on(at timestamptz) returns integer
  language plpgsql
  set search_path = ''
  as $$
declare
  patience constant interval := (select make_interval(mins => s.late_minutes) from public.desk_settings s);
  lead public.leads;
  turn record;
  member uuid;
  passed integer := 0;
begin
  if patience = interval '0' then
    return 0;
  end if;
  for turn in
    select t.kind, t.request_id, t.user_id, t.given_at
    from public.leads l
    join public.lead_turns t on t.kind = l.kind and t.request_id = l.id and t.user_id = l.owner_id
    where l.answered_at is null and l.status = 'new' and l.duplicate_of is null
      and t.passed_at is null and t.given_at <= at - patience
    order by t.given_at limit 500
  loop
    continue when private.office_time_after(turn.given_at, patience) > at;
    -- Somebody may have answered or taken it since.
    lead := private.lock_idle_lead(turn.kind, turn.request_id);
    continue when lead.id is null or lead.owner_id is distinct from turn.user_id or lead.answered_at is not null
      or lead.status <> 'new';
    update public.lead_turns t set passed_at = at
      where t.kind = turn.kind and t.request_id = turn.request_id and t.user_id = turn.user_id and t.passed_at is null;
    continue when not found;
    member := private.next_on_duty(lead.kind, lead.id, at, true);
    perform private.tell_managers(lead, turn.given_at, member);
    if member is not null then
      perform private.give_turn(lead, member, 'late', at);
    end if;
    passed := passed + 1;
  end loop;
  return passed;
end
$$;
comment on function private.pass_on(timestamptz) is
  'Gives requests that nobody has answered in time to the next member on duty, who has not had them yet, and tells the '
  'managers; where nobody is left, the managers alone.';

create function public.sweep_desk(at timestamptz default now()) returns jsonb
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  perform private.lock_turns();
  return jsonb_build_object(
    'dealt', private.deal_out(at), 'passed', private.pass_on(at), 'due', private.tell_due(at));
end
$$;
comment on function public.sweep_desk(timestamptz) is
  'Once a minute: deals out what waits for the office, passes on what nobody has answered, and tells of next steps that are '
  'due. A repeat at the same moment changes nothing. Counts of each.';

create function private.duty_of(member uuid) returns jsonb
  language sql stable
  set search_path = ''
  as $$
    select jsonb_build_object(
      'takes_new', coalesce(d.takes_new, true),
      'weekdays', coalesce(to_jsonb(d.weekdays), '[]'),
      'days_off', (
        select coalesce(jsonb_agg(jsonb_build_object('first', o.first_day, 'last', o.last_day) order by o.first_day), '[]')
        from public.member_days_off o
        where o.user_id = member and o.last_day >= (now() at time zone 'Africa/Cairo')::date
      )
    )
    from (select member as id) m left join public.member_duty d on d.user_id = m.id
  $$;
comment on function private.duty_of(uuid) is 'When a member takes new requests, with the days off that are not over.';

create function public.desk_duty() returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'office', jsonb_build_object(
        'by_turn', s.by_turn, 'late_minutes', s.late_minutes, 'version', s.version,
        'hours', (
          select jsonb_agg(jsonb_build_object('weekday', h.weekday, 'opens', to_char(h.opens, 'HH24:MI'),
            'closes', to_char(h.closes, 'HH24:MI')) order by h.weekday)
          from public.desk_hours h
        ),
        'holidays', (
          select coalesce(jsonb_agg(jsonb_build_object('day', o.day, 'name', o.name) order by o.day), '[]')
          from public.desk_holidays o where o.day >= (now() at time zone 'Africa/Cairo')::date
        )
      ),
      'members', (
        select jsonb_agg(jsonb_build_object('id', r.user_id, 'name', private.name_of(r.user_id),
            'on_duty', exists (select from private.members_on_duty(now()) d where d.user_id = r.user_id))
          || private.duty_of(r.user_id) order by private.name_of(r.user_id), r.user_id)
        from public.user_roles r
      )
    )
    from public.desk_settings s
  );
end
$$;
comment on function public.desk_duty() is
  'For staff: the office''s hours and rules, and when each member takes new requests. Days that are over are left out.';

create function public.save_office(office jsonb, seen_version integer) returns text
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  perform private.require_manager();
  if jsonb_array_length(office -> 'hours') <> 7 or jsonb_array_length(office -> 'holidays') > 200 then
    raise exception 'An office has hours for seven days, and at most 200 holidays' using errcode = '22023';
  end if;
  update public.desk_settings s
    set by_turn = (office ->> 'by_turn')::boolean, late_minutes = (office ->> 'late_minutes')::integer,
      version = s.version + 1
    where s.version = seen_version;
  if not found then
    return 'changed';
  end if;
  update public.desk_hours h set opens = n.opens, closes = n.closes
    from jsonb_to_recordset(office -> 'hours') n (weekday integer, opens time, closes time) where h.weekday = n.weekday;
  delete from public.desk_holidays o where o.day >= (now() at time zone 'Africa/Cairo')::date;
  insert into public.desk_holidays (day, name)
    select n.day, coalesce(btrim(n.name), '') from jsonb_to_recordset(office -> 'holidays') n (day date, name text)
    on conflict (day) do update set name = excluded.name;
  return 'done';
end
$$;
comment on function public.save_office(jsonb, integer) is
  'For managers: stores the office''s hours, its holidays from today on, and how requests are dealt out. done; or changed, when '
  'somebody else stored them since seen_version.';

create function public.save_duty(member uuid, duty jsonb) returns boolean
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  perform private.require_staff();
  if member is distinct from auth.uid() then
    perform private.require_manager();
  end if;
  if jsonb_array_length(duty -> 'days_off') > 50 then
    raise exception 'At most 50 times off' using errcode = '22023';
  end if;
  -- A removal at the same moment waits, and then takes these rows with it.
  perform from public.user_roles r where r.user_id = member for key share;
  if not found then
    return false;
  end if;
  insert into public.member_duty (user_id, takes_new, weekdays)
    values (member, (duty ->> 'takes_new')::boolean,
      array(select distinct d::integer from jsonb_array_elements_text(duty -> 'weekdays') d order by 1))
    on conflict (user_id) do update set takes_new = excluded.takes_new, weekdays = excluded.weekdays;
  delete from public.member_days_off o
    where o.user_id = member and o.last_day >= (now() at time zone 'Africa/Cairo')::date;
  insert into public.member_days_off (user_id, first_day, last_day)
    select member, n.first, n.last from jsonb_to_recordset(duty -> 'days_off') n (first date, last date)
    on conflict (user_id, first_day) do update set last_day = excluded.last_day;
  return true;
end
$$;
comment on function public.save_duty(uuid, jsonb) is
  'For staff: when they take new requests themselves; for managers: when anybody of the team does. False when the member has '
  'left.';

create function private.end_duty() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  delete from public.member_duty d where d.user_id = old.user_id;
  delete from public.member_days_off o where o.user_id = old.user_id;
  return null;
end
$$;
comment on function private.end_duty() is 'What a member has settled about their duty goes with the role.';

create trigger end_duty after delete on public.user_roles
  for each row execute function private.end_duty();

revoke all on function
  private.office_opening(date),
  private.office_time_after(timestamp with time zone, interval, boolean),
  private.members_on_duty(timestamp with time zone),
  private.lock_turns(),
  private.lock_idle_lead(text, uuid),
  private.next_on_duty(text, uuid, timestamp with time zone, boolean),
  private.give_turn(leads, uuid, text, timestamp with time zone),
  private.take_turn(),
  private.note_turn(),
  private.deal_out(timestamp with time zone),
  private.pass_on(timestamp with time zone),
  public.sweep_desk(timestamp with time zone),
  private.duty_of(uuid),
  public.desk_duty(),
  public.save_office(jsonb, integer),
  public.save_duty(uuid, jsonb),
  private.end_duty()
  from public, anon, authenticated;
grant execute on function
  public.desk_duty(),
  public.save_office(jsonb, integer),
  public.save_duty(uuid, jsonb)
  to authenticated;
grant execute on function
  public.sweep_desk(timestamp with time zone)
  to service_role;
