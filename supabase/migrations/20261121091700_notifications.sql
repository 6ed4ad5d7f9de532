-- The mails about requests: one to the sales team and one to the person. They are queued here until a mail server has
-- taken them, so that none is lost by a closed tab or a server that is down.

create table public.notifications (
  request_id uuid not null,
  kind text not null,
  audience text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  attempts integer not null default 0,
  due_at timestamptz not null,
  claimed_until timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  primary key (request_id, kind, audience),
  constraint notifications_kind_known check (
    kind in ('car_request', 'charger_request', 'visit_request', 'insurance_request', 'financing_request')
  ),
  constraint notifications_audience_known check (audience in ('sales', 'buyer')),
  constraint notifications_last_error_bounded check (char_length(last_error) <= 500)
);
comment on table public.notifications is
  'Mails about requests: waiting, sent or given up. Kept by triggers and functions; staff may look.';
comment on column public.notifications.kind is 'The table of the request, in the singular.';
comment on column public.notifications.user_id is 'Who asked. The mails go when the account goes.';
comment on column public.notifications.attempts is 'How often a function took it on, also where it then died.';
comment on column public.notifications.due_at is 'The sweep leaves it alone until then.';
comment on column public.notifications.claimed_until is
  'A function is sending it. Longer than a function may run: past that moment it died, and another may try.';
comment on column public.notifications.given_up_at is 'After a day of failures. Empty it to try for another day.';

create index notifications_waiting on public.notifications (due_at) where sent_at is null and given_up_at is null;
create index notifications_given_up on public.notifications (given_up_at) where given_up_at is not null;
create index notifications_user on public.notifications (user_id);

revoke all on table public.notifications from public, anon, authenticated;
grant select on table public.notifications to authenticated;
grant select, insert, update, delete on table public.notifications to service_role;

alter table public.notifications enable row level security;

create policy "Staff can read notifications" on public.notifications
  for select to authenticated
  using ((select public.is_staff()));
comment on policy "Staff can read notifications" on public.notifications is
  'So that the team sees whom no mail reached.';

-- People may not write this table, so the trigger runs with the rights of its owner.
create function private.queue_notifications() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  if tg_op = 'DELETE' then
    delete from public.notifications n where n.request_id = old.id and n.kind = tg_argv[0];
  elsif new.notified_at is null then
    -- The browser has two minutes to send it; then the sweep does.
    insert into public.notifications (request_id, kind, audience, user_id, due_at)
      select new.id, tg_argv[0], a.audience, new.user_id, new.created_at + interval '2 minutes'
      from (values ('sales'), ('buyer')) a (audience)
      on conflict do nothing;
  end if;
  return null;
end
$$;
comment on function private.queue_notifications() is 'Queues the mails about a request with it, and drops them with it.';

create function private.request_row(kind text, request uuid) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
declare
  found_row jsonb;
begin
  execute format('select to_jsonb(r) from public.%I r where r.id = $1', kind || 's') into found_row using request;
  return found_row;
end
$$;
comment on function private.request_row(text, uuid) is 'A request of any kind, as an object.';

-- Two callers never claim the same mail: the first locks the row until its claim is written.
create function private.claim_notifications(most integer, request uuid, asker uuid) returns jsonb
  language sql security definer
  set search_path = ''
  as $$
    with due as (
      select n.request_id, n.kind, n.audience
      from public.notifications n
      where n.sent_at is null and n.given_up_at is null
        and (n.claimed_until is null or n.claimed_until <= now())
        and (request is null or (n.request_id = request and n.user_id = asker))
        -- A named request is sent at once the first time; repeated calls wait like the sweep.
        and (n.due_at <= now() or (request is not null and n.attempts = 0))
      order by n.due_at
      limit most
      for update skip locked
    ),
    claimed as (
      update public.notifications n
      set attempts = n.attempts + 1, claimed_until = now() + interval '2 minutes'
      from due
      where n.request_id = due.request_id and n.kind = due.kind and n.audience = due.audience
      returning n.*
    )
    select coalesce(
      jsonb_agg(jsonb_build_object(
        'request_id', c.request_id,
        'kind', c.kind,
        'audience', c.audience,
        'attempt', c.attempts,
        'account_email', u.email,
        'table_number', format('public.%I', c.kind || 's')::regclass::oid::bigint,
        'request', private.request_row(c.kind, c.request_id)
      ) order by c.created_at, c.audience desc),
      '[]'::jsonb
    )
    from claimed c join auth.users u on u.id = c.user_id
  $$;
