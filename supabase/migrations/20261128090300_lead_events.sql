-- The history of requests, which nobody can rewrite; the desk's queue and its queries; and the one function for all
-- actions.

create table public.lead_events (
  id uuid primary key,
  kind text not null,
  request_id uuid not null,
  happened_at timestamptz not null default clock_timestamp(),
  actor_id uuid references auth.users (id) on delete set null,
  actor_name text not null,
  action text not null,
  detail jsonb not null default '{}',
  foreign key (kind, request_id) references public.leads (kind, id) on delete cascade,
  constraint lead_events_action_known check (action in (
    'taken', 'assigned', 'status', 'next', 'note', 'call', 'whatsapp', 'email', 'duplicate', 'visit', 'cancelled_by_buyer',
    'time_asked_by_buyer'
  )),
  constraint lead_events_detail_bounded check (jsonb_typeof(detail) = 'object' and octet_length(detail::text) <= 65536)
);
comment on table public.lead_events is
  'Who did what about a request, and when. Rows are added only; they go when the request goes.';
comment on column public.lead_events.id is 'Made by the browser before its first attempt, so that a retry adds nothing.';
comment on column public.lead_events.actor_name is 'As it was then: an account may be renamed or deleted.';
create index lead_events_request on public.lead_events (kind, request_id, happened_at);
create index lead_events_actor on public.lead_events (actor_id, happened_at);
-- Not even the secret key rewrites it.
revoke all on table public.lead_events from public, anon, authenticated, service_role;
grant select, insert on table public.lead_events to service_role;
alter table public.lead_events enable row level security;

create function private.refuse_rewriting() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  -- Deeper trigger levels are cascades: the request was deleted, or the account of the person who acted.
  if pg_catalog.pg_trigger_depth() > 1 then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception 'History is not rewritten' using errcode = '42501';
end
$$;
comment on function private.refuse_rewriting() is 'Refuses changes of rows that are only ever added.';
create trigger refuse_rewriting before update or delete on public.lead_events
  for each row execute function private.refuse_rewriting();

create function private.name_of(person uuid) returns text
  language sql stable security definer
  set search_path = ''
  as $$
    select coalesce(nullif(p.name, ''), u.email::text)
    from auth.users u left join public.profiles p on p.id = u.id where u.id = person
  $$;
comment on function private.name_of(uuid) is 'The name of a person as the team sees it.';

create function private.lead_json(lead public.leads) returns jsonb
  language sql stable
  set search_path = ''
  as $$
    select to_jsonb(lead) - '{words,phone_key,changed_at}'::text[] || jsonb_build_object(
      'owner_name', private.name_of(lead.owner_id),
      'overdue', lead.answered_at is null and lead.status = 'new' and lead.answer_due_at < now()
    )
  $$;
comment on function private.lead_json(public.leads) is 'A row of the queue as the desk shows it.';

create function public.desk_queue(
  filters jsonb default '{}', oldest_first boolean default false,
  after timestamptz default null, after_id uuid default null, most integer default 50
) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
declare
  conditions text[] := '{}';
  direction constant text := case when oldest_first then 'asc' else 'desc' end;
  typed constant text := private.search_words(left(filters ->> 'search', 200));
  words text;
  found jsonb;
