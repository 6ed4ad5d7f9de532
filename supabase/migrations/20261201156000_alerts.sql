-- What members of the team are told, by mail and by push: a request that is theirs now, a next step that is due, a request that
-- nobody has answered, a new one.

create table public.desk_alerts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  language text,
  mail_mine boolean not null default true,
  mail_due boolean not null default true,
  mail_late boolean not null default true,
  mail_weekly boolean not null default true,
  push_new boolean not null default true,
  push_mine boolean not null default true,
  push_due boolean not null default true,
  push_late boolean not null default true,
  constraint desk_alerts_language_known check (language in ('en', 'ar'))
);
comment on table public.desk_alerts is
  'What a member wants to be told; who has no row wants all of it. Goes with the role. Only functions read and write it.';
comment on column public.desk_alerts.language is 'Of their mails; both languages where it is null.';
comment on column public.desk_alerts.mail_mine is 'A mail about requests that somebody gave to them.';
comment on column public.desk_alerts.mail_late is 'For managers: a mail about requests that nobody has answered.';
comment on column public.desk_alerts.mail_weekly is 'For managers: the report of the week on Sunday.';

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  language text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint push_subscriptions_endpoint_is_one check (
    char_length(endpoint) <= 1000 and endpoint ~ '^https?://[^[:space:]"<>\\]+$'
  ),
  constraint push_subscriptions_p256dh_is_one check (p256dh ~ '^[A-Za-z0-9_-]{80,100}={0,2}$'),
  constraint push_subscriptions_auth_is_one check (auth ~ '^[A-Za-z0-9_-]{16,40}={0,2}$'),
  constraint push_subscriptions_language_known check (language in ('en', 'ar'))
);
comment on table public.push_subscriptions is
  'Browsers in which a member has turned notifications on, at most ten each. Goes with the role. Only functions read and write '
  'it.';
comment on column public.push_subscriptions.endpoint is
  'The address at the browser''s push service. Functions send to known services alone.';
comment on column public.push_subscriptions.p256dh is 'The public key with which the browser reads what is pushed.';
comment on column public.push_subscriptions.language is 'In which the site was read when it was turned on.';

create index push_subscriptions_user on public.push_subscriptions (user_id, created_at);

create table public.desk_news (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  what text not null,
  kind text not null,
  request_id uuid not null,
  about_at timestamptz not null,
  by_name text,
  happened_at timestamptz not null default clock_timestamp(),
  wants_mail boolean not null,
  mail_id uuid,
  foreign key (kind, request_id) references public.leads (kind, id) on delete cascade,
  constraint desk_news_what_known check (what in ('new', 'mine', 'due', 'late')),
  constraint desk_news_told_once unique (user_id, what, kind, request_id, about_at)
);
comment on table public.desk_news is 'What a member is told about a request, once; kept for a month. Functions write it.';
comment on column public.desk_news.what is
  'new: somebody has sent it; mine: it was given to them; due: its next step is; late: nobody has answered it.';
comment on column public.desk_news.about_at is 'What sets one apart from the next: when it was given, or is due.';
comment on column public.desk_news.by_name is 'The colleague who gave it; null where it was nobody''s act.';
comment on column public.desk_news.mail_id is 'The event_id of the mail that tells of it.';

create index desk_news_request on public.desk_news (kind, request_id);
create index desk_news_happened on public.desk_news (happened_at);
create index desk_news_unmailed on public.desk_news (user_id) where wants_mail and mail_id is null;
create index desk_news_mail on public.desk_news (mail_id) where mail_id is not null;

create table public.push_deliveries (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references public.push_subscriptions (id) on delete cascade,
  news_id uuid not null references public.desk_news (id) on delete cascade,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  claimed_until timestamptz
);
comment on table public.push_deliveries is
  'What still has to be pushed to a browser; a row goes when it is sent or given up. Functions write it.';
comment on column public.push_deliveries.claimed_until is 'A function is sending it; past that moment it died.';

create index push_deliveries_due on public.push_deliveries (due_at);
create index push_deliveries_subscription on public.push_deliveries (subscription_id);
create index push_deliveries_news on public.push_deliveries (news_id);

do $$
declare
  named text;
begin
  foreach named in array array['desk_alerts', 'push_subscriptions', 'desk_news', 'push_deliveries'] loop
    execute format('revoke all on table public.%I from public, anon, authenticated', named);
    execute format('grant select, insert, update, delete on table public.%I to service_role', named);
    execute format('alter table public.%I enable row level security', named);
  end loop;
end
$$;

