-- The sales desk's row about each request: what the queue shows, who answers, what happened.

create table public.leads (
  kind text not null,
  id uuid not null,
  person_id uuid not null references public.people (id),
  user_id uuid references auth.users (id) on delete cascade,
  source text not null default 'site',
  created_at timestamptz not null,
  name text not null,
  phone text not null,
  phone_key text not null,
  phone_wrong boolean not null default false,
  email text not null,
  subject text not null,
  item_id uuid,
  city text,
  budget_egp bigint,
  language text not null,
  status text not null default 'new',
  stage text,
  outcome text,
  outcome_reason_id text references public.close_reasons (id) on update cascade,
  outcome_reason text,
  deal_item_id uuid,
  deal_item_name text,
  amount_egp bigint,
  expected_on date,
  closed_at timestamptz,
  owner_id uuid references auth.users (id) on delete set null,
  next_step text,
  next_at timestamptz,
  visit_on date,
  answer_due_at timestamptz not null,
  answered_at timestamptz,
  answered_by uuid references auth.users (id) on delete set null,
  last_action text,
  last_outcome text,
  last_at timestamptz,
  duplicate_of uuid,
  version integer not null default 1,
  changed_at timestamptz not null default clock_timestamp(),
  words tsvector not null,
  primary key (kind, id),
  constraint leads_kind_known check (
    kind in ('car_request', 'charger_request', 'visit_request', 'insurance_request', 'financing_request', 'walk_in')
  ),
  constraint leads_sender_of_a_sent_one check ((user_id is null) = (kind = 'walk_in')),
  constraint leads_source_known check (
    source in ('site', 'call', 'showroom', 'facebook', 'instagram', 'event', 'other')
  ),
  constraint leads_status_known check (status in ('new', 'in_progress', 'done', 'cancelled')),
  constraint leads_stage_known check (stage in ('contacted', 'visit', 'offer', 'deposit')),
  constraint leads_outcome_known check (outcome in ('won', 'lost')),
  constraint leads_lost_needs_a_reason check (
    outcome <> 'lost' or outcome_reason is not null or outcome_reason_id is not null
  ),
  constraint leads_outcome_reason_bounded check (private.is_plain_text(outcome_reason, 300)),
  constraint leads_deal_item_name_plain check (private.is_plain_text(deal_item_name, 200)),
  constraint leads_amount_egp_plausible check (amount_egp between 0 and 1000000000),
  constraint leads_next_step_bounded check (private.is_plain_text(next_step, 300)),
  constraint leads_next_step_has_a_date check ((next_step is null) = (next_at is null)),
  constraint leads_outcome_of_a_done_one check (outcome is null or status = 'done'),
  constraint leads_reason_of_a_closed_one check (
    (outcome_reason is null and outcome_reason_id is null) or status in ('done', 'cancelled')
  )
);
comment on table public.leads is 'The queue of the sales desk. Only functions read and write it.';
comment on column public.leads.id is 'Of the request, in the table that its kind names in the singular.';
comment on column public.leads.user_id is 'Who sent it; empty for somebody who called or came in.';
comment on column public.leads.source is 'site for what was sent; where the others were met.';
comment on column public.leads.phone_key is 'Digits alone, the same for every spelling of the number.';
comment on column public.leads.phone_wrong is 'Whoever was called at this number is somebody else.';
comment on column public.leads.item_id is 'The car or charger that it is about.';
comment on column public.leads.city is 'City or address as it was written.';
comment on column public.leads.budget_egp is 'The price of the car that it is about, as the person stated it or as it was on sale.';
comment on column public.leads.stage is
  'How far the deal is: contacted, visit, offer, deposit. Empty until somebody answers; a closed one keeps its last.';
comment on column public.leads.outcome_reason is 'In words of the team; of a cancelled one the buyer reads them.';
comment on column public.leads.deal_item_id is 'The car that is really sold, as far as it is known.';
comment on column public.leads.amount_egp is 'What it brings, in Egyptian pounds.';
comment on column public.leads.expected_on is 'The day on which the deal should be won.';
comment on column public.leads.owner_id is
  'Of an open one, whoever has the person. Of a closed one, who had it then, or closed it.';
