-- Who did what: requests, catalogue and team in one list, by day, person, car or customer.

create table public.team_events (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  actor_name text,
  action text not null,
  member_name text not null,
  role text,
  month date,
  won integer,
  constraint team_events_action_known check (action in ('invited', 'uninvited', 'joined', 'role', 'left', 'target', 'office')),
  constraint team_events_role_known check (role in ('sales', 'manager'))
);
comment on table public.team_events is
  'Who was invited into the team, came, got another role or left, whose target and which office settings changed, and who '
  'did it. Triggers add rows, nobody changes them.';
comment on column public.team_events.actor_id is 'No foreign key: the log outlives the accounts. Null where the secret key wrote.';
comment on column public.team_events.actor_name is 'As it was then, as member_name is.';
comment on column public.team_events.member_name is 'Of somebody who is invited, the address; empty where it is about all.';
comment on column public.team_events.won is 'How many deals are to be won in the month; null once there is no target.';
comment on column public.team_events.role is 'That they have since; of one who left or is invited no more, none.';

create index team_events_latest on public.team_events (happened_at desc, id desc);

revoke all on table public.team_events from public, anon, authenticated;
grant select, insert on table public.team_events to service_role;

create trigger refuse_rewriting before update or delete on public.team_events
  for each row execute function private.refuse_rewriting();

alter table public.team_events enable row level security;

create function private.note_role() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  member constant uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  if tg_op = 'UPDATE' and new.role = old.role then
    return null;
  end if;
  insert into public.team_events (actor_id, actor_name, action, member_name, role)
    values (auth.uid(), private.name_of(auth.uid()),
      case tg_op when 'INSERT' then 'joined' when 'UPDATE' then 'role' else 'left' end, coalesce(private.name_of(member), ''),
      case when tg_op = 'DELETE' then null when new.role = 'sales' then 'sales' else 'manager' end);
  return null;
end
$$;
comment on function private.note_role() is 'Notes who came into the team, got another role or left, and who did it.';

create trigger note_role after insert or delete or update of role on public.user_roles
  for each row execute function private.note_role();

create function private.note_invitation() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  if tg_op = 'DELETE' and old.email = (select lower(u.email) from auth.users u where u.id = auth.uid()) then
    -- Accepted: the role is noted.
    return null;
  end if;
  insert into public.team_events (actor_id, actor_name, action, member_name, role)
    values (auth.uid(), private.name_of(auth.uid()), case tg_op when 'DELETE' then 'uninvited' else 'invited' end,
      case tg_op when 'DELETE' then old.email else new.email end, case tg_op when 'DELETE' then null else new.role end);
  return null;
end
$$;
comment on function private.note_invitation() is 'Notes who was invited into the team, or is no more, and by whom.';

create trigger note_invitation after insert or delete or update of role on public.staff_invitations
  for each row execute function private.note_invitation();

create function private.note_target() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  target constant public.desk_targets := case when tg_op = 'DELETE' then old else new end;
begin
  -- The targets of an account that is deleted go with it.
  if tg_op = 'UPDATE' and new.won = old.won
    or target.member_id is not null and not exists (select from auth.users u where u.id = target.member_id) then
    return null;
  end if;
  insert into public.team_events (actor_id, actor_name, action, member_name, month, won)
    values (auth.uid(), private.name_of(auth.uid()), 'target', coalesce(private.name_of(target.member_id), ''), target.month,
      case when tg_op <> 'DELETE' then target.won end);
  return null;
end
$$;
comment on function private.note_target() is 'Notes who set or took away the target of a member or the team.';

create trigger note_target after insert or update or delete on public.desk_targets
  for each row execute function private.note_target();

create function private.note_office() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  insert into public.team_events (actor_id, actor_name, action, member_name)
    values (auth.uid(), private.name_of(auth.uid()), 'office', '');
  return null;
end
$$;
comment on function private.note_office() is
  'Notes who changed the office''s hours, holidays or turns, by which answers are due and counted.';

create trigger note_office after update on public.desk_settings
  for each row when (new.version <> old.version) execute function private.note_office();

create function private.feed_of_requests(
  since timestamptz, until timestamptz, person uuid, item uuid, customer uuid, before_key text, most integer
) returns setof jsonb
  language plpgsql stable
  set search_path = ''
  set plan_cache_mode = force_custom_plan
  as $$
begin
  return query
    select jsonb_build_object(
      'area', 'requests', 'key', 'r' || e.id, 'happened_at', e.happened_at, 'actor_id', e.actor_id, 'actor_name', e.actor_name,
      'action', e.action, 'kind', e.kind, 'id', e.request_id, 'name', e.name, 'subject', e.subject, 'person_id', e.person_id,
      'detail', (
        select coalesce(jsonb_object_agg(d.key, private.short_value(d.value)), '{}') from jsonb_each(e.detail) d
      )
    )
    from (
      select v.*, l.name, l.subject, l.person_id
      from public.lead_events v join public.leads l on l.kind = v.kind and l.id = v.request_id
      where not v.detail ? 'with' and v.happened_at >= since and v.happened_at <= until
        and (v.happened_at < until or 'r' || v.id < before_key collate "C")
        and (person is null or v.actor_id = person)
        and (item is null or l.item_id = item)
        and (customer is null or l.person_id = customer)
      order by v.happened_at desc, v.id desc limit most
    ) e;
