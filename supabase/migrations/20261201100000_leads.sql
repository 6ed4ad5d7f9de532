-- The sales desk's row about each request: what the queue shows, who answers, what happened.

create function private.joined_words(words text, out first integer, out last integer, out joined text) returns setof record
  language sql immutable parallel safe rows 10
  set search_path = ''
  as $$
    select f, l, array_to_string(w.words[f:l], '')
    from (select regexp_split_to_array(nullif(btrim(words, ' @'), ''), '[ @]+') as words) w
    cross join generate_series(1, cardinality(w.words)) f
    cross join generate_series(f, least(f + 3, cardinality(w.words))) l
  $$;
comment on function private.joined_words(text) is
  'Each word, and up to four in a row as one, since people write عبدالرحمن and عبد الرحمن, Leapmotor and ليب موتور.';

create function private.sounds_of(word text) returns text[]
  language sql immutable parallel safe
  set search_path = ''
  as $$
    -- An h at the end is often left out, as in فاطمة and Fatma.
    select array(
      select distinct case when word ~ '^[a-z]' then 'L' else 'A' end || h.consonants
      from unnest(array[s.consonants, regexp_replace(s.consonants, 'h$', '')]) h (consonants)
      where char_length(h.consonants) >= 2
    )
    from (
      select case
        when word ~ '^[a-z]+$' then
          -- X for خ, G for غ, C for ش.
          translate(replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
            word, '(.)\1', '\1', 'g'), 'kh', 'X', 'g'), 'gh', 'G', 'g'), '[cs]h', 'C', 'g'), 'th', 's', 'g'), 'ph', 'f', 'g'),
            'x', 'ks'), 'vpqcjaeiouyw', 'fbkkg')
        when word ~ '^[\u0621-\u064A]+$' then
          translate(replace(word, 'لل', 'ل'), 'بتثجحخدذرزسشصضطظغفقكلمنهاويع', 'btsghXdzrzsCsdtzGfkklmnh')
      end as consonants
    ) s
  $$;
comment on function private.sounds_of(text) is
  'The consonants of a word, the same for مصطفى and Mostafa, marked L for Latin letters and A for Arabic ones. None for a '
  'mixed word, and for one with fewer than two.';

create function private.search_tokens(value text) returns text[]
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select coalesce(array_agg(distinct t.token), '{}')
    from private.joined_words(private.search_words(value)) j
    cross join lateral unnest(j.joined || private.sounds_of(j.joined)) t (token)
  $$;
comment on function private.search_tokens(text) is
  'What the search looks through: words, words in a row as one, and their consonants, whose mark is a capital letter, '
  'which no word has.';

create function private.search_query(typed text) returns tsquery
  language sql stable
  set search_path = ''
  -- The planner expects thousands of words: to compile the query would take a hundred times as long as to run it.
  set jit = off
  as $$
    with asked as (
      -- A telephone number written in groups of digits is one word.
      select case when w.words ~ '^[0-9 ]{3,}$' then replace(w.words, ' ', '') else w.words end as words
      from (select private.search_words(typed) as words) w
    ),
    named as materialized (
      select replace(private.search_words(b.name_ar), ' ', '') as arabic, replace(private.search_words(b.name_en), ' ', '') as latin
      from public.brands b where b.name_ar is not null
    ),
    readings as materialized (
      select j.first, j.last, r.reading
      from asked
      cross join private.joined_words(asked.words) j
      cross join lateral (
        -- Beginnings are slow to look up, so only a single word is found by its own.
        select quote_literal(j.joined) || case when j.first = j.last then ':*' else '' end
        union
        select quote_literal(n.latin) from named n
          where char_length(j.joined) >= 3 and starts_with(n.arabic, j.joined) and n.latin <> ''
        union
        select quote_literal(k.key) || ':*'
          from unnest(array[
            private.phone_key(j.joined), private.phone_start(j.joined), 'R' || reverse(j.joined)
          ]) k (key)
          where j.joined ~ '^[0-9]{4,}$'
        union
        -- In the other script only: in its own the letters decide.
        select quote_literal(translate(left(s.sound, 1), 'AL', 'LA') || substr(s.sound, 2))
          from unnest(private.sounds_of(j.joined)) s (sound)
      ) r (reading)
    ),
    words as (
      select '(' || string_agg(distinct r.reading, ' | ') || ')' as word
      from asked
      cross join generate_series(1, (select max(r.last) from readings r)) place
      join readings r on place between r.first and r.last
      group by place
    )
    select string_agg(w.word, ' & ')::tsquery from words w
  $$;