comment on column public.leads.visit_on is 'The day that was asked for or confirmed, of a visit.';
comment on column public.leads.answered_at is 'When somebody of the team first reached the person or wrote.';
comment on column public.leads.answered_by is
  'Who that was, whoever has it now. Empty where the buyer acted first, and once the account is deleted.';
comment on column public.leads.last_action is 'The last thing in its history; last_outcome is what came of it.';
comment on column public.leads.duplicate_of is 'The request of the same kind and person that is answered instead.';
comment on column public.leads.version is 'Grows with each change, so that two people who act at once are noticed.';
comment on column public.leads.words is 'What the search looks through.';

create index leads_newest on public.leads (created_at desc, id desc);
create index leads_open on public.leads (created_at, id) where status in ('new', 'in_progress');
create index leads_status on public.leads (status, created_at desc, id desc);
create index leads_kind on public.leads (kind, created_at desc, id desc);
create index leads_owner on public.leads (owner_id, created_at desc, id desc);
create index leads_unanswered on public.leads (created_at, id) where answered_at is null and status <> 'cancelled';
create index leads_answered_by on public.leads (answered_by) where answered_by is not null;
create index leads_next on public.leads (next_at) where next_at is not null;
create index leads_visits on public.leads (visit_on, created_at) where visit_on is not null;
create index leads_phone on public.leads (phone_key, created_at desc);
create index leads_wrong_phones on public.leads (phone_key) where phone_wrong;
create index leads_user on public.leads (user_id, created_at desc);
create index leads_person on public.leads (person_id, created_at desc);
create index leads_person_open on public.leads (person_id) where status in ('new', 'in_progress');
create index leads_item on public.leads (item_id, created_at desc, id desc) where item_id is not null;
create index leads_subject on public.leads (subject, created_at desc, id desc);
create index leads_source on public.leads (source, created_at desc, id desc) where source <> 'site';
create index leads_stage on public.leads (stage, created_at desc, id desc) where status in ('new', 'in_progress');
create index leads_closed on public.leads (closed_at) where closed_at is not null;
create index leads_outcome on public.leads (outcome, created_at desc, id desc) where outcome is not null;
create index leads_reason on public.leads (outcome_reason_id) where outcome_reason_id is not null;
create index leads_budget on public.leads (budget_egp) where budget_egp is not null;
create index leads_words on public.leads using gin (words);
create index leads_changed on public.leads (changed_at);
-- Requests without an owner are new, so a scan from the oldest would pass all answered ones first.
create index leads_nobodys on public.leads (created_at, id) where owner_id is null;
-- For those who ask which requests repeat another.
create index leads_duplicates on public.leads (kind, duplicate_of) where duplicate_of is not null;

revoke all on table public.leads from public, anon, authenticated;
grant select, insert, update, delete on table public.leads to service_role;

alter table public.leads enable row level security;

create function private.answer_due(asked timestamptz) returns timestamptz
  language plpgsql stable
  set search_path = ''
  as $$
begin
  return private.office_time_after(asked, interval '1 hour', true);
end
$$;
comment on function private.answer_due(timestamptz) is
  'By when a request should be answered first: an hour of office time later, before the office closes.';

create function private.full_name(brand text, model text) returns text
  language sql immutable
  set search_path = ''
  as $$
    select case
      when starts_with(lower(model), lower(brand)) and substr(model, length(brand) + 1) ~ '^[\s\d]' then model
      else concat_ws(' ', brand, model)
    end
  $$;
comment on function private.full_name(text, text) is 'Brand and model as one name, the brand not said twice.';

create function private.city_tokens(city text) returns text[]
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select coalesce(array_agg(distinct 'C' || j.joined), '{}') from private.joined_words(private.search_words(city)) j
  $$;
comment on function private.city_tokens(text) is 'The words of a city, marked C for the filter of the queue.';

-- One view of the tables, whose columns name the same things differently.
create function private.lead_of(of_kind text, request jsonb) returns public.leads
  language plpgsql stable
  set search_path = ''
  as $$
declare
  columns record;
  lead public.leads;