begin
  perform private.require_staff();
  if filters ? 'kind' then conditions := conditions || 'l.kind = $1 ->> ''kind'''::text; end if;
  if filters ->> 'status' = 'open' then
    conditions := conditions || 'l.status in (''new'', ''in_progress'')'::text;
  elsif filters ? 'status' then
    conditions := conditions || 'l.status = $1 ->> ''status'''::text;
  end if;
  if filters ->> 'owner' = 'me' then
    conditions := conditions || 'l.owner_id = auth.uid()'::text;
  elsif filters ->> 'owner' = 'nobody' then
    conditions := conditions || 'l.owner_id is null'::text;
  elsif filters ? 'owner' then
    conditions := conditions || 'l.owner_id = ($1 ->> ''owner'')::uuid'::text;
  end if;
  if filters ->> 'overdue' = 'true' then
    conditions := conditions || 'l.answered_at is null and l.status = ''new'' and l.answer_due_at < now()'::text;
  end if;
  if filters ->> 'due' = 'today' then
    conditions := conditions || format(
      'l.next_at < %L and l.status in (''new'', ''in_progress'')',
      ((now() at time zone 'Africa/Cairo')::date + 1)::timestamp at time zone 'Africa/Cairo');
  end if;
  if filters ? 'visit_on' then conditions := conditions || 'l.visit_on = ($1 ->> ''visit_on'')::date'::text; end if;
  if filters ? 'phone' then conditions := conditions || 'l.phone_key = private.phone_key($1 ->> ''phone'')'::text; end if;
  if filters ? 'search' then
    -- A telephone number written in groups of digits is one word.
    select string_agg(quote_literal(w) || ':*', ' & ') into words
      from regexp_split_to_table(
        case when typed ~ '^[0-9 ]{3,}$' then replace(typed, ' ', '') else typed end, '[ @]+') w
      where w <> '';
    conditions := conditions || case when words is null then 'false'
      else format('l.words @@ %L::tsquery', words) end;
  end if;
  if after is not null then
    conditions := conditions || format('(l.created_at, l.id) %s ($2, $3)', case when oldest_first then '>' else '<' end);
  end if;
  execute format(
    'select coalesce(jsonb_agg(private.lead_json(f) order by f.created_at %1$s, f.id %1$s), ''[]'') from (
       select l.* from public.leads l %2$s order by l.created_at %1$s, l.id %1$s limit $4
     ) f',
    direction,
    case when conditions = '{}' then '' else 'where ' || array_to_string(conditions, ' and ') end
  ) into found using filters, after, coalesce(after_id, '00000000-0000-0000-0000-000000000000'::uuid),
    least(greatest(most, 0), 200);
  return found;
end
$$;
comment on function public.desk_queue(jsonb, boolean, timestamptz, uuid, integer) is
  'For staff: a page of the queue, of at most 200. Filters: kind, status (or open), owner (me, nobody or an id), overdue, '
  'due (today), visit_on, phone, search. Pass created_at and id of the last row for the next page.';

create function public.desk_counts() returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
declare
  -- Counts stop at this number: a larger one means only 'many', and would be slow to compute.
  many constant integer := 1000;
  today constant date := (now() at time zone 'Africa/Cairo')::date;
begin
  perform private.require_staff();
  return jsonb_build_object(
    'new', (select count(*) from (select from public.leads l where l.status = 'new' limit many) c),
    'nobodys', (select count(*) from (
      select from public.leads l where l.owner_id is null and l.status in ('new', 'in_progress') limit many) c),
    'mine', (select count(*) from (
      select from public.leads l where l.owner_id = auth.uid() and l.status in ('new', 'in_progress') limit many) c),
    'overdue', (select count(*) from (
      select from public.leads l
      where l.answered_at is null and l.status = 'new' and l.answer_due_at < now() limit many) c),
    'due', (select count(*) from (
      select from public.leads l where l.status in ('new', 'in_progress')
        and l.next_at < (today + 1)::timestamp at time zone 'Africa/Cairo' limit many) c),
    'visits_today', (select count(*) from (
      select from public.leads l where l.visit_on = today and l.status <> 'cancelled' limit many) c),
    'newest', (select max(l.created_at) from public.leads l),
    'changed_at', (select max(l.changed_at) from public.leads l)
  );
end
$$;
comment on function public.desk_counts() is
  'For staff: how many requests each view of the desk holds, up to 1,000, and the moments of the newest and the last change.';

create function public.desk_request(of_kind text, request uuid) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
declare
  lead public.leads;
