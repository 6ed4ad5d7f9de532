-- What is agreed about a visit: place, day, hour.

create table public.visit_places (
  id text primary key,
  name_en text not null,
  name_ar text not null,
  address_en text not null,
  address_ar text not null,
  map_url text,
  open boolean not null default true,
  created_at timestamptz not null default now(),
  constraint visit_places_id_is_a_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 60),
  constraint visit_places_name_en_plain check (private.is_plain_text(name_en, 120)),
  constraint visit_places_name_ar_plain check (private.is_plain_text(name_ar, 120)),
  constraint visit_places_address_en_plain check (private.is_plain_text(address_en, 300)),
  constraint visit_places_address_ar_plain check (private.is_plain_text(address_ar, 300)),
  constraint visit_places_map_url_safe check (private.is_plain_text(map_url, 500) and map_url ~ '^https://[^[:space:]]+$'),
  constraint visit_places_texts_clean check (private.is_clean_text(concat_ws(' ', name_en, name_ar, address_en,
  address_ar)))
);
comment on table public.visit_places is 'Showrooms and other places where a visit can be agreed.';

revoke all on table public.visit_places from public, anon, authenticated;
grant select on table public.visit_places to anon;
grant select, insert, update, delete on table public.visit_places to authenticated, service_role;

alter table public.visit_places enable row level security;

create policy "Everybody can read places" on public.visit_places for select to anon, authenticated using (true);
comment on policy "Everybody can read places" on public.visit_places is 'A buyer sees where the visit is.';

create policy "Managers can add places" on public.visit_places
  for insert to authenticated with check ((select public.is_manager()));
comment on policy "Managers can add places" on public.visit_places is 'From the sales desk.';

create policy "Managers can change places" on public.visit_places
  for update to authenticated using ((select public.is_manager())) with check ((select public.is_manager()));
comment on policy "Managers can change places" on public.visit_places is 'From the sales desk.';

create policy "Managers can delete places" on public.visit_places
  for delete to authenticated using ((select public.is_manager()));
comment on policy "Managers can delete places" on public.visit_places is 'One without visits; others are closed.';