begin
  select k.* into columns
    from (values
      ('car_request', 'name', 'phone', null, null, 'location', null),
      ('charger_request', 'name', 'phone', null, 'vehicle_model', 'location', null),
      ('visit_request', 'full_name', 'phone_number', 'brand_name', 'model_name', null, null),
      ('insurance_request', 'ev_owner_name', 'phone', 'brand', 'model', null, 'current_car_price'),
      ('financing_request', 'name', 'mobile_number', 'brand', 'model', 'address', 'car_price'),
      ('walk_in', 'name', 'phone', null, null, 'city', null)
    ) k (kind, name, phone, brand, model, city, budget)
    where k.kind = of_kind;
  if not found then
    raise exception 'There is no kind of request %', of_kind using errcode = '22023';
  end if;
  lead.kind := of_kind;
  lead.id := request ->> 'id';
  lead.user_id := request ->> 'user_id';
  lead.source := coalesce(request ->> 'source', 'site');
  lead.created_at := request ->> 'created_at';
  lead.name := request ->> columns.name;
  lead.phone := request ->> columns.phone;
  lead.phone_key := private.phone_key(lead.phone);
  lead.phone_wrong := false;
  -- Requests about insurance and financing have no address of their own.
  lead.email := coalesce(
    request ->> 'email', (select u.email from auth.users u where u.id = lead.user_id), '');
  lead.subject := coalesce(
    request ->> 'item_name', private.full_name(request ->> columns.brand, request ->> columns.model), '');
  lead.item_id := coalesce((request ->> 'item_id')::uuid, (
    select c.id from public.cars c
    where c.brand = request ->> columns.brand and c.model = request ->> columns.model
    order by c.published desc limit 1
  ));
  lead.city := left(btrim(request ->> columns.city), 200);
  lead.budget_egp := round(coalesce(private.amount_of(request ->> columns.budget), (
    select i.price_egp
    from (select c.id, c.price_egp from public.cars c union all select c.id, c.price_egp from public.chargers c) i
    where i.id = lead.item_id
  )));
  lead.language := request ->> 'language';
  lead.status := request ->> 'status';
  lead.visit_on := request ->> 'visit_date';
  lead.answer_due_at := private.answer_due(lead.created_at);
  -- Whoever called or came in has been spoken with.
  lead.answered_at := case of_kind when 'walk_in' then lead.created_at end;
  lead.answered_by := case of_kind when 'walk_in' then (request ->> 'created_by')::uuid end;
  lead.version := 1;
  lead.changed_at := clock_timestamp();
  -- Backwards, the last digits of a number are a beginning; R marks them.
  lead.words := array_to_tsvector(array_remove(array_remove(
    private.search_tokens(lead.name) || private.search_tokens(lead.email) || private.search_tokens(lead.subject)
      || private.city_tokens(lead.city)
      || array[lead.phone_key, '0' || substring(lead.phone_key from '^20(.*)$'), 'R' || reverse(lead.phone_key),
        left(lead.id::text, 8)],
    null), ''));
  return lead;
end
$$;
comment on function private.lead_of(text, jsonb) is 'A request of any kind as a row of the queue; a new kind is a line here.';

create function private.person_for(lead public.leads) returns uuid
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  person uuid;
begin
  -- Two first requests of one person wait for each other.
  perform pg_catalog.pg_advisory_xact_lock(k.key) from (
    select pg_catalog.hashtextextended(s.same, 0) as key
    from unnest(array['account ' || lead.user_id, case when length(lead.phone_key) >= 8 then 'phone ' || lead.phone_key end])
      s (same)
    where s.same is not null order by 1
  ) k;
  loop
    select l.person_id into person from public.leads l
      where l.user_id = lead.user_id order by l.created_at desc limit 1;
    if person is null and length(lead.phone_key) >= 8 then
      select l.person_id into person from public.leads l
        where l.phone_key = lead.phone_key order by l.created_at desc limit 1;
    end if;
    if person is null then
      insert into public.people default values returning id into person;
      return person;
    end if;
    -- Gone when somebody merged or deleted it meanwhile: then the requests name another, or nobody.
    perform from public.people p where p.id = person for share;
    if found then
      return person;
    end if;
  end loop;
end
$$;
comment on function private.person_for(public.leads) is
  'Who a new request is from: the person of the same account, else of the same telephone number of at least 8 digits, else a '
  'new one.';