comment on function private.search_query(text) is
  'What was typed into the search of the desk: each word by its beginning, in every reading. Null when nothing in it can '
  'be searched for.';

create table public.leads (
  kind text not null,
  id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null,
  name text not null,
  phone text not null,
  phone_key text not null,
  email text not null,
  subject text not null,
  language text not null,
  status text not null default 'new',
  outcome text,
  outcome_reason text,
  owner_id uuid references auth.users (id) on delete set null,
  next_step text,
  next_at timestamptz,
  visit_on date,
  answer_due_at timestamptz not null,
  answered_at timestamptz,
  duplicate_of uuid,
  version integer not null default 1,
  changed_at timestamptz not null default clock_timestamp(),
  words tsvector not null,
  primary key (kind, id),
  constraint leads_kind_known check (
    kind in ('car_request', 'charger_request', 'visit_request', 'insurance_request', 'financing_request')
  ),
  constraint leads_status_known check (status in ('new', 'in_progress', 'done', 'cancelled')),
  constraint leads_outcome_known check (outcome in ('won', 'lost')),
  constraint leads_lost_needs_a_reason check (outcome <> 'lost' or outcome_reason is not null),
  constraint leads_outcome_reason_bounded check (private.is_plain_text(outcome_reason, 300)),
  constraint leads_next_step_bounded check (private.is_plain_text(next_step, 300)),
  constraint leads_next_step_has_a_date check ((next_step is null) = (next_at is null)),
  constraint leads_outcome_of_a_done_one check (outcome is null or status = 'done'),
  constraint leads_reason_of_a_closed_one check (outcome_reason is null or status in ('done', 'cancelled'))
);
comment on table public.leads is 'The queue of the sales desk. Only functions read and write it.';
comment on column public.leads.id is 'Of the request, in the table that its kind names in the singular.';
comment on column public.leads.phone_key is 'Digits alone, the same for every spelling of the number.';
comment on column public.leads.visit_on is 'The day that was asked for or confirmed, of a visit.';
comment on column public.leads.answered_at is 'When somebody of the team first called or wrote.';
comment on column public.leads.duplicate_of is 'The request of the same kind and person that is answered instead.';
comment on column public.leads.version is 'Grows with each change, so that two people who act at once are noticed.';
comment on column public.leads.words is 'What the search looks through.';

create index leads_newest on public.leads (created_at desc, id desc);
create index leads_open on public.leads (created_at, id) where status in ('new', 'in_progress');
create index leads_status on public.leads (status, created_at desc, id desc);
create index leads_kind on public.leads (kind, created_at desc, id desc);
create index leads_owner on public.leads (owner_id, created_at desc, id desc);
create index leads_unanswered on public.leads (answer_due_at) where answered_at is null and status = 'new';
create index leads_next on public.leads (next_at) where next_at is not null;
create index leads_visits on public.leads (visit_on, created_at) where visit_on is not null;
create index leads_phone on public.leads (phone_key, created_at desc);
create index leads_user on public.leads (user_id, created_at desc);
create index leads_words on public.leads using gin (words);
create index leads_changed on public.leads (changed_at);
-- Requests without an owner are new, so a scan from the oldest would pass all answered ones first.
create index leads_nobodys on public.leads (created_at, id) where owner_id is null;
-- For those who ask which requests repeat another.
create index leads_duplicates on public.leads (kind, duplicate_of) where duplicate_of is not null;

revoke all on table public.leads from public, anon, authenticated;
grant select, insert, update, delete on table public.leads to service_role;

alter table public.leads enable row level security;

-- The team is off on Fridays and Saturdays; on other days it answers from 9 to 18 in Cairo.
create function private.answer_due(asked timestamptz) returns timestamptz
  language plpgsql stable
  set search_path = ''
  as $$
declare
  due timestamp := asked at time zone 'Africa/Cairo';
begin
  if due::time >= '17:00' then
    due := due::date + 1 + time '09:00';
  elsif due::time < '09:00' then
    due := due::date + time '09:00';
  end if;
  while extract(isodow from due) in (5, 6) loop
    due := due::date + 1 + time '09:00';
  end loop;
  return (due + interval '1 hour') at time zone 'Africa/Cairo';
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