create function private.is_still_news(news public.desk_news, lead public.leads) returns boolean
  language sql immutable
  set search_path = ''
  as $$
    select case news.what
      when 'mine' then lead.owner_id = news.user_id and lead.status in ('new', 'in_progress')
      when 'due' then
        lead.owner_id = news.user_id and lead.status in ('new', 'in_progress') and lead.next_at = news.about_at
      else lead.status = 'new' and lead.answered_at is null
    end
  $$;
comment on function private.is_still_news(public.desk_news, public.leads) is
  'Whether it has not been answered, closed, changed or handed on meanwhile.';

create function private.news_item(news public.desk_news, lead public.leads) returns jsonb
  language sql stable
  set search_path = ''
  as $$
    select jsonb_build_object(
      'what', news.what, 'kind', lead.kind, 'id', lead.id, 'name', lead.name, 'subject', lead.subject, 'by', news.by_name,
      'at', news.about_at, 'step', case news.what when 'due' then lead.next_step end,
      'owner', case news.what when 'late' then private.name_of(lead.owner_id) end)
  $$;
comment on function private.news_item(public.desk_news, public.leads) is
  'What a mail or a push says: never a telephone number or an address.';

create function private.tell(member uuid, of_what text, lead public.leads, moment timestamptz, giver text) returns void
  language plpgsql
  set search_path = ''
  as $$
declare
  wanted public.desk_alerts;
  by_mail boolean;
  by_push boolean;
  told uuid;
begin
  select * into wanted from public.desk_alerts a where a.user_id = member;
  by_mail := coalesce(
    case of_what when 'mine' then wanted.mail_mine when 'due' then wanted.mail_due when 'late' then wanted.mail_late
      else false end, true);
  by_push := coalesce(
    case of_what when 'mine' then wanted.push_mine when 'due' then wanted.push_due when 'late' then wanted.push_late
      else wanted.push_new end, true)
    and exists (select from public.push_subscriptions s where s.user_id = member);
  if not (by_mail or by_push) then
    return;
  end if;
  insert into public.desk_news (user_id, what, kind, request_id, about_at, by_name, wants_mail)
    values (member, of_what, lead.kind, lead.id, moment, giver, by_mail)
    on conflict do nothing returning id into told;
  if told is null then
    return;
  end if;
  if by_push then
    insert into public.push_deliveries (subscription_id, news_id)
      select s.id, told from public.push_subscriptions s where s.user_id = member;
  end if;
  if by_mail then
    -- The lock keeps a mail that waits from leaving before this is committed, so that it tells of this too.
    perform from public.notifications n
      where n.request_id = member and n.kind = 'desk_news' and n.sent_at is null and n.given_up_at is null
        and coalesce(n.claimed_until <= now(), true)
      for update;
    if not found then
      -- What is given at once, such as all requests of a colleague who leaves, is one mail.
      insert into public.notifications (request_id, kind, audience, event_id, user_id, due_at, step)
        values (member, 'desk_news', 'member', gen_random_uuid(), member,
          now() + case of_what when 'mine' then interval '1 minute' else interval '0' end, 'told');
    end if;
  end if;
end
$$;
comment on function private.tell(uuid, text, public.leads, timestamptz, text) is
  'Tells a member something about a request, once, in the ways that they want: queues the push, and one mail for all that waits.';

create function private.tell_owner() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  perform private.tell(new.owner_id, 'mine', new, clock_timestamp(), (
    select private.name_of(r.user_id) from public.user_roles r where r.user_id = auth.uid()
  ));
  return null;
end
$$;
comment on function private.tell_owner() is 'Tells a member of a request that is theirs now, unless they took it themselves.';

create trigger tell_owner_at_insert after insert on public.leads
  for each row when (
    new.owner_id is not null and new.status in ('new', 'in_progress') and new.owner_id is distinct from auth.uid()
  ) execute function private.tell_owner();
create trigger tell_owner_at_update after update of owner_id on public.leads
  for each row when (
    new.owner_id is not null and new.owner_id is distinct from old.owner_id and new.status in ('new', 'in_progress')
    and new.owner_id is distinct from auth.uid()
  ) execute function private.tell_owner();

create function private.tell_new() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  owner constant uuid := (select l.owner_id from public.leads l where l.kind = new.kind and l.id = new.id);
begin
  perform private.tell(r.user_id, 'new', new, new.created_at, null)
    from public.user_roles r
    left join public.member_duty d on d.user_id = r.user_id
    where r.user_id is distinct from owner and r.user_id is distinct from auth.uid()
      and coalesce(d.takes_new, true)
      and exists (select from public.push_subscriptions s where s.user_id = r.user_id)
      and not exists (
        select from public.member_days_off o
        where o.user_id = r.user_id and (now() at time zone 'Africa/Cairo')::date between o.first_day and o.last_day
      );
  return null;
