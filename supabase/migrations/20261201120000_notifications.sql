-- The queue of mails. Triggers fill it in the transaction of the change that a mail reports; functions claim mails, send
-- them and write down what became of them.

create table public.notifications (
  request_id uuid not null,
  kind text not null,
  audience text not null,
  user_id uuid references auth.users (id) on delete cascade,
  attempts integer not null default 0,
  due_at timestamptz not null,
  claimed_until timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  event_id uuid not null default '00000000-0000-0000-0000-000000000000',
  step text not null default 'received',
  detail jsonb not null default '{}',
  constraint notifications_last_error_bounded check (char_length(last_error) <= 500),
  primary key (request_id, kind, audience, event_id),
  constraint notifications_audience_known check (audience in ('sales', 'buyer', 'member')),
  constraint notifications_detail_bounded check (jsonb_typeof(detail) = 'object' and octet_length(detail::text) <= 4096),
  constraint notifications_kind_known check (kind in (
  'car_request', 'charger_request', 'visit_request', 'insurance_request', 'financing_request', 'staff_invitation',
  'price_change', 'desk_news', 'weekly_report'
  )),
  constraint notifications_step_known check (step in (
  'received', 'visit_confirmed', 'visit_moved', 'cancelled', 'closed', 'cancelled_by_buyer', 'time_asked', 'invited',
  'account_deleted', 'price_changed', 'told', 'hours_proposed', 'visit_reminder', 'visit_missed'
  ))
);
comment on table public.notifications is
  'Mails about requests: waiting, sent or given up. Kept by triggers and functions; staff may look.';
comment on column public.notifications.kind is
  'The table of the request, in the singular; of an invitation there is none, and its id stands for the address. Of a '
  'changed price it is the favourite; of what is new at the desk, and of the report of a week, the member who is told.';
comment on column public.notifications.user_id is
  'Who asked, or who invited. The mails go when the account goes; one that tells of that belongs to nobody and goes once it '
  'is out.';
comment on column public.notifications.attempts is 'How often a function took it on, also where it then died.';
comment on column public.notifications.due_at is 'The sweep leaves it alone until then.';
comment on column public.notifications.claimed_until is
  'A function is sending it. Longer than a function may run: past that moment it died, and another may try.';
comment on column public.notifications.given_up_at is
  'When an acknowledgement was given up: after a day of failures, or refused for good. To try for another day, empty it, '
  'and set created_at to now() and attempts to 0.';
comment on column public.notifications.event_id is
  'The event of the request''s history that it tells of; zeros for the mails of a new request.';
comment on column public.notifications.detail is 'What it tells, as it was when it happened.';

create index notifications_waiting on public.notifications (due_at) where sent_at is null and given_up_at is null;
create index notifications_given_up on public.notifications (given_up_at) where given_up_at is not null;
create index notifications_user on public.notifications (user_id);

revoke all on table public.notifications from public, anon, authenticated;
grant select on table public.notifications to authenticated;
grant select, insert, update, delete on table public.notifications to service_role;

alter table public.notifications enable row level security;

-- There are as many mails as requests, and page views are the team's figures. Nobody else has rows there, so these policies
-- stay, written so that the planner expects one row for every caller.
create policy "Staff can read notifications" on public.notifications
  for select to authenticated
  using (
  request_id = case when (select public.is_staff()) then request_id end
  and kind = case when (select public.is_staff()) then kind end
  and audience = case when (select public.is_staff()) then audience end
);
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

do $$
declare
  kind text;
