-- A request has several mails: two when it is stored, and one at each important step. People who are invited into the
-- team get one as well. All wait in the same queue.

alter table public.notifications
  add column event_id uuid not null default '00000000-0000-0000-0000-000000000000',
  add column step text not null default 'received',
  add column detail jsonb not null default '{}',
  drop constraint notifications_pkey,
  add primary key (request_id, kind, audience, event_id),
  drop constraint notifications_kind_known,
  add constraint notifications_kind_known check (kind in (
    'car_request', 'charger_request', 'visit_request', 'insurance_request', 'financing_request', 'staff_invitation'
  )),
  drop constraint notifications_audience_known,
  add constraint notifications_audience_known check (audience in ('sales', 'buyer', 'member')),
  add constraint notifications_step_known check (step in (
    'received', 'visit_confirmed', 'visit_moved', 'cancelled', 'closed', 'cancelled_by_buyer', 'time_asked', 'invited'
  )),
  add constraint notifications_detail_bounded check (jsonb_typeof(detail) = 'object' and octet_length(detail::text) <= 4096);
comment on column public.notifications.event_id is
  'The event of the request''s history that it tells of; zeros for the mails of a new request.';
comment on column public.notifications.detail is 'What it tells, as it was when it happened.';
comment on column public.notifications.kind is
  'The table of the request, in the singular; of an invitation there is none, and its id stands for the address.';
comment on column public.notifications.user_id is
  'Who asked, or who invited. The mails go when the account goes.';

create function private.queue_step_mail() returns trigger
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
        'sequence', visit.sequence, 'agreed', coalesce(was ->> 'state' = 'confirmed', false));
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
      if visit.state = 'confirmed' then
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
  if reached = 'visit_moved' and unread = 'visit_confirmed' then
    reached := unread;
  end if;
  insert into public.notifications (request_id, kind, audience, event_id, user_id, due_at, step, detail)
    values (new.request_id, new.kind, told, new.id, lead.user_id, now(), reached, facts)
    on conflict do nothing;
  return null;
end
$$;
comment on function private.queue_step_mail() is 'Queues the mail about a step of a request that matters to its reader.';
create trigger queue_step_mail after insert on public.lead_events
  for each row execute function private.queue_step_mail();

-- An invitation's mails are found again by its address.
create function private.invitation_id(address text) returns uuid
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select md5(lower(address))::uuid
  $$;
comment on function private.invitation_id(text) is 'What stands for an address in the queue of mails.';

create function private.queue_invitation_mail(address text, given text, inviter uuid) returns void
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  delete from public.notifications n
    where n.request_id = private.invitation_id(address) and n.kind = 'staff_invitation'
      and n.sent_at is null and coalesce(n.claimed_until <= now(), true);
  if inviter is not null then
    insert into public.notifications (request_id, kind, audience, event_id, user_id, due_at, step, detail)
      values (private.invitation_id(address), 'staff_invitation', 'member', gen_random_uuid(), inviter, now(), 'invited',
        jsonb_build_object('email', address, 'role', given,
          'has_account', exists (select from auth.users u where lower(u.email) = lower(address))));
  end if;
end
$$;
comment on function private.queue_invitation_mail(text, text, uuid) is
  'Queues the mail to somebody who is asked into the team, in place of one that still waits; without an inviter only the '
  'latter goes.';

create function private.mail_invitation() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  if tg_op = 'DELETE' then
    perform private.queue_invitation_mail(old.email, null, null);
  else
    perform private.queue_invitation_mail(new.email, new.role, new.invited_by);
  end if;
  return null;
end
$$;
comment on function private.mail_invitation() is 'Mails who is invited; an invitation that is taken back says nothing.';
create trigger mail_invitation after insert or update or delete on public.staff_invitations
  for each row execute function private.mail_invitation();

create function private.mail_member() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  perform private.queue_invitation_mail(u.email, new.role, new.granted_by) from auth.users u where u.id = new.user_id;
  return null;
