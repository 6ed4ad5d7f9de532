-- A buyer with a confirmed visit has it in their calendar. It must be removed there when the visit is cancelled, by
-- either side.

create function private.was_confirmed(request uuid) returns boolean
  language sql stable
  set search_path = ''
  as $$
    select exists (
      select from public.lead_events e
      where e.kind = 'visit_request' and e.request_id = request and e.action = 'visit' and e.detail ->> 'to' = 'confirmed'
    )
  $$;
comment on function private.was_confirmed(uuid) is 'Whether a visit was confirmed at any time.';

create function private.is_in_calendars(visit public.visits) returns boolean
  language sql stable
  set search_path = ''
  as $$
    select coalesce(
      visit.state = 'confirmed' or (visit.state = 'asked' and private.was_confirmed(visit.request_id)), false)
  $$;
comment on function private.is_in_calendars(public.visits) is
  'Whether the buyer has it in their calendar: it is confirmed, or was until they asked for another hour.';

create or replace function private.queue_step_mail() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  lead public.leads;
  visit public.visits;
  was constant jsonb := new.detail -> 'from';
  told text := 'buyer';
  reached text;
  unread text;
  facts jsonb := jsonb_strip_nulls(jsonb_build_object('reason', new.detail -> 'reason'));
begin
  select * into lead from public.leads l where l.kind = new.kind and l.id = new.request_id;
  if new.kind = 'visit_request' then
    select * into visit from public.visits v where v.request_id = new.request_id;
  end if;
  case new.action
    when 'visit' then
      facts := facts || jsonb_build_object('day', visit.day, 'slot', visit.slot, 'place', visit.place_id,
        'sequence', visit.sequence, 'agreed', coalesce(was ->> 'state' = 'confirmed' or (was ->> 'state' = 'asked' and private.was_confirmed(new.request_id)), false));
      reached := case
        when visit.state = 'cancelled' then 'cancelled'
        when visit.state <> 'confirmed' then null
        when was ->> 'state' is distinct from 'confirmed' then 'visit_confirmed'
        -- Confirmed again without a change: no mail is needed.
        when (was ->> 'day', was ->> 'slot', was ->> 'place') is distinct from (visit.day::text, visit.slot, visit.place_id)
          then 'visit_moved'
      end;
    when 'status' then
      -- A duplicate gets no mail; the request that it repeats does.
      reached := case
        when new.detail ->> 'from' = new.detail ->> 'to' then null
        when new.detail ->> 'to' = 'cancelled' then 'cancelled'
        when new.detail ->> 'to' = 'done' and lead.duplicate_of is null then 'closed'
      end;
      -- Only the team sees why a deal was lost.
      facts := case reached when 'cancelled' then facts else '{}' end;
      if private.is_in_calendars(visit) then
        facts := facts || jsonb_build_object('day', visit.day, 'slot', visit.slot, 'place', visit.place_id,
          'sequence', visit.sequence + 1, 'agreed', true);
      end if;
    when 'cancelled_by_buyer', 'time_asked_by_buyer' then
      told := 'sales';
      reached := case new.action when 'time_asked_by_buyer' then 'time_asked' else new.action end;
      facts := jsonb_strip_nulls(jsonb_build_object(
        'day', coalesce(new.detail ->> 'day', case visit.state when 'confirmed' then visit.day::text end),
        'slot', coalesce(new.detail ->> 'slot', case visit.state when 'confirmed' then visit.slot end)));
    else
      null;
  end case;
  if reached is null then
    return null;
  end if;
  -- A mail about an hour that was moved meanwhile would mislead. One that is being sent is too late to stop.
  delete from public.notifications n
    where n.request_id = new.request_id and n.kind = new.kind and n.audience = told and n.step <> 'received'
      and n.sent_at is null and coalesce(n.claimed_until <= now(), true)
    returning n.step into unread;
  if told = 'sales' then
    delete from public.notifications n
      where n.request_id = new.request_id and n.kind = new.kind and n.audience = 'buyer' and n.step <> 'received'
        and n.sent_at is null and coalesce(n.claimed_until <= now(), true);
  end if;
  if reached = 'cancelled_by_buyer' and private.is_in_calendars(visit) then
    insert into public.notifications (request_id, kind, audience, event_id, user_id, due_at, step, detail)
      values (new.request_id, new.kind, 'buyer', new.id, lead.user_id, now(), reached, jsonb_build_object(
        'day', visit.day, 'slot', visit.slot, 'place', visit.place_id, 'sequence', visit.sequence + 1, 'agreed', true))
      on conflict do nothing;
  end if;
  if reached = 'visit_moved' and unread = 'visit_confirmed' then
    reached := unread;
  end if;
  insert into public.notifications (request_id, kind, audience, event_id, user_id, due_at, step, detail)
    values (new.request_id, new.kind, told, new.id, lead.user_id, now(), reached, facts)
    on conflict do nothing;
  return null;