end
$$;
comment on function private.tell_new() is
  'Tells of a new request by push, except those who are off and whoever got it, who is told so.';

-- After `take_turn`, by name.
create trigger tell_new after insert on public.leads
  for each row when (new.status = 'new') execute function private.tell_new();

create function private.tell_managers(lead public.leads, given timestamptz, successor uuid) returns void
  language sql
  set search_path = ''
  as $$
    select private.tell(r.user_id, 'late', lead, given, null)
    from public.user_roles r where r.role <> 'sales' and r.user_id is distinct from successor
    order by r.user_id
  $$;
comment on function private.tell_managers(public.leads, timestamptz, uuid) is
  'Tells the managers of a request that nobody has answered; whoever gets it now is told that it is theirs.';

create function private.tell_due(at timestamptz) returns integer
  language plpgsql
  set search_path = ''
  as $$
declare
  lead public.leads;
  told integer := 0;
begin
  for lead in
    select * from public.leads l
    -- What was due earlier has been told, or the sweep has stood still for a day.
    where l.next_at <= at and l.next_at > at - interval '1 day'
      and l.owner_id is not null and l.status in ('new', 'in_progress')
      and not exists (
        select from public.desk_news n
        where n.user_id = l.owner_id and n.what = 'due' and n.kind = l.kind and n.request_id = l.id and n.about_at = l.next_at
      )
    order by l.next_at limit 500
  loop
    perform private.tell(lead.owner_id, 'due', lead, lead.next_at, null);
    told := told + 1;
  end loop;
  return told;
end
$$;
comment on function private.tell_due(timestamptz) is 'Tells members of their next steps whose moment has come.';

create function public.desk_alerts() returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'language', a.language,
      'mail_mine', coalesce(a.mail_mine, true), 'mail_due', coalesce(a.mail_due, true),
      'mail_late', coalesce(a.mail_late, true), 'mail_weekly', coalesce(a.mail_weekly, true),
      'push_new', coalesce(a.push_new, true), 'push_mine', coalesce(a.push_mine, true),
      'push_due', coalesce(a.push_due, true), 'push_late', coalesce(a.push_late, true),
      'devices', (select count(*) from public.push_subscriptions s where s.user_id = m.id)
    )
    from (select auth.uid() as id) m left join public.desk_alerts a on a.user_id = m.id
  );
end
$$;
comment on function public.desk_alerts() is
  'For staff: what the person asking wants to be told, and in how many browsers they have turned notifications on.';

create function public.desk_waiting() returns integer
  language plpgsql stable security definer
  set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (
    select count(*) from (
      select from public.leads l
      where l.owner_id = auth.uid()
        and ((l.status = 'new' and l.answered_at is null) or (l.status in ('new', 'in_progress') and l.next_at <= now()))
      limit 1000
    ) c
  );
end
$$;
comment on function public.desk_waiting() is
  'For staff: how many requests of the person asking wait for an answer, or for a step that is due, up to 1,000.';

create function public.save_desk_alerts(alerts jsonb) returns void
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  perform private.require_staff();
  perform from public.user_roles r where r.user_id = auth.uid() for key share;
  insert into public.desk_alerts
    select n.* from jsonb_populate_record(
      null::public.desk_alerts, '{"mail_weekly": true}' || alerts || jsonb_build_object('user_id', auth.uid())) n
    on conflict (user_id) do update set language = excluded.language, mail_mine = excluded.mail_mine,
      mail_due = excluded.mail_due, mail_late = excluded.mail_late, mail_weekly = excluded.mail_weekly, push_new = excluded.push_new,
      push_mine = excluded.push_mine, push_due = excluded.push_due, push_late = excluded.push_late;
end
$$;
comment on function public.save_desk_alerts(jsonb) is 'For staff: stores what the person asking wants to be told, all of it.';