comment on function private.claim_notifications(integer, uuid, uuid) is
  'Takes on mails that are due, all or those of one request, with everything that is needed to write them.';

create function public.claim_due_notifications(most integer) returns jsonb
  language sql security definer
  set search_path = ''
  as $$
    select private.claim_notifications(most, null, null)
  $$;
comment on function public.claim_due_notifications(integer) is
  'Takes on at most so many mails whose time has come, the oldest first. For the sweep.';

create function public.claim_notifications_of(request uuid, asker uuid) returns jsonb
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  claimed constant jsonb := private.claim_notifications(10, request, asker);
begin
  return (
    select jsonb_build_object(
      'claimed', claimed,
      'known', count(*) > 0,
      'waiting', count(*) filter (where n.sent_at is null) - jsonb_array_length(claimed)
    )
    from public.notifications n where n.request_id = request and n.user_id = asker
  );
end
$$;
comment on function public.claim_notifications_of(uuid, uuid) is
  'Takes on the mails about a request of the person asking. `known` is false for what is not theirs; `waiting` counts '
  'mails that are not sent and could not be taken on.';

create function public.settle_notification(
  about uuid, about_kind text, told text, attempt integer, failure text
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
      where n.request_id = about and n.kind = about_kind and n.audience = told;
    if found and told = 'sales' then
      execute format('update public.%I set notified_at = now() where id = $1 and notified_at is null', about_kind || 's')
        using about;
    end if;
    return 'sent';
  end if;
  -- Pauses of 1, 2, 4, 8 and then 15 minutes. A caller that has lost its claim changes nothing.
  update public.notifications n
    set claimed_until = null,
      last_error = left(failure, 500),
      due_at = now() + least(interval '1 minute' * 2 ^ least(n.attempts - 1, 10), interval '15 minutes'),
      given_up_at = case when n.created_at < now() - interval '1 day' and n.attempts >= 10 then now() end
    where n.request_id = about and n.kind = about_kind and n.audience = told
      and n.attempts = attempt and n.sent_at is null
    returning case when n.given_up_at is null then 'waiting' else 'given_up' end into outcome;
  return coalesce(outcome, 'superseded');
end
$$;
comment on function public.settle_notification(uuid, text, text, integer, text) is
  'Notes what became of a claimed mail: sent (an empty failure), waiting for another attempt, or given_up. When the sales '
  'team was told, the request says so.';

revoke all on function
  private.queue_notifications(),
  private.request_row(text, uuid),
  private.claim_notifications(integer, uuid, uuid),
  public.claim_due_notifications(integer),
  public.claim_notifications_of(uuid, uuid),
  public.settle_notification(uuid, text, text, integer, text)
  from public, anon, authenticated;
grant execute on function
  public.claim_due_notifications(integer),
  public.claim_notifications_of(uuid, uuid),
  public.settle_notification(uuid, text, text, integer, text)
  to service_role;

-- Queues mails for existing requests and adds the triggers to all five tables. The sweep no longer needs its index.
do $$
declare
  kind text;
begin
  foreach kind in array array[
    'car_request', 'charger_request', 'visit_request', 'insurance_request', 'financing_request'
  ] loop
    execute format(
      'create trigger queue_notifications after insert or delete on public.%I
        for each row execute function private.queue_notifications(%L)', kind || 's', kind
    );
    execute format(
      'insert into public.notifications (request_id, kind, audience, user_id, due_at)
        select r.id, %L, a.audience, r.user_id, r.created_at + interval ''2 minutes''
        from public.%I r, (values (''sales''), (''buyer'')) a (audience) where r.notified_at is null',
      kind, kind || 's'
    );
    execute format('drop index public.%I', kind || 's_unnotified');
  end loop;
end
$$;