end
$$;

-- When an account is deleted, its last mails are kept until they are sent.
alter table public.notifications
  alter column user_id drop not null,
  drop constraint notifications_step_known,
  add constraint notifications_step_known check (step in (
    'received', 'visit_confirmed', 'visit_moved', 'cancelled', 'closed', 'cancelled_by_buyer', 'time_asked', 'invited',
    'account_deleted'
  ));
comment on column public.notifications.user_id is
  'Who asked, or who invited. The mails go when the account goes; one that tells of that belongs to nobody and goes once it '
  'is out.';

create or replace function private.claim_notifications(most integer, request uuid, asker uuid) returns jsonb
  language sql security definer
  set search_path = ''
  as $$
    with due as (
      select n.request_id, n.kind, n.audience, n.event_id
      from public.notifications n
      where n.sent_at is null and n.given_up_at is null
        and (n.claimed_until is null or n.claimed_until <= now())
        and (request is null or (n.request_id = request and n.user_id = asker))
        -- A named request is sent at once the first time; repeated calls wait like the sweep.
        and (n.due_at <= now() or (request is not null and n.attempts = 0))
      order by n.audience = 'sales' desc, n.due_at
      limit most
      for update skip locked
    ),
    claimed as (
      update public.notifications n
      set attempts = n.attempts + 1, claimed_until = now() + interval '2 minutes'
      from due
      where n.request_id = due.request_id and n.kind = due.kind and n.audience = due.audience and n.event_id = due.event_id
      returning n.*
    ),
    told as (
      select c.*, case when c.kind <> 'staff_invitation' then private.request_row(c.kind, c.request_id) end as request
      from claimed c
    )
    select coalesce(
      jsonb_agg(jsonb_build_object(
        'request_id', t.request_id,
        'kind', t.kind,
        'audience', t.audience,
        'event_id', t.event_id,
        'step', t.step,
        'detail', t.detail,
        'attempt', t.attempts,
        'account_email', coalesce(u.email, t.detail ->> 'email'),
        'request', coalesce(t.request, t.detail -> 'request', '{}'),
        'item', private.item_of((t.request ->> 'item_id')::uuid),
        'place', (select to_jsonb(p) from public.visit_places p where p.id = t.detail ->> 'place')
      ) order by t.created_at, t.audience desc),
      '[]'::jsonb
    )
    from told t left join auth.users u on u.id = t.user_id
  $$;

create function private.forget_mail() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  delete from public.notifications n
    where n.request_id = new.request_id and n.kind = new.kind and n.audience = new.audience and n.event_id = new.event_id;
  return null;
end
$$;
comment on function private.forget_mail() is 'Forgets a mail about a deleted account with the address that it went to.';
create trigger forget_mail after update on public.notifications
  for each row when (new.user_id is null and (new.sent_at is not null or new.given_up_at is not null))
  execute function private.forget_mail();

create or replace function public.delete_account(account uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  -- Read before the deletion, and mailed afterwards, because deleting a request also deletes its mails.
  calls_off constant jsonb := (
    select jsonb_agg(jsonb_build_object(
      'day', v.day, 'slot', v.slot, 'place', v.place_id, 'sequence', v.sequence + 1, 'agreed', true, 'email', u.email,
      'request', jsonb_build_object('id', r.id, 'full_name', r.full_name, 'brand_name', r.brand_name,
        'model_name', r.model_name, 'language', r.language)))
    from public.visits v
    join public.visit_requests r on r.id = v.request_id
    join auth.users u on u.id = v.user_id
    where v.user_id = account and private.is_in_calendars(v)
      and v.day + v.slot::time > now() at time zone 'Africa/Cairo'
  );
begin
  delete from auth.users where id = account;
  if not found then
    return false;
  end if;
  insert into public.notifications (request_id, kind, audience, event_id, due_at, step, detail)
    select (off #>> '{request,id}')::uuid, 'visit_request', told, gen_random_uuid(), now(), 'account_deleted', off
    from jsonb_array_elements(calls_off) off
    cross join unnest(array['sales', 'buyer']) told;
  return true;
end
$$;
comment on function public.delete_account(uuid) is
  'Deletes an account; sessions, profile, roles, favourites and requests go by cascade. A visit that was agreed is called '
  'off by mail, to the person and to the team. Only the secret key may call it: the function of the site does, once the '
  'person has proved by token and password that the account is theirs, and so does the function for managers.';

revoke all on function private.was_confirmed(uuid), private.is_in_calendars(public.visits), private.forget_mail()
  from public, anon, authenticated;