end
$$;
comment on function private.mail_member() is 'Mails people whom a manager takes into the team at once.';
-- Whoever accepts an invitation does so themselves, and has had its mail.
create trigger mail_member after insert on public.user_roles
  for each row when (new.granted_by = auth.uid()) execute function private.mail_member();

create function private.item_of(item uuid) returns jsonb
  language sql stable security definer
  set search_path = ''
  as $$
    select coalesce(
      (select jsonb_build_object('price', c.price_egp, 'confirmed_on', c.price_verified_on) from public.cars c where c.id = item),
      (select jsonb_build_object('price', c.price_egp, 'confirmed_on', c.price_verified_on)
        from public.chargers c where c.id = item))
  $$;
comment on function private.item_of(uuid) is 'The price of a car or charger today, with the day on which it was confirmed.';

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
        'account_email', u.email,
        'request', coalesce(t.request, '{}'),
        'item', private.item_of((t.request ->> 'item_id')::uuid),
        'place', (select to_jsonb(p) from public.visit_places p where p.id = t.detail ->> 'place')
      ) order by t.created_at, t.audience desc),
      '[]'::jsonb
    )
    from told t join auth.users u on u.id = t.user_id
  $$;
comment on function private.claim_notifications(integer, uuid, uuid) is
  'Takes on mails that are due, all or those of one request, with everything that is needed to write them.';

drop function public.settle_notification(uuid, text, text, integer, text, boolean);
-- Functions of an earlier release pass no event, since they know only the first two mails.
create function public.settle_notification(
  about uuid, about_kind text, told text, attempt integer, failure text, hopeless boolean default false,
  of_event uuid default '00000000-0000-0000-0000-000000000000'
) returns text
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  outcome text;
begin
  if failure = '' then
    update public.notifications n
      set sent_at = coalesce(n.sent_at, now()), claimed_until = null, given_up_at = null, last_error = null
      where n.request_id = about and n.kind = about_kind and n.audience = told and n.event_id = of_event;
    if found and told = 'sales' then
      execute format('update public.%I set notified_at = now() where id = $1 and notified_at is null', about_kind || 's')
        using about;
    end if;
    return 'sent';
  end if;
  -- Pauses of 1, 2, 4, 8 and then 15 minutes; after a day, of an hour. A caller that has lost its claim changes nothing.
  update public.notifications n
    set claimed_until = null,
      last_error = left(failure, 500),
      due_at = now() + case
        when n.created_at < now() - interval '1 day' then interval '1 hour'
        else least(interval '1 minute' * 2 ^ least(n.attempts - 1, 10), interval '15 minutes')
      end,
      given_up_at = case
        when n.audience = 'sales' then null
        when hopeless and n.attempts >= 3 then now()
        when n.created_at < now() - interval '1 day' and n.attempts >= 10 then now()
      end
    where n.request_id = about and n.kind = about_kind and n.audience = told and n.event_id = of_event
      and n.attempts = attempt and n.sent_at is null
    returning case when n.given_up_at is null then 'waiting' else 'given_up' end into outcome;
  return coalesce(outcome, 'superseded');
end
$$;
comment on function public.settle_notification(uuid, text, text, integer, text, boolean, uuid) is
  'Notes what became of a claimed mail: sent (an empty failure), waiting for another attempt, or given_up, which a mail to '
  'the sales team never is: after a day, or the third time that it was hopeless. When the sales team was told, the '
  'request says so.';

revoke all on function
  private.queue_step_mail(), private.invitation_id(text), private.queue_invitation_mail(text, text, uuid),
  private.mail_invitation(), private.mail_member(), private.item_of(uuid),
  public.settle_notification(uuid, text, text, integer, text, boolean, uuid)
  from public, anon, authenticated;
grant execute on function public.settle_notification(uuid, text, text, integer, text, boolean, uuid) to service_role;