begin
  foreach kind in array array['car_request', 'charger_request', 'visit_request', 'insurance_request', 'financing_request'] loop
    execute format(
      'create trigger queue_notifications after insert or delete on public.%I
         for each row execute function private.queue_notifications(%L)', kind || 's', kind);
  end loop;
end
$$;

create function private.watched_item(favorite uuid) returns jsonb
  language sql stable security definer
  set search_path = ''
  as $$
    select jsonb_build_object('id', f.id, 'item_type', f.item_type, 'item_id', f.item_id, 'language', f.price_mail_in,
      'brand_id', i.brand_id, 'brand', i.brand, 'model', i.model)
    from public.favorites f
    join (
      select 'car' as item_type, c.id, b.id as brand_id, b.name_en as brand, c.model
        from public.cars c join public.brands b on b.id = c.brand_id
        where c.published and b.published
      union all
      select 'charger', c.id, null, null, c.model from public.chargers c where c.published
    ) i on i.item_type = f.item_type and i.id = f.item_id
    where f.id = favorite and f.price_mail_in is not null
  $$;
comment on function private.watched_item(uuid) is
  'What a mail about a price needs; null when it is not wanted any more, or the car or charger is withdrawn.';

-- Filled in by the chapter about alerts, which comes after the mails.
create function private.claim_news(member uuid, mail uuid) returns jsonb
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  update public.desk_news n set mail_id = mail
    where n.user_id = member and n.wants_mail and n.mail_id is null;
  return (
    select jsonb_build_object(
      'language', (select a.language from public.desk_alerts a where a.user_id = member),
      'items', (
        select coalesce(jsonb_agg(private.news_item(n, l) order by n.happened_at, n.id), '[]')
        from (select * from public.desk_news w where w.mail_id = mail order by w.happened_at limit 200) n
        join public.leads l on l.kind = n.kind and l.id = n.request_id
        where private.is_still_news(n, l)
      )
    )
    where exists (select from public.user_roles r where r.user_id = member)
  );
end
$$;
comment on function private.claim_news(uuid, uuid) is
  'What a mail tells a member: all that is new to them and still so. A repeat of the mail tells the same. Null when they have '
  'left the team.';

create function private.claim_report(member uuid, of_sunday date) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
begin
  return (
    select w.figures || jsonb_build_object('language', (
      select a.language from public.desk_alerts a where a.user_id = member))
    from public.weekly_reports w
    where w.sunday = of_sunday
      and exists (select from public.user_roles r where r.user_id = member and r.role <> 'sales')
  );
end
$$;
comment on function private.claim_report(uuid, date) is
  'What the report of a week tells a manager; null when they are none any more.';

-- Two callers never claim the same mail: the first locks the row until its claim is written.
create function private.claim_notifications(most integer, request uuid, asker uuid) returns jsonb
  language sql security definer
  set search_path = ''
  as $$
    with due as (
      select n.request_id, n.kind, n.audience, n.event_id
      from public.notifications n
      where n.sent_at is null and n.given_up_at is null
        and (n.claimed_until is null or n.claimed_until <= now())
        and (request is null or (n.request_id = request and n.user_id = asker and private.is_request_kind(n.kind)))
        -- A named request is sent at once the first time; repeated calls wait like the sweep.
        and (n.due_at <= now() or (request is not null and n.attempts = 0 and n.step <> 'visit_reminder'))
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
      select c.*, case c.kind
          when 'staff_invitation' then null
          when 'price_change' then private.watched_item(c.request_id)
          when 'desk_news' then private.claim_news(c.user_id, c.event_id)
          when 'weekly_report' then private.claim_report(c.user_id, (c.detail ->> 'sunday')::date)
          else private.request_row(c.kind, c.request_id)
        end as request
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
        'contact', (
          select private.contact_of(l) from public.leads l
          where t.audience = 'buyer' and l.kind = t.kind and l.id = t.request_id
        ),
        'place', (select to_jsonb(p) from public.visit_places p where p.id = t.detail ->> 'place'),
        'hours', (
          select private.named_hours(h) from public.visit_proposals h where t.step = 'hours_proposed' and h.id = t.event_id
        )
      ) order by t.created_at, t.audience desc),
      '[]'::jsonb
    )
    from told t left join auth.users u on u.id = t.user_id
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
  'Takes on at most so many mails whose time has come, those to the sales team first, of each the oldest. For the sweep.';

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
      'waiting', count(*) filter (where n.sent_at is null and n.step <> 'visit_reminder') - jsonb_array_length(claimed)
    )
    from public.notifications n
    where n.request_id = request and n.user_id = asker and private.is_request_kind(n.kind)
  );
end
$$;
comment on function public.claim_notifications_of(uuid, uuid) is
  'Takes on the mails about a request of the person asking. `known` is false for what is not theirs; `waiting` counts '
  'mails that are not sent and could not be taken on.';

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

create function public.desk_mail_faults() returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
begin
  perform private.require_staff();
  return private.numbers_of_faults() -> 'mails';
end
$$;
comment on function public.desk_mail_faults() is 'For staff: mails that do not go out, for whoever works through the queue.';

revoke all on function
  private.queue_notifications(),
  private.watched_item(uuid),
  private.claim_news(uuid, uuid),
  private.claim_report(uuid, date),
  private.claim_notifications(integer, uuid, uuid),
  public.claim_due_notifications(integer),
  public.claim_notifications_of(uuid, uuid),
  public.settle_notification(uuid, text, text, integer, text, boolean, uuid),
  private.forget_mail(),
  public.desk_mail_faults()
  from public, anon, authenticated;
grant execute on function
  public.claim_due_notifications(integer),
  public.claim_notifications_of(uuid, uuid),
  public.settle_notification(uuid, text, text, integer, text, boolean, uuid)
  to service_role;
grant execute on function
  public.desk_mail_faults()
  to authenticated;