-- One view of the five tables, whose columns name the same things differently.
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
      ('car_request', 'name', 'phone', null, null),
      ('charger_request', 'name', 'phone', null, 'vehicle_model'),
      ('visit_request', 'full_name', 'phone_number', 'brand_name', 'model_name'),
      ('insurance_request', 'ev_owner_name', 'phone', 'brand', 'model'),
      ('financing_request', 'name', 'mobile_number', 'brand', 'model')
    ) k (kind, name, phone, brand, model)
    where k.kind = of_kind;
  if not found then
    raise exception 'There is no kind of request %', of_kind using errcode = '22023';
  end if;
  lead.kind := of_kind;
  lead.id := request ->> 'id';
  lead.user_id := request ->> 'user_id';
  lead.created_at := request ->> 'created_at';
  lead.name := request ->> columns.name;
  lead.phone := request ->> columns.phone;
  lead.phone_key := private.phone_key(lead.phone);
  -- Requests about insurance and financing have no address of their own.
  lead.email := coalesce(
    request ->> 'email', (select u.email from auth.users u where u.id = lead.user_id), '');
  lead.subject := coalesce(
    request ->> 'item_name', private.full_name(request ->> columns.brand, request ->> columns.model), '');
  lead.language := request ->> 'language';
  lead.status := request ->> 'status';
  lead.visit_on := request ->> 'visit_date';
  lead.answer_due_at := private.answer_due(lead.created_at);
  lead.version := 1;
  lead.changed_at := clock_timestamp();
  -- Backwards, the last digits of a number are a beginning; R marks them.
  lead.words := array_to_tsvector(array_remove(array_remove(
    private.search_tokens(lead.name) || private.search_tokens(lead.email) || private.search_tokens(lead.subject)
      || array[lead.phone_key, '0' || substring(lead.phone_key from '^20(.*)$'), 'R' || reverse(lead.phone_key),
        left(lead.id::text, 8)],
    null), ''));
  return lead;
end
$$;
comment on function private.lead_of(text, jsonb) is 'A request of any kind as a row of the queue; a new kind is a line here.';

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
    update public.leads l
      set status = new.status, outcome = null, outcome_reason = null, version = l.version + 1,
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
    'taken', 'assigned', 'status', 'next', 'note', 'call', 'whatsapp', 'email', 'duplicate', 'visit', 'cancelled_by_buyer',
    'time_asked_by_buyer', 'proposed', 'hours_refused_by_buyer'
  )),
  constraint lead_events_detail_bounded check (jsonb_typeof(detail) = 'object' and octet_length(detail::text) <= 65536)
);
comment on table public.lead_events is
  'Who did what about a request, and when. Rows are added only; they go when the request goes.';
comment on column public.lead_events.id is 'Made by the browser before its first attempt, so that a retry adds nothing.';
comment on column public.lead_events.actor_name is 'As it was then: an account may be renamed or deleted.';

create index lead_events_request on public.lead_events (kind, request_id, happened_at);
create index lead_events_actor on public.lead_events (actor_id, happened_at);

revoke all on table public.lead_events from public, anon, authenticated;
grant select, insert on table public.lead_events to service_role;

create trigger refuse_rewriting before update or delete on public.lead_events
  for each row execute function private.refuse_rewriting();

alter table public.lead_events enable row level security;

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
  -- Planned for the filters of each call: what is not asked for drops out, so that an index fits what is left.
  set plan_cache_mode = force_custom_plan
  as $$
declare
  tomorrow constant timestamptz := ((now() at time zone 'Africa/Cairo')::date + 1)::timestamp at time zone 'Africa/Cairo';
  sought tsquery;
  last_id constant uuid := coalesce(after_id, '00000000-0000-0000-0000-000000000000');