create function private.settle_lead() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  new.person_id := coalesce(new.person_id, private.person_for(new));
  if tg_op = 'INSERT' then
    -- The few wrong numbers are looked up first: a person may have very many requests.
    new.phone_wrong := exists (
      select from (
        select l.person_id from public.leads l where l.phone_key = new.phone_key and l.phone_wrong offset 0
      ) w
      where w.person_id = new.person_id);
  end if;
  if new.status in ('new', 'in_progress') then
    -- Whoever changes the owner of the person waits, or is waited for.
    select p.owner_id into new.owner_id from public.people p where p.id = new.person_id for no key update;
    new.closed_at := null;
    if new.answered_at is not null then
      new.stage := coalesce(new.stage, 'contacted');
    end if;
  else
    new.closed_at := coalesce(new.closed_at, clock_timestamp());
  end if;
  return new;
end
$$;
comment on function private.settle_lead() is
  'What follows from other columns: whose request it is, who has an open one, when it was closed, that it was answered.';

create trigger settle_lead before insert or update of person_id, owner_id, status, answered_at on public.leads
  for each row execute function private.settle_lead();

create function private.lock_lead(of_kind text, request uuid) returns public.leads
  language plpgsql
  set search_path = ''
  as $$
declare
  person uuid;
  lead public.leads;
begin
  loop
    select l.person_id into person from public.leads l where l.kind = of_kind and l.id = request;
    perform from public.people p where p.id = person for update;
    select * into lead from public.leads l where l.kind = of_kind and l.id = request for update;
    -- It may have moved to another person meanwhile.
    if lead.id is null or lead.person_id = person then
      return lead;
    end if;
  end loop;
end
$$;
comment on function private.lock_lead(text, uuid) is
  'A request that is about to change, with its person, who is locked first: two requests of one person cannot wait for each '
  'other. All null when it is gone.';

create function private.twin_keys(lead public.leads) returns text[]
  language sql stable
  set search_path = ''
  as $$
    select array_remove(array[
      'e ' || nullif(lower(lead.email), ''), 'p ' || private.phone_tail(lead.phone_key),
      'n ' || s.sound || '|' || nullif(private.search_words(lead.subject), ''),
      'n ' || s.sound || '|' || nullif(private.search_words(lead.city), '')
    ], null)
    from (select private.name_sound(lead.name) as sound) s
  $$;
comment on function private.twin_keys(public.leads) is 'The keys of a request for finding its person a second time.';

create function private.find_twins(person uuid, keys text[]) returns void
  language sql
  set search_path = ''
  as $$
    with added as (
      insert into private.person_keys (key, person_id) select distinct k.key, person from unnest(keys) k (key)
        on conflict do nothing
        returning key
    )
    insert into private.person_twins (first_id, second_id)
      select distinct least(person, o.person_id), greatest(person, o.person_id)
      from added a
      -- A key that very many share says nothing.
      cross join lateral (
        select k.person_id from private.person_keys k where k.key = a.key and k.person_id <> person limit 10
      ) o
      on conflict do nothing
  $$;
comment on function private.find_twins(uuid, text[]) is 'Notes new keys of a person, and who has them too.';

create function private.note_keys() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  perform private.find_twins(new.person_id, private.twin_keys(new));
  return null;
end
$$;
comment on function private.note_keys() is 'Looks for people who are likely the one who sent a new request.';

create trigger note_keys after insert on public.leads
  for each row execute function private.note_keys();

create function private.forget_people() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  perform from public.people p where p.id in (select g.person_id from gone g) order by p.id for update;
  delete from public.people p
    where p.id in (select g.person_id from gone g)
      and not exists (select from public.leads l where l.person_id = p.id);
  delete from private.person_keys k
    where k.person_id in (select g.person_id from gone g)
      and not exists (
        select from public.leads l where l.person_id = k.person_id and k.key = any (private.twin_keys(l))
      );
  return null;
end
$$;
comment on function private.forget_people() is
  'A person goes with their last request, and what was noted of a deleted request with it.';

create trigger forget_people after delete on public.leads
  referencing old table as gone
  for each statement execute function private.forget_people();