end
$$;
comment on function private.feed_of_requests(timestamptz, timestamptz, uuid, uuid, uuid, text, integer) is
  'The latest that was done about requests, from a moment to another, of which the key leaves the rest out. What only follows '
  'from an action on another request is none. Long texts are cut.';

create function private.feed_of_team(
  since timestamptz, until timestamptz, person uuid, before_key text, most integer
) returns setof jsonb
  language plpgsql stable
  set search_path = ''
  set plan_cache_mode = force_custom_plan
  as $$
declare
  is_manager constant boolean := public.is_manager();
begin
  return query
    select jsonb_build_object('area', 'team') || to_jsonb(t) from (
      select * from (
        (
          select 't' || lpad(e.id::text, 19, '0') as key, e.happened_at, e.actor_id, e.actor_name, e.action, e.member_name,
            e.role, null::integer as rows, null::uuid as account_id, e.month, e.won
          from public.team_events e
          where e.happened_at >= since and e.happened_at <= until and (person is null or e.actor_id = person)
          order by e.happened_at desc, e.id desc limit most + 50
        )
        union all
        (
          select 'e' || x.id, x.happened_at, x.actor_id, x.actor_name, 'requests_exported', null, null, x.rows, null, null, null
          from public.desk_exports x
          where is_manager and x.happened_at >= since and x.happened_at <= until and (person is null or x.actor_id = person)
          order by x.happened_at desc limit most + 50
        )
        union all
        (
          select 'p' || lpad(g.id::text, 19, '0'), g.happened_at, g.actor_id, coalesce(g.actor_name, private.name_of(g.actor_id)),
            'person_' || g.action, null, null, null, g.account_id, null, null
          from public.person_data_log g
          where is_manager and g.happened_at >= since and g.happened_at <= until and (person is null or g.actor_id = person)
          order by g.happened_at desc, g.id desc limit most + 50
        )
      ) u
      where u.happened_at < until or u.key < before_key collate "C"
      order by u.happened_at desc, u.key collate "C" desc limit most
    ) t;
end
$$;
comment on function private.feed_of_team(timestamptz, timestamptz, uuid, text, integer) is
  'The latest that changed in the team, its targets and its office, as feed_of_requests; for managers also who exported requests, or a person''s data.';

create function public.desk_feed(
  area text default null, on_day date default null, person uuid default null, item uuid default null,
  customer uuid default null, before timestamptz default null, before_key text default null, most integer default 50
) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
declare
  since constant timestamptz := coalesce(private.day_begins(on_day), '-infinity');
  until constant timestamptz := coalesce(before, 'infinity');
  page constant integer := greatest(1, least(most, 100));
begin
  perform private.require_staff();
  if area not in ('requests', 'catalogue', 'team') or not isfinite(before) then
    raise exception 'There is no such feed' using errcode = '22023';
  end if;
  return (
    select coalesce(jsonb_agg(f.line order by f.at desc, f.key collate "C" desc), '[]') from (
      select e.line, (e.line ->> 'happened_at')::timestamptz as at, e.line ->> 'key' as key
      from (
        select r.line from private.feed_of_requests(
          since, least(until, private.day_begins(on_day + 1)), person, item, customer,
          case when until <= private.day_begins(on_day + 1) or on_day is null then before_key end, page) r (line)
        where area is null or area = 'requests'
        union all
        select c.told || jsonb_build_object('area', 'catalogue') from (
          select private.events_alone(on_day, person, item::text, before, page, coalesce(before_key, '')) as told
          union all
          select private.batches_told(on_day, person, before, page, coalesce(before_key, '')) where item is null
        ) c
        where customer is null and (area is null or area = 'catalogue')
        union all
        select t.line from private.feed_of_team(
          since, least(until, private.day_begins(on_day + 1)), person,
          case when until <= private.day_begins(on_day + 1) or on_day is null then before_key end, page) t (line)
        where item is null and customer is null and (area is null or area = 'team')
      ) e
      order by at desc, (e.line ->> 'key') collate "C" desc limit page
    ) f
  );
end
$$;
comment on function public.desk_feed(text, date, uuid, uuid, uuid, timestamptz, text, integer) is
  'For staff: who did what, the latest first, at most 100: about requests, in the catalogue, in the team, or all; of a day in '
  'Cairo, by a person, about a car or charger, or about a customer (people.id). Pass happened_at and key of the last line for '
  'the next page.';

revoke all on function
  private.note_role(),
  private.note_invitation(),
  private.note_target(),
  private.note_office(),
  private.feed_of_requests(timestamp with time zone, timestamp with time zone, uuid, uuid, uuid, text, integer),
  private.feed_of_team(timestamp with time zone, timestamp with time zone, uuid, text, integer),
  public.desk_feed(text, date, uuid, uuid, uuid, timestamp with time zone, text, integer)
  from public, anon, authenticated;
grant execute on function
  public.desk_feed(text, date, uuid, uuid, uuid, timestamp with time zone, text, integer)
  to authenticated;