create function public.save_push_subscription(address text, key text, secret text, in_language text) returns void
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  perform private.require_staff();
  perform from public.user_roles r where r.user_id = auth.uid() for update;
  insert into public.push_subscriptions (user_id, endpoint, p256dh, auth, language)
    values (auth.uid(), address, key, secret, in_language)
    on conflict (endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth,
      language = excluded.language, created_at = case
        when public.push_subscriptions.user_id = excluded.user_id then public.push_subscriptions.created_at
        else excluded.created_at
      end;
  delete from public.push_subscriptions s
    where s.id in (
      select o.id from public.push_subscriptions o where o.user_id = auth.uid() order by o.created_at desc, o.id offset 10
    );
end
$$;
comment on function public.save_push_subscription(text, text, text, text) is
  'For staff: notifications go to this browser too, and to it for nobody else. An eleventh browser takes the place of the oldest.';

create function public.remove_push_subscription(address text) returns void
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  perform private.require_staff();
  delete from public.push_subscriptions s where s.endpoint = address and s.user_id = auth.uid();
end
$$;
comment on function public.remove_push_subscription(text) is 'For staff: no notifications go to this browser of theirs any more.';

create function public.claim_pushes(most integer, about uuid default null) returns jsonb
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  taken jsonb;
begin
  -- What was answered meanwhile, or is an hour old, would only disturb.
  delete from public.push_deliveries d
    using public.desk_news n, public.leads l
    where d.news_id = n.id and l.kind = n.kind and l.id = n.request_id
      and (n.happened_at < now() - interval '1 hour' or not private.is_still_news(n, l))
      and coalesce(d.claimed_until <= now(), true);
  with due as (
    select d.id from public.push_deliveries d join public.desk_news n on n.id = d.news_id
    where d.due_at <= now() and coalesce(d.claimed_until <= now(), true) and (about is null or n.request_id = about)
    order by d.due_at limit most
    for update of d skip locked
  ),
  claimed as (
    update public.push_deliveries d set attempts = d.attempts + 1, claimed_until = now() + interval '1 minute'
    from due where d.id = due.id
    returning d.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'attempt', c.attempts, 'endpoint', s.endpoint, 'p256dh', s.p256dh, 'auth', s.auth,
      'language', s.language, 'item', private.news_item(n, l))), '[]')
    into taken
  from claimed c
  join public.push_subscriptions s on s.id = c.subscription_id
  join public.desk_news n on n.id = c.news_id
  join public.leads l on l.kind = n.kind and l.id = n.request_id;
  return taken;
end
$$;
comment on function public.claim_pushes(integer, uuid) is
  'Takes on at most so many notifications that are due, all or those about one request, with what is needed to send them.';

create function public.settle_push(delivery uuid, attempt integer, outcome text, pause integer default 0) returns void
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  if outcome = 'gone' then
    delete from public.push_subscriptions s using public.push_deliveries d where d.id = delivery and s.id = d.subscription_id;
  elsif outcome = 'busy' and attempt < 6 then
    update public.push_deliveries d
      set claimed_until = null,
        due_at = now() + greatest(make_interval(secs => least(pause, 3600)), interval '1 minute' * 2 ^ (attempt - 1))
      where d.id = delivery and d.attempts = attempt;
  else
    delete from public.push_deliveries d where d.id = delivery and d.attempts = attempt;
  end if;
end
$$;
comment on function public.settle_push(uuid, integer, text, integer) is
  'Notes what became of a notification: sent; gone, with the browser that nobody reads any more; busy, to be tried again after '
  '1, 2, 4, 8 and 16 minutes, or so many seconds where those are more; refused for good.';

create function public.forget_news() returns void
  language sql security definer
  set search_path = ''
  as $$
    delete from public.desk_news n where n.happened_at < now() - interval '30 days'
  $$;
comment on function public.forget_news() is 'Drops what members were told a month ago.';

create function private.end_alerts() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  delete from public.push_subscriptions s where s.user_id = old.user_id;
  delete from public.desk_alerts a where a.user_id = old.user_id;
  delete from public.desk_news n where n.user_id = old.user_id;
  delete from public.notifications n
    where n.request_id = old.user_id and n.kind = 'desk_news' and n.sent_at is null and coalesce(n.claimed_until <= now(), true);
  return null;
end
$$;
comment on function private.end_alerts() is 'Whoever leaves the team is told nothing more.';

create trigger end_alerts after delete on public.user_roles
  for each row execute function private.end_alerts();

revoke all on function
  private.is_still_news(desk_news, leads),
  private.news_item(desk_news, leads),
  private.tell(uuid, text, leads, timestamp with time zone, text),
  private.tell_owner(),
  private.tell_new(),
  private.tell_managers(leads, timestamp with time zone, uuid),
  private.tell_due(timestamp with time zone),
  public.desk_alerts(),
  public.desk_waiting(),
  public.save_desk_alerts(jsonb),
  public.save_push_subscription(text, text, text, text),
  public.remove_push_subscription(text),
  public.claim_pushes(integer, uuid),
  public.settle_push(uuid, integer, text, integer),
  public.forget_news(),
  private.end_alerts()
  from public, anon, authenticated;
grant execute on function
  public.desk_alerts(),
  public.desk_waiting(),
  public.save_desk_alerts(jsonb),
  public.save_push_subscription(text, text, text, text),
  public.remove_push_subscription(text)
  to authenticated;
grant execute on function
  public.claim_pushes(integer, uuid),
  public.settle_push(uuid, integer, text, integer),
  public.forget_news()
  to service_role;
