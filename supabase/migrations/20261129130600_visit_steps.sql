-- Nobody can fail to come before the hour, a visit that is cancelled stays so, and a buyer moves a visit a few times a day.

create or replace function public.desk_visit(
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
  reason constant text := case to_state when 'cancelled' then why end;
  answer jsonb;
begin
  perform private.require_staff();
  if to_state not in ('confirmed', 'cancelled', 'missed') then
    raise exception 'There is no such state of a visit' using errcode = '22023';
  end if;
  select * into lead from public.leads l where l.kind = 'visit_request' and l.id = request for update;
  answer := private.answer_at_once(lead, event, 'visit', jsonb_strip_nulls(jsonb_build_object('to', to_state, 'reason', reason)
    || case to_state
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
      if not exists (select from public.visit_places p where p.id = agreed.place_id and p.open) then
        raise exception 'A confirmed visit needs an open place' using errcode = '22023';
      end if;
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
  begin
    insert into public.visits (request_id, user_id, state, place_id, day, slot, reason)
      values (request, lead.user_id, to_state, agreed.place_id, agreed.day, agreed.slot, reason)
      on conflict (request_id) do update set state = excluded.state, place_id = excluded.place_id, day = excluded.day,
        slot = excluded.slot, reason = excluded.reason, changed_at = clock_timestamp();
  exception when unique_violation then
    return jsonb_build_object('result', 'occupied', 'lead', private.lead_json(lead));
  end;
  insert into public.lead_events (id, kind, request_id, actor_id, actor_name, action, detail)
    values (event, 'visit_request', request, auth.uid(), private.name_of(auth.uid()), 'visit', jsonb_strip_nulls(
      jsonb_build_object('to', to_state, 'day', agreed.day, 'slot', agreed.slot, 'place', agreed.place_id, 'reason', reason,
        'taken', case when lead.owner_id is null then true end,
        'from', case when before.state is not null then jsonb_build_object(
          'state', before.state, 'day', before.day, 'slot', before.slot, 'place', before.place_id) end)));
  update public.leads l
    set version = l.version + 1, changed_at = clock_timestamp(), visit_on = agreed.day, owner_id = coalesce(l.owner_id, auth.uid()),
      answered_at = coalesce(l.answered_at, clock_timestamp()),
      status = case to_state when 'cancelled' then 'cancelled' else 'in_progress' end,
      outcome = null, outcome_reason = reason
    where l.kind = 'visit_request' and l.id = request
    returning * into lead;
  update public.visit_requests r set status = lead.status where r.id = request and r.status <> lead.status;
  return jsonb_build_object('result', 'done', 'lead', private.lead_json(lead));
end
$$;

create or replace function public.ask_another_hour(request uuid, event uuid, on_day date, at_slot text) returns boolean
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
  insert into public.visits (request_id, user_id, state, day, slot)
    values (request, lead.user_id, 'asked', on_day, at_slot)
    on conflict (request_id) do update set state = 'asked', day = excluded.day, slot = excluded.slot, reason = null,
      changed_at = clock_timestamp();
  insert into public.lead_events (id, kind, request_id, actor_id, actor_name, action, detail)
    values (event, 'visit_request', request, auth.uid(), lead.name, 'time_asked_by_buyer', asked);
  update public.leads l
    set version = l.version + 1, changed_at = clock_timestamp(), visit_on = on_day, next_at = now(),
      next_step = coalesce(l.next_step, 'confirm_asked_hour')
    where l.kind = 'visit_request' and l.id = request;
  return true;
end
$$;
comment on function public.ask_another_hour(uuid, uuid, date, text) is
  'For the person who asked for a visit: asks for another hour, which frees the one that was agreed. At most five times a '
  'day for a visit, and twenty for a person.';

-- Next steps that the database sets are codes, which the site shows in the reader's language.
update public.leads set next_step = 'confirm_asked_hour' where next_step = 'Confirm the hour that the buyer asked for';
alter table public.lead_events disable trigger refuse_rewriting;
update public.lead_events e set detail = e.detail || '{"from": "confirm_asked_hour"}'
  where e.action = 'next' and e.detail ->> 'from' = 'Confirm the hour that the buyer asked for';
update public.lead_events e set detail = e.detail || '{"step": "confirm_asked_hour"}'
  where e.action = 'next' and e.detail ->> 'step' = 'Confirm the hour that the buyer asked for';
alter table public.lead_events enable trigger refuse_rewriting;