begin
  perform private.require_staff();
  select * into lead from public.leads l where l.kind = of_kind and l.id = request;
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'lead', private.lead_json(lead),
    'sent', private.request_row(of_kind, request),
    'account_email', (select u.email from auth.users u where u.id = lead.user_id),
    'events', (
      select coalesce(jsonb_agg(to_jsonb(e) - '{kind,request_id}'::text[] order by e.happened_at, e.id), '[]')
      from public.lead_events e where e.kind = of_kind and e.request_id = request
    ),
    -- The same account or the same telephone number is the same person.
    'others', (
      select coalesce(jsonb_agg(private.lead_json(o) order by o.created_at desc), '[]') from (
        select l.* from public.leads l
        where (l.user_id = lead.user_id or (l.phone_key = lead.phone_key and length(l.phone_key) >= 8))
          and (l.kind, l.id) <> (of_kind, request)
        order by l.created_at desc limit 50
      ) o
    ),
    'favourites', (
      select coalesce(jsonb_agg(jsonb_build_object('type', f.item_type, 'id', f.item_id)), '[]')
      from (select * from public.favorites f where f.user_id = lead.user_id limit 50) f
    ),
    'mails', (
      select coalesce(jsonb_agg(to_jsonb(n) - '{request_id,kind,user_id}'::text[] order by n.audience), '[]')
      from public.notifications n where n.request_id = request and n.kind = of_kind
    )
  );
end
$$;
comment on function public.desk_request(text, uuid) is
  'For staff: everything about one request: what was sent, its history, other requests of the same person, their '
  'favourites and its mails. Null when it is gone.';

create function private.change_lead(lead public.leads, action text, detail jsonb) returns public.leads
  language plpgsql
  set search_path = ''
  as $$
begin
  case action
    when 'taken' then
      lead.owner_id := auth.uid();
      lead.status := case lead.status when 'new' then 'in_progress' else lead.status end;
    when 'assigned' then
      lead.owner_id := detail ->> 'to';
      if lead.owner_id is not null
        and not exists (select from public.user_roles r where r.user_id = lead.owner_id) then
        raise exception 'Only the team answers requests' using errcode = '22023';
      end if;
    when 'status' then
      lead.status := detail ->> 'to';
      lead.outcome := case lead.status when 'done' then detail ->> 'outcome' end;
      lead.outcome_reason := case when lead.status in ('done', 'cancelled') then detail ->> 'reason' end;
    when 'next' then
      lead.next_step := detail ->> 'step';
      lead.next_at := detail ->> 'at';
    when 'duplicate' then
      lead.duplicate_of := detail ->> 'of';
      if lead.duplicate_of is not null and not exists (
        select from public.leads l where l.kind = lead.kind and l.id = lead.duplicate_of and l.id <> lead.id
      ) then
        raise exception 'A duplicate names a request of the same kind' using errcode = '22023';
      end if;
    else
      null;
  end case;
  if action in ('call', 'whatsapp', 'email') then
    lead.answered_at := coalesce(lead.answered_at, clock_timestamp());
  end if;
  return lead;
end
$$;
comment on function private.change_lead(public.leads, text, jsonb) is 'What an action makes of a row of the queue.';

create function private.answer_at_once(lead public.leads, event uuid, seen_version integer) returns jsonb
  language sql stable
  set search_path = ''
  as $$
    select case
      when lead.id is null then jsonb_build_object('result', 'gone')
      when exists (select from public.lead_events e where e.id = event) then
        jsonb_build_object('result', 'done', 'lead', private.lead_json(lead))
      when lead.version is distinct from seen_version then
        jsonb_build_object('result', 'changed', 'lead', private.lead_json(lead))
    end
  $$;
comment on function private.answer_at_once(public.leads, uuid, integer) is
  'The answer to an action that must not happen: the request is gone, the action is a repeat, or somebody else acted. '
  'Null when it may happen.';

create function public.desk_act(
  of_kind text, request uuid, event uuid, action text, detail jsonb default '{}', seen_version integer default null
) returns jsonb
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  before public.leads;
  later public.leads;
  answer jsonb;