create function private.keep_lead() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  if tg_op = 'DELETE' then
    delete from public.leads l where l.kind = tg_argv[0] and l.id = old.id;
    update public.leads l
      set duplicate_of = null, version = l.version + 1, changed_at = clock_timestamp()
      where l.kind = tg_argv[0] and l.duplicate_of = old.id;
  elsif tg_op = 'INSERT' then
    insert into public.leads select l.* from private.lead_of(tg_argv[0], to_jsonb(new)) l;
  else
    if new.status in ('new', 'in_progress') then
      perform private.lock_lead(tg_argv[0], new.id);
    end if;
    update public.leads l
      set status = new.status, outcome = null, outcome_reason = null, outcome_reason_id = null, version = l.version + 1,
        changed_at = clock_timestamp()
      where l.kind = tg_argv[0] and l.id = new.id and l.status <> new.status;
  end if;
  return null;
end
$$;
comment on function private.keep_lead() is 'Keeps the queue in step with what is sent, progressed and deleted.';

do $$
declare
  kind text;
begin
  foreach kind in array array['car_request', 'charger_request', 'visit_request', 'insurance_request', 'financing_request'] loop
    execute format(
      'create trigger keep_lead after insert or delete or update of status on public.%I
         for each row execute function private.keep_lead(%L)', kind || 's', kind);
  end loop;
end
$$;

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
    'added', 'taken', 'assigned', 'status', 'next', 'deal', 'note', 'call', 'call_ended', 'whatsapp', 'email', 'duplicate',
    'visit', 'cancelled_by_buyer', 'time_asked_by_buyer', 'proposed', 'hours_refused_by_buyer', 'undone'
  )),
  constraint lead_events_detail_bounded check (jsonb_typeof(detail) = 'object' and octet_length(detail::text) <= 65536)
);
comment on table public.lead_events is
  'Who did what about a request, and when. Rows are added only; they go when the request goes.';
comment on column public.lead_events.id is 'Made by the browser before its first attempt, so that a retry adds nothing.';
comment on column public.lead_events.actor_name is 'As it was then: an account may be renamed or deleted.';

create index lead_events_request on public.lead_events (kind, request_id, happened_at);
create index lead_events_actor on public.lead_events (actor_id, happened_at);
-- What only follows from an action on another request is no line of the feed.
create index lead_events_latest on public.lead_events (happened_at desc, id desc) where not detail ? 'with';

revoke all on table public.lead_events from public, anon, authenticated;
grant select, insert on table public.lead_events to service_role;

create trigger refuse_rewriting before update or delete on public.lead_events
  for each row execute function private.refuse_rewriting();

alter table public.lead_events enable row level security;

create function private.note_last() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  update public.leads l
    set last_action = new.action, last_at = new.happened_at,
      last_outcome = case when new.action in ('call_ended', 'status', 'visit')
        then left(coalesce(new.detail ->> 'outcome', new.detail ->> 'to'), 60) end
    where l.kind = new.kind and l.id = new.request_id;
  return null;
end
$$;
comment on function private.note_last() is 'Keeps the last thing that was done about a request in its row of the queue.';

-- What only follows from an action on another request of the person says with which one.
create trigger note_last after insert on public.lead_events
  for each row when (not new.detail ? 'with') execute function private.note_last();

create function private.row_event(event uuid, of_kind text, request uuid) returns uuid
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select md5(event::text || of_kind || request::text)::uuid
  $$;
comment on function private.row_event(uuid, text, uuid) is
  'The id of what one action does to one of several requests, so that a repeat adds nothing.';

create function private.give_person(
  person uuid, successor uuid, event uuid, actor uuid, actor_name text, of_kind text default null, request uuid default null
) returns uuid
  language plpgsql
  set search_path = ''
  as $$
declare
  predecessor uuid;
  owner uuid;