begin
  perform private.require_staff();
  sought := private.search_query(left(filters ->> 'search', 200));
  return to_jsonb(array(
    select private.lead_json(l) from public.leads l
    where (not filters ? 'kind' or l.kind = filters ->> 'kind')
      and case
        when filters ->> 'status' = 'open' then l.status in ('new', 'in_progress')
        else not filters ? 'status' or l.status = filters ->> 'status'
      end
      and case filters ->> 'owner'
        when 'me' then l.owner_id = auth.uid()
        when 'nobody' then l.owner_id is null
        else not filters ? 'owner' or l.owner_id = (filters ->> 'owner')::uuid
      end
      and (filters ->> 'overdue' is distinct from 'true'
        or (l.answered_at is null and l.status = 'new' and l.answer_due_at < now()))
      and (filters ->> 'due' is distinct from 'today'
        or (l.next_at < tomorrow and l.status in ('new', 'in_progress')))
      and (not filters ? 'visit_on' or l.visit_on = (filters ->> 'visit_on')::date)
      and (not filters ? 'phone' or l.phone_key = private.phone_key(filters ->> 'phone'))
      and (not filters ? 'search' or l.words @@ sought)
      and (after is null or case
        when oldest_first then (l.created_at, l.id) > (after, last_id)
        else (l.created_at, l.id) < (after, last_id)
      end)
    order by
      case when oldest_first then l.created_at end, case when oldest_first then l.id end,
      case when not oldest_first then l.created_at end desc, case when not oldest_first then l.id end desc
    limit least(greatest(most, 0), 200)
  ));
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

create function public.desk_clock() returns timestamptz
  language sql stable
  set search_path = ''
  as $$
    select now()
  $$;