create table public.visits (
  request_id uuid primary key references public.visit_requests (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  state text not null,
  place_id text references public.visit_places (id),
  day date not null,
  slot text not null,
  reason text,
  changed_at timestamptz not null default clock_timestamp(),
  sequence integer not null default 0,
  constraint visits_state_known check (state in ('asked', 'confirmed', 'cancelled', 'missed')),
  constraint visits_slot_known check (
    slot in ('09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00')
  ),
  constraint visits_confirmed_has_a_place check (state <> 'confirmed' or place_id is not null),
  constraint visits_reason_plain check (private.is_plain_text(reason, 300))
);
comment on table public.visits is
  'What is agreed about a visit: the hour in Cairo and the place, or that the buyer asked for another hour.';
comment on column public.visits.state is
  'asked: the buyer wants this hour. confirmed: agreed. cancelled, with the reason that the buyer reads. missed: nobody came.';
comment on column public.visits.sequence is
  'Grows with each change, so that calendars know which version of the event is newer.';

create unique index visits_agreed on public.visits (place_id, day, slot) where state = 'confirmed';
create index visits_day on public.visits (day, slot);
create index visits_user on public.visits (user_id);

alter table public.visits alter column user_id set (n_distinct = -1);

revoke all on table public.visits from public, anon, authenticated;
grant select on table public.visits to authenticated;
grant select, insert, update, delete on table public.visits to service_role;

alter table public.visits enable row level security;

create policy "People can read their own visits" on public.visits
  for select to authenticated using (user_id = (select auth.uid()));
comment on policy "People can read their own visits" on public.visits is 'Shown under My Activity.';

create policy "Staff can read all visits" on public.visits
  for select to authenticated
  using (request_id = case when (select public.is_staff()) then request_id end);
comment on policy "Staff can read all visits" on public.visits is 'Shown with its request at the sales desk.';

create policy "Nobody but staff reads visits of others" on public.visits as restrictive
  for select to authenticated
  using (request_id = case when user_id = (select auth.uid()) or (select public.is_staff()) then request_id end);
comment on policy "Nobody but staff reads visits of others" on public.visits is
  'No policy added later can widen what people read; keeps estimates of row counts at one.';

create function private.require_hour_ahead(day date, slot text) returns void
  language plpgsql stable
  set search_path = ''
  as $$
begin
  if slot is null or slot !~ '^(09|1[0-8]):00$' then
    raise exception 'A visit begins at a full hour from 9 to 18' using errcode = '22023';
  end if;
  if coalesce(day + slot::time, '-infinity') <= now() at time zone 'Africa/Cairo'
    or day > (now() at time zone 'Africa/Cairo')::date + 366 then
    raise exception 'A visit lies ahead, within a year' using errcode = '22023';
  end if;
end
$$;
comment on function private.require_hour_ahead(date, text) is 'Refuses an hour that has passed or is more than a year away.';

create function private.write_visit(
  lead public.leads, event uuid, agreed public.visits, by_buyer boolean, out done boolean, out later public.leads
)
  language plpgsql
  set search_path = ''
  as $$
declare
  before public.visits;
  actor constant uuid := case when by_buyer then lead.user_id else auth.uid() end;
begin
  select * into before from public.visits v where v.request_id = lead.id;
  later := lead;
  begin
    insert into public.visits (request_id, user_id, state, place_id, day, slot, reason)
      values (lead.id, lead.user_id, agreed.state, agreed.place_id, agreed.day, agreed.slot, agreed.reason)
      on conflict (request_id) do update set state = excluded.state, place_id = excluded.place_id, day = excluded.day,
        slot = excluded.slot, reason = excluded.reason, changed_at = clock_timestamp();
  exception when unique_violation then
    done := false;
    return;
  end;
  insert into public.lead_events (id, kind, request_id, actor_id, actor_name, action, detail)
    values (event, 'visit_request', lead.id, actor, case when by_buyer then lead.name else private.name_of(actor) end, 'visit',
      jsonb_strip_nulls(jsonb_build_object('to', agreed.state, 'day', agreed.day, 'slot', agreed.slot,
        'place', agreed.place_id, 'reason', agreed.reason, 'by', case when by_buyer then 'buyer' end,
        'taken', case when lead.owner_id is null and not by_buyer then true end,
        'from', case when before.state is not null then jsonb_build_object(
          'state', before.state, 'day', before.day, 'slot', before.slot, 'place', before.place_id) end)));
  if not by_buyer and agreed.state <> 'cancelled' and not exists (
    select from public.people p where p.id = lead.person_id and p.owner_id is not null
  ) then
    perform private.give_person(lead.person_id, actor, event, actor, private.name_of(actor), 'visit_request', lead.id);
  end if;
  update public.leads l
    set version = l.version + 1, changed_at = clock_timestamp(), visit_on = agreed.day,
      owner_id = case when by_buyer then l.owner_id else coalesce(l.owner_id, actor) end,
      answered_by = case when l.answered_at is null and not by_buyer then actor else l.answered_by end,
      answered_at = coalesce(l.answered_at, clock_timestamp()),
      status = case agreed.state when 'cancelled' then 'cancelled' else 'in_progress' end,
      stage = case
        when agreed.state = 'confirmed' and coalesce(l.stage, 'contacted') = 'contacted' then 'visit' else l.stage
      end,
      outcome = null, outcome_reason_id = null, outcome_reason = agreed.reason,
      next_step = case
        when agreed.state = 'missed' then coalesce(l.next_step, 'call_missed_visit')
        when not private.is_visit_step(l.next_step) then l.next_step
      end,
      next_at = case
        when agreed.state = 'missed' then now()
        when not private.is_visit_step(l.next_step) then l.next_at
      end
    where l.kind = 'visit_request' and l.id = lead.id
    returning * into later;
  update public.visit_requests r set status = later.status where r.id = lead.id and r.status <> later.status;
  -- What was proposed is settled by it.
  update public.visit_proposals p set expires_at = now()
    where p.request_id = lead.id and p.used_at is null and p.expires_at > now();
  done := true;
end
$$;
comment on function private.write_visit(public.leads, uuid, public.visits, boolean) is
  'Writes what the team, or the buyer by a proposal, has agreed about a visit, with its history. Not done when another visit '
  'has the hour. The lead is locked and all else checked by the caller.';

create function private.is_visit_step(step text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select coalesce(step in ('confirm_asked_hour', 'offer_other_hours', 'call_missed_visit'), false)
  $$;
comment on function private.is_visit_step(text) is
  'Whether a next step is one that a visit has set by itself, and that ends once an hour is agreed or cancelled.';

create function private.require_place_open(place text) returns void
  language plpgsql stable
  set search_path = ''
  as $$
begin
  if not exists (select from public.visit_places p where p.id = place and p.open) then
    raise exception 'A confirmed visit needs an open place' using errcode = '22023';
  end if;
end
$$;
comment on function private.require_place_open(text) is 'Refuses a place that is closed or gone.';

create function public.desk_visit(
  request uuid, event uuid, to_state text, place text default null, on_day date default null, at_slot text default null,
  why text default null, seen_version integer default null
) returns jsonb
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  lead public.leads;
  before public.visits;
  agreed public.visits;
  written record;
  answer jsonb;
begin
  perform private.require_staff();
  if to_state not in ('confirmed', 'cancelled', 'missed') then
    raise exception 'There is no such state of a visit' using errcode = '22023';
  end if;
  agreed.state := to_state;
  agreed.reason := case to_state when 'cancelled' then why end;
  lead := private.lock_lead('visit_request', request);
  answer := private.answer_at_once(lead, event, 'visit',
    jsonb_strip_nulls(jsonb_build_object('to', to_state, 'reason', agreed.reason) || case to_state
      when 'confirmed' then jsonb_build_object('day', on_day, 'slot', at_slot, 'place', place)
      else '{}'
    end), seen_version);
  if answer is not null then
    return answer;
  end if;
  select * into before from public.visits v where v.request_id = request;
  agreed.place_id := before.place_id;
  agreed.day := coalesce(before.day, lead.visit_on);
  agreed.slot := coalesce(before.slot, (select r.visit_time from public.visit_requests r where r.id = request));
  case to_state
    when 'confirmed' then
      agreed.place_id := coalesce(place, agreed.place_id);
      agreed.day := coalesce(on_day, agreed.day);
      agreed.slot := coalesce(at_slot, agreed.slot);
      perform private.require_hour_ahead(agreed.day, agreed.slot);
      perform private.require_place_open(agreed.place_id);
    when 'cancelled' then
      if lead.status = 'cancelled' then
        raise exception 'This visit is cancelled already' using errcode = '22023';
      end if;
    when 'missed' then
      if before.state is distinct from 'confirmed'
        or before.day + before.slot::time > now() at time zone 'Africa/Cairo' then
        raise exception 'Nobody came only to an agreed visit whose hour has begun' using errcode = '22023';
      end if;
  end case;
  select * into written from private.write_visit(lead, event, agreed, false);
  return jsonb_build_object('result', case when written.done then 'done' else 'occupied' end,
    'lead', private.lead_json(written.later));
end
$$;
comment on function public.desk_visit(uuid, uuid, text, text, date, text, text, integer) is
  'For staff: confirms a visit at a place, moves it, cancels it or notes that nobody came, which sets the next step. result: '
  'done; occupied, when another visit has the hour; changed, when somebody else acted since seen_version; gone.';

create function private.write_asked_hour(lead public.leads, event uuid, on_day date, at_slot text) returns void
  language plpgsql
  set search_path = ''
  as $$
begin
  insert into public.visits (request_id, user_id, state, day, slot)
    values (lead.id, lead.user_id, 'asked', on_day, at_slot)
    on conflict (request_id) do update set state = 'asked', day = excluded.day, slot = excluded.slot, reason = null,
      changed_at = clock_timestamp();
  insert into public.lead_events (id, kind, request_id, actor_id, actor_name, action, detail)
    values (event, 'visit_request', lead.id, lead.user_id, lead.name, 'time_asked_by_buyer',
      jsonb_build_object('day', on_day, 'slot', at_slot));
  update public.leads l
    set version = l.version + 1, changed_at = clock_timestamp(), visit_on = on_day, next_at = now(),
      next_step = case
        when l.next_step is null or private.is_visit_step(l.next_step) then 'confirm_asked_hour' else l.next_step
      end
    where l.kind = 'visit_request' and l.id = lead.id;
end
$$;
comment on function private.write_asked_hour(public.leads, uuid, date, text) is
  'Writes another hour that the buyer asks for, which frees the one that was agreed, and makes it the team''s next step.';

create function public.ask_another_hour(request uuid, event uuid, on_day date, at_slot text) returns boolean
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  asked constant jsonb := jsonb_build_object('day', on_day, 'slot', at_slot);
  a_day_ago constant timestamptz := now() - interval '1 day';
  lead public.leads;
begin
  select * into lead from public.leads l
    where l.kind = 'visit_request' and l.id = request and l.user_id = auth.uid()
      and l.status in ('new', 'in_progress') for update;
  if not found then
    return false;
  end if;
  if private.is_repeat(event, 'visit_request', request, 'time_asked_by_buyer', asked) then
    return true;
  end if;
  perform private.require_hour_ahead(on_day, at_slot);
  -- The hour that is asked for or agreed already.
  if exists (
    select from public.visit_requests r left join public.visits v on v.request_id = r.id
    where r.id = request and coalesce(v.state, 'asked') in ('asked', 'confirmed')
      and (coalesce(v.day, r.visit_date), coalesce(v.slot, r.visit_time)) = (on_day, at_slot)
  ) then
    return true;
  end if;
  -- Each is a mail to the team and a row of the history.
  if (select count(*) >= 5 from public.lead_events e
      where e.kind = 'visit_request' and e.request_id = request and e.action = 'time_asked_by_buyer'
        and e.happened_at > a_day_ago)
    or (select count(*) >= 20 from public.lead_events e
      where e.actor_id = auth.uid() and e.action = 'time_asked_by_buyer' and e.happened_at > a_day_ago) then
    raise exception 'Too many other hours within a day' using errcode = 'PT429';
  end if;
  perform private.write_asked_hour(lead, event, on_day, at_slot);
  return true;
end
$$;
comment on function public.ask_another_hour(uuid, uuid, date, text) is
  'For the person who asked for a visit: asks for another hour, which frees the one that was agreed. At most five times a '
  'day for a visit, and twenty for a person.';

create function public.desk_calendar(first_day date, last_day date) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
declare
  final_day constant date := least(last_day, first_day + 62);
begin
  perform private.require_staff();
  return (
    with shown as (
      select l, coalesce(v.state, 'asked') as state, v.place_id as place, coalesce(v.day, r.visit_date) as day,
        coalesce(v.slot, r.visit_time) as slot
      from public.leads l
      -- The offset keeps the planner from joining, for which it would read all visits that were ever asked for.
      cross join lateral (
        select q.visit_date, q.visit_time from public.visit_requests q where q.id = l.id offset 0
      ) r
      left join public.visits v on v.request_id = l.id
      where l.kind = 'visit_request' and l.visit_on between first_day and final_day
      union all
      select l, 'proposed', h.place, h.day, h.slot
      from public.visit_proposals p
      cross join lateral jsonb_to_recordset(p.slots) h (place text, day date, slot text)
      join public.leads l on l.kind = 'visit_request' and l.id = p.request_id and l.status in ('new', 'in_progress')
      where p.used_at is null and p.expires_at > now() and h.day between first_day and final_day
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'lead', private.lead_json(s.l), 'state', s.state, 'place', s.place, 'day', s.day, 'slot', s.slot
    ) order by s.day, s.slot, (s.l).created_at, s.place), '[]')
    from shown s
  );