begin
  select p.owner_id into predecessor from public.people p where p.id = person for update;
  update public.people p set owner_id = successor where p.id = person returning p.owner_id into owner;
  with moved as (
    update public.leads l
      set owner_id = owner, version = l.version + 1, changed_at = clock_timestamp()
      where l.person_id = person and l.status in ('new', 'in_progress') and l.owner_id is distinct from owner
        and (l.kind, l.id) is distinct from (of_kind, request)
      returning l.kind, l.id
  )
  insert into public.lead_events (id, kind, request_id, actor_id, actor_name, action, detail)
    select private.row_event(event, m.kind, m.id), m.kind, m.id, actor, give_person.actor_name, 'assigned',
      jsonb_build_object('from', predecessor, 'to', owner, 'to_name', private.name_of(owner))
        || case when request is null then '{}' else jsonb_build_object('with', request) end
    from moved m;
  return owner;
end
$$;
comment on function private.give_person(uuid, uuid, uuid, uuid, text, text, uuid) is
  'Gives a person with all open requests to somebody of the team, or back to nobody, with the history; not the request '
  'that is named, which its own action changes. Who has them now. Their versions grow, so that nobody who still sees '
  'another owner acts on them.';

create function private.hand_over(person uuid, successor uuid, actor uuid) returns void
  language plpgsql
  set search_path = ''
  as $$
declare
  actor_name constant text := coalesce(private.name_of(actor), private.name_of(person));
begin
  perform private.give_person(p.id, successor, gen_random_uuid(), actor, actor_name)
    from (select o.id from public.people o where o.owner_id = person order by o.id) p;
end
$$;
comment on function private.hand_over(uuid, uuid, uuid) is
  'Gives the people of a member to another, or back to nobody, with the history. Closed requests keep who closed them.';

create function private.end_role() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  if old.role <> 'sales' and (tg_op = 'DELETE' or new.role = 'sales') then
    delete from public.staff_invitations i where i.invited_by = old.user_id;
  end if;
  if tg_op = 'DELETE' then
    perform private.hand_over(old.user_id, null, auth.uid());
  end if;
  return null;
end
$$;
comment on function private.end_role() is
  'What goes with a role: the open requests of whoever had it, and the invitations of a manager.';

create trigger end_role after delete or update of role on public.user_roles
  for each row execute function private.end_role();

create function private.leave_team() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  delete from public.user_roles r where r.user_id = old.id;
  return old;
end
$$;
comment on function private.leave_team() is
  'An account leaves the team before it is deleted: the cascades would take its requests and invitations from it first.';

create trigger leave_team before delete on auth.users
  for each row execute function private.leave_team();

create function private.contact_of(lead public.leads) returns jsonb
  language sql stable security definer
  set search_path = ''
  as $$
    select jsonb_build_object(
      'agent', (
        select private.given_name(p.name) from public.profiles p
        where p.id = lead.owner_id and exists (select from public.user_roles r where r.user_id = p.id)
      ),
      'answered', lead.answered_at is not null,
      'call_by', case when lead.answered_at is null then lead.answer_due_at end
    )
  $$;
comment on function private.contact_of(public.leads) is
  'What the sender of a request may know of who answers: the first name of whoever has it, nothing else of them; whether somebody '
  'has answered, and by when somebody should.';

create function public.own_request_contacts() returns jsonb
  language sql stable security definer
  set search_path = ''
  as $$
    select coalesce(
      jsonb_agg(jsonb_build_object('kind', l.kind, 'request_id', l.id) || private.contact_of(l) order by l.created_at, l.id), '[]')
    from public.leads l
    where l.user_id = auth.uid() and l.status in ('new', 'in_progress')
  $$;
comment on function public.own_request_contacts() is
  'Who answers each open request of the person who is signed in, see private.contact_of.';

revoke all on function
  private.answer_due(timestamp with time zone),
  private.full_name(text, text),
  private.city_tokens(text),
  private.lead_of(text, jsonb),
  private.person_for(leads),
  private.settle_lead(),
  private.lock_lead(text, uuid),
  private.twin_keys(leads),
  private.find_twins(uuid, text[]),
  private.note_keys(),
  private.forget_people(),
  private.keep_lead(),
  private.note_last(),
  private.row_event(uuid, text, uuid),
  private.give_person(uuid, uuid, uuid, uuid, text, text, uuid),
  private.hand_over(uuid, uuid, uuid),
  private.end_role(),
  private.leave_team(),
  private.contact_of(leads),
  public.own_request_contacts()
  from public, anon, authenticated;
grant execute on function
  public.own_request_contacts()
  to authenticated;