comment on function public.desk_clock() is 'What time it is: the clocks of devices may be wrong.';

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
    'others', (
      select coalesce(jsonb_agg(private.lead_json(o) order by o.created_at desc), '[]') from (
        select s.* from private.same_person(lead) s order by s.created_at desc limit 50
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

create function private.same_person(lead public.leads) returns setof public.leads
  language sql stable
  set search_path = ''
  as $$
    select l.* from public.leads l
    where (l.user_id = lead.user_id or (l.phone_key = lead.phone_key and length(l.phone_key) >= 8))
      and (l.kind, l.id) <> (lead.kind, lead.id)
  $$;
comment on function private.same_person(public.leads) is
  'The other requests of the same account or the same telephone number.';

create function private.may_repeat(lead public.leads, original uuid) returns boolean
  language sql stable
  set search_path = ''
  as $$
    select exists (
        select from private.same_person(lead) o
        where o.kind = lead.kind and o.id = original and o.duplicate_of is null
      )
      and not exists (select from public.leads l where l.kind = lead.kind and l.duplicate_of = lead.id)
  $$;
comment on function private.may_repeat(public.leads, uuid) is
  'Whether a request can be the duplicate of another: of the same kind and person, the other no duplicate, and none of '
  'its own.';

create function private.is_repeat(event uuid, of_kind text, request uuid, of_action text, asked jsonb) returns boolean
  language plpgsql stable
  set search_path = ''
  as $$
declare
  known public.lead_events;
begin
  select * into known from public.lead_events e where e.id = event;
  if not found then
    return false;
  end if;
  if (known.kind, known.request_id, known.action, known.actor_id) is distinct from (of_kind, request, of_action, auth.uid())
    or not known.detail @> asked then
    raise exception 'The id of this event belongs to another one' using errcode = '23505';
  end if;
  return true;
end
$$;
comment on function private.is_repeat(uuid, text, uuid, text, jsonb) is
  'Whether this very action was stored before, since a browser repeats what got no answer. An id of something else is refused.';

create function private.is_detail_of(action text, detail jsonb) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select jsonb_typeof(detail) = 'object'
      and not exists (
        select from jsonb_each(case jsonb_typeof(detail) when 'object' then detail else '{}' end) f
        where f.key <> all (k.needed || k.possible) or jsonb_typeof(f.value) not in ('string', 'null')
          or char_length(f.value #>> '{}') > case f.key when 'text' then 10000 else 300 end
      )
      and detail ?& k.needed
    from (
      select
        case action
          when 'assigned' then '{to}'
          when 'status' then '{to}'
          when 'next' then '{step,at}'
          when 'note' then '{text}'
          when 'duplicate' then '{of}'
          else '{}'
        end::text[] as needed,
        case action
          when 'status' then '{outcome,reason}'
          when 'call' then '{outcome}'
          when 'email' then '{outcome}'
          when 'whatsapp' then '{text}'
          else '{}'
        end::text[] as possible
    ) k
  $$;
comment on function private.is_detail_of(text, jsonb) is
  'Whether a detail has what its action needs and nothing that it does not know: texts of at most 10,000 letters, all else '
  'of at most 300.';

create function private.change_lead(lead public.leads, action text, detail jsonb) returns public.leads
  language plpgsql
  set search_path = ''
  as $$
declare
  is_open constant boolean := lead.status in ('new', 'in_progress');
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
      lead.outcome := detail ->> 'outcome';
      lead.outcome_reason := detail ->> 'reason';
      if (lead.outcome is not null and lead.status <> 'done')
        or (lead.outcome_reason is not null and lead.outcome is null and lead.status <> 'cancelled') then
        raise exception 'Only a closed request has a result, and only a result has a reason' using errcode = '22023';
      end if;
    when 'next' then
      lead.next_step := detail ->> 'step';
      lead.next_at := detail ->> 'at';
      if not isfinite(lead.next_at) then
        raise exception 'A next step has a day' using errcode = '22023';
      end if;
    when 'duplicate' then
      lead.duplicate_of := detail ->> 'of';
      -- One at a time, so that each sees what the one before it has marked.
      perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('private.may_repeat', 0));
      if lead.duplicate_of is not null and not private.may_repeat(lead, lead.duplicate_of) then
        raise exception 'A duplicate names another request of the same kind and person, which is none itself'
          using errcode = '22023';
      end if;
    else
      null;
  end case;
  if action in ('call', 'whatsapp', 'email') then
    lead.answered_at := coalesce(lead.answered_at, clock_timestamp());
  end if;
  -- Whoever answers, or says what comes next, has the request; a note may be anybody's.
  if is_open and (action in ('call', 'whatsapp', 'email') or (action = 'next' and lead.next_step is not null)) then
    lead.owner_id := coalesce(lead.owner_id, auth.uid());
    lead.status := case when lead.owner_id = auth.uid() then 'in_progress' else lead.status end;
  end if;
  return lead;
end
$$;
comment on function private.change_lead(public.leads, text, jsonb) is 'What an action makes of a row of the queue.';

create function private.answer_at_once(
  lead public.leads, event uuid, action text, asked jsonb, seen_version integer
) returns jsonb
  language sql stable
  set search_path = ''
  as $$
    select case
      when lead.id is null then jsonb_build_object('result', 'gone')
      when private.is_repeat(event, lead.kind, lead.id, action, asked) then
        jsonb_build_object('result', 'done', 'lead', private.lead_json(lead))
      when lead.version is distinct from seen_version then
        jsonb_build_object('result', 'changed', 'lead', private.lead_json(lead))
    end
  $$;
comment on function private.answer_at_once(public.leads, uuid, text, jsonb, integer) is
  'The answer to an action that must not happen: the request is gone, the action is a repeat, or somebody else acted. '
  'Null when it may happen.';

create function public.desk_act(
  of_kind text, request uuid, event uuid, action text, detail jsonb default '{}', seen_version integer default null
) returns jsonb
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  asked constant jsonb := coalesce(detail, '{}');
  before public.leads;
  later public.leads;
  answer jsonb;
begin
  perform private.require_staff();
  if action not in ('taken', 'assigned', 'status', 'next', 'note', 'call', 'whatsapp', 'email', 'duplicate') then
    raise exception 'There is no such action' using errcode = '22023';
  end if;
  if not private.is_detail_of(action, asked) then
    raise exception 'The detail does not belong to this action' using errcode = '22023';
  end if;
  if action = 'note' and not coalesce(char_length(btrim(asked ->> 'text')) between 1 and 10000, false) then
    raise exception 'A note has between 1 and 10,000 letters' using errcode = '22023';
  end if;
  select * into before from public.leads l where l.kind = of_kind and l.id = request for update;
  -- Notes and answers never conflict.
  answer := private.answer_at_once(before, event, action, asked,
    case when action in ('note', 'call', 'whatsapp', 'email') then before.version else seen_version end);
  if answer is not null then
    return answer;
  end if;
  later := private.change_lead(before, action, asked);
  if later is not distinct from before and action not in ('note', 'call', 'whatsapp', 'email') then
    return jsonb_build_object('result', 'done', 'lead', private.lead_json(before));
  end if;
  later.version := before.version + 1;
  insert into public.lead_events (id, kind, request_id, actor_id, actor_name, action, detail)
    values (event, of_kind, request, auth.uid(), private.name_of(auth.uid()), action,
      asked || case action
        when 'taken' then jsonb_build_object('from', before.owner_id)
        when 'assigned' then jsonb_build_object('from', before.owner_id, 'to_name', private.name_of(later.owner_id))
        when 'status' then jsonb_build_object('from', before.status)
        when 'next' then jsonb_build_object('from', before.next_step)
        else '{}'
      end || case
        when action not in ('taken', 'assigned') and before.owner_id is null and later.owner_id is not null
          then '{"taken": true}'
        else '{}'
      end::jsonb);
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
  'attempt; a repeat changes nothing, nor does what is so already. result: done; changed, when somebody else acted since '
  'seen_version; gone.';

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
  if private.is_repeat(event, of_kind, request, 'cancelled_by_buyer', '{}') then
    return true;
  end if;
  if lead.status in ('new', 'in_progress') then
    insert into public.lead_events (id, kind, request_id, actor_id, actor_name, action, detail)
      values (event, of_kind, request, auth.uid(), lead.name, 'cancelled_by_buyer', jsonb_build_object('from', lead.status));
    execute format('update public.%I set status = ''cancelled'' where id = $1', of_kind || 's') using request;
  end if;
  return true;
end
$$;
comment on function public.cancel_request(text, uuid, uuid) is
  'For the person who sent it: takes an open request back. False when it is not theirs.';

create function private.hand_over(person uuid, successor uuid, actor uuid) returns void
  language sql
  set search_path = ''
  as $$
    with moved as (
      update public.leads l
        set owner_id = successor, version = l.version + 1, changed_at = clock_timestamp()
        where l.owner_id = person and l.status in ('new', 'in_progress')
        returning l.kind, l.id
    )
    insert into public.lead_events (id, kind, request_id, actor_id, actor_name, action, detail)
      select gen_random_uuid(), m.kind, m.id, actor, coalesce(private.name_of(actor), private.name_of(person)), 'assigned',
        jsonb_build_object('from', person, 'to', successor, 'to_name', private.name_of(successor))
      from moved m
  $$;
comment on function private.hand_over(uuid, uuid, uuid) is
  'Gives the open requests of a person to another, or back to nobody, with the history. Closed ones keep who closed them.';

create function private.keep_owner_in_team() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  -- The lock makes a removal at the same moment wait, and then free this request too.
  perform from public.user_roles r where r.user_id = new.owner_id for key share;
  if not found then
    new.owner_id := null;
  end if;
  return new;
end
$$;
comment on function private.keep_owner_in_team() is
  'An open request belongs to somebody of the team or to nobody, also when it is opened again.';

create trigger keep_owner_in_team before insert or update of owner_id, status on public.leads
  for each row when (new.owner_id is not null and new.status in ('new', 'in_progress'))
  execute function private.keep_owner_in_team();

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

revoke all on function
  private.joined_words(text),
  private.sounds_of(text),
  private.search_tokens(text),
  private.search_query(text),
  private.answer_due(timestamp with time zone),
  private.full_name(text, text),
  private.lead_of(text, jsonb),
  private.keep_lead(),
  private.lead_json(leads),
  public.desk_queue(jsonb, boolean, timestamp with time zone, uuid, integer),
  public.desk_counts(),
  public.desk_clock(),
  public.desk_request(text, uuid),
  private.same_person(leads),
  private.may_repeat(leads, uuid),
  private.is_repeat(uuid, text, uuid, text, jsonb),
  private.is_detail_of(text, jsonb),
  private.change_lead(leads, text, jsonb),
  private.answer_at_once(leads, uuid, text, jsonb, integer),
  public.desk_act(text, uuid, uuid, text, jsonb, integer),
  public.cancel_request(text, uuid, uuid),
  private.hand_over(uuid, uuid, uuid),
  private.keep_owner_in_team(),
  private.end_role(),
  private.leave_team()
  from public, anon, authenticated;
grant execute on function
  public.desk_queue(jsonb, boolean, timestamp with time zone, uuid, integer),
  public.desk_counts(),
  public.desk_clock(),
  public.desk_request(text, uuid),
  public.desk_act(text, uuid, uuid, text, jsonb, integer),
  public.cancel_request(text, uuid, uuid)
  to authenticated;