end
$$;
comment on function public.desk_calendar(date, date) is
  'For staff: visits of at most two months, with what is agreed about each. An hour that a buyer may still choose from a '
  'proposal is a line of its own, whose state is proposed.';

create function private.free_visit() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  update public.visits v set state = 'cancelled', reason = new.status_reason, changed_at = clock_timestamp()
    where v.request_id = new.id and v.state in ('asked', 'confirmed');
  return null;
end
$$;
comment on function private.free_visit() is 'Cancels what was agreed about a visit with its request, so that others can have the hour.';

create trigger free_visit after update of status on public.visit_requests
  for each row when (new.status = 'cancelled') execute function private.free_visit();

create function private.count_visit() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  new.sequence := old.sequence + 1;
  return new;
end
$$;
comment on function private.count_visit() is 'Numbers the versions of what is agreed about a visit.';

create trigger count_visit before update on public.visits
  for each row when ((old.state, old.place_id, old.day, old.slot) is distinct from (new.state, new.place_id, new.day, new.slot))
  execute function private.count_visit();

revoke all on function
  private.require_hour_ahead(date, text),
  private.write_visit(leads, uuid, visits, boolean),
  private.is_visit_step(text),
  private.require_place_open(text),
  private.write_asked_hour(leads, uuid, date, text),
  public.desk_visit(uuid, uuid, text, text, date, text, text, integer),
  public.ask_another_hour(uuid, uuid, date, text),
  public.desk_calendar(date, date),
  private.free_visit(),
  private.count_visit()
  from public, anon, authenticated;
grant execute on function
  public.desk_visit(uuid, uuid, text, text, date, text, text, integer),
  public.ask_another_hour(uuid, uuid, date, text),
  public.desk_calendar(date, date)
  to authenticated;