begin
  perform private.require_staff();
  if action not in ('taken', 'assigned', 'status', 'next', 'note', 'call', 'whatsapp', 'email', 'duplicate') then
    raise exception 'There is no such action' using errcode = '22023';
  end if;
  if action = 'note' and not coalesce(char_length(btrim(detail ->> 'text')) between 1 and 10000, false) then
    raise exception 'A note has between 1 and 10,000 letters' using errcode = '22023';
  end if;
  select * into before from public.leads l where l.kind = of_kind and l.id = request for update;
  -- Actions that only add to the history never conflict.
  answer := private.answer_at_once(before, event,
    case when action in ('note', 'call', 'whatsapp', 'email') then before.version else seen_version end);
  if answer is not null then
    return answer;
  end if;
  later := private.change_lead(before, action, coalesce(detail, '{}'));
  later.version := before.version + 1;
  insert into public.lead_events (id, kind, request_id, actor_id, actor_name, action, detail)
    values (event, of_kind, request, auth.uid(), private.name_of(auth.uid()), action,
      coalesce(detail, '{}') || case action
        when 'taken' then jsonb_build_object('from', before.owner_id)
        when 'assigned' then jsonb_build_object('from', before.owner_id, 'to_name', private.name_of(later.owner_id))
        when 'status' then jsonb_build_object('from', before.status)
        when 'next' then jsonb_build_object('from', before.next_step)
        else '{}'
      end);
  update public.leads l
    set owner_id = later.owner_id, status = later.status, outcome = later.outcome, outcome_reason = later.outcome_reason,
      next_step = later.next_step, next_at = later.next_at, answered_at = later.answered_at,
      duplicate_of = later.duplicate_of, version = later.version, changed_at = clock_timestamp()
    where l.kind = of_kind and l.id = request
    returning * into later;
  -- Buyers read the status in the request's own table.
  if later.status <> before.status then
    execute format('update public.%I set status = $1 where id = $2', of_kind || 's') using later.status, request;
  end if;
  return jsonb_build_object('result', 'done', 'lead', private.lead_json(later));
end
$$;
comment on function public.desk_act(text, uuid, uuid, text, jsonb, integer) is
  'For staff: does one thing about a request and writes it into the history. The event''s id is made before the first '
  'attempt; a repeat changes nothing. result: done; changed, when somebody else acted since seen_version; gone.';

create function public.cancel_request(of_kind text, request uuid, event uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads l
    where l.kind = of_kind and l.id = request and l.user_id = auth.uid() for update;
  if not found then
    return false;
  end if;
  if lead.status in ('new', 'in_progress') then
    insert into public.lead_events (id, kind, request_id, actor_id, actor_name, action, detail)
      values (event, of_kind, request, auth.uid(), lead.name, 'cancelled_by_buyer', jsonb_build_object('from', lead.status))
      on conflict (id) do nothing;
    execute format('update public.%I set status = ''cancelled'' where id = $1', of_kind || 's') using request;
  end if;
  return true;
end
$$;
comment on function public.cancel_request(text, uuid, uuid) is
  'For the person who sent it: takes an open request back. False when it is not theirs.';

revoke all on function
  private.refuse_rewriting(), private.name_of(uuid), private.lead_json(public.leads), private.change_lead(public.leads, text, jsonb),
  private.answer_at_once(public.leads, uuid, integer),
  public.desk_queue(jsonb, boolean, timestamptz, uuid, integer), public.desk_counts(),
  public.desk_request(text, uuid), public.desk_act(text, uuid, uuid, text, jsonb, integer),
  public.cancel_request(text, uuid, uuid)
  from public, anon, authenticated;
grant execute on function
  public.desk_queue(jsonb, boolean, timestamptz, uuid, integer), public.desk_counts(),
  public.desk_request(text, uuid), public.desk_act(text, uuid, uuid, text, jsonb, integer),
  public.cancel_request(text, uuid, uuid)
  to authenticated;
