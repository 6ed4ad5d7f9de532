-- The queue of the sales desk: one row for each request of any kind, with its owner and status. Triggers keep it in
-- step with the five tables of requests, which hold what people sent.

create function private.search_words(value text) returns text
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select btrim(regexp_replace(
      lower(translate(
        regexp_replace(normalize(coalesce(value, ''), nfkc), '[\u0640\u064B-\u065F\u0670]', '', 'g'),
        'أإآٱىةؤئ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
        'اااايهوي01234567890123456789'
      )), '[^[:alnum:]@]+', ' ', 'g'))
  $$;
comment on function private.search_words(text) is
  'Words as the search compares them: small letters, one spelling of Arabic letters, Western digits.';

create function private.phone_key(value text) returns text
  language sql immutable parallel safe
  set search_path = ''
  as $$
    -- An Egyptian mobile number is 10 digits after the 0 or +20; other numbers stay as they are.
    select coalesce('20' || substring(d.digits from '^(?:0020|20|0)?(1[0-9]{9})$'), d.digits)
    from (select regexp_replace(private.search_words(value), '[^0-9]', '', 'g') as digits) d
  $$;
comment on function private.phone_key(text) is 'The same digits for every spelling of a telephone number.';

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
  constraint leads_next_step_has_a_date check ((next_step is null) = (next_at is null))
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

revoke all on table public.leads from public, anon, authenticated;
grant select, insert, update, delete on table public.leads to service_role;
alter table public.leads enable row level security;

-- One view of the five tables, whose columns name the same things differently.
create function private.lead_of(kind text, request jsonb) returns public.leads
  language plpgsql stable
  set search_path = ''
  as $$
declare
  lead public.leads;
begin
  lead.kind := kind;
  lead.id := request ->> 'id';
  lead.user_id := request ->> 'user_id';
  lead.created_at := request ->> 'created_at';
  lead.name := coalesce(request ->> 'name', request ->> 'full_name', request ->> 'ev_owner_name');
  lead.phone := coalesce(request ->> 'phone', request ->> 'phone_number', request ->> 'mobile_number');
  lead.phone_key := private.phone_key(lead.phone);
  lead.email := coalesce(
    request ->> 'email', (select u.email from auth.users u where u.id = lead.user_id), '');
  lead.subject := coalesce(
    request ->> 'item_name', request ->> 'vehicle_model',
    nullif(concat_ws(' ', coalesce(request ->> 'brand_name', request ->> 'brand'),
      coalesce(request ->> 'model_name', request ->> 'model')), ''), '');
  lead.language := request ->> 'language';
  lead.status := request ->> 'status';
  lead.visit_on := request ->> 'visit_date';
  lead.answer_due_at := private.answer_due(lead.created_at);
  lead.version := 1;
  lead.changed_at := clock_timestamp();
  lead.words := to_tsvector('simple', concat_ws(' ', private.search_words(lead.name),
    private.search_words(lead.email), private.search_words(lead.subject), lead.phone_key,
    nullif('0' || substring(lead.phone_key from '^20(.*)$'), '0'), left(lead.id::text, 8)));
  return lead;
end
$$;
comment on function private.lead_of(text, jsonb) is 'A request of any kind as a row of the queue.';

create function private.keep_lead() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  if tg_op = 'DELETE' then
    delete from public.leads l where l.kind = tg_argv[0] and l.id = old.id;
  elsif tg_op = 'INSERT' then
    insert into public.leads select (private.lead_of(tg_argv[0], to_jsonb(new))).*;
  else
    update public.leads l
      set status = new.status, version = l.version + 1, changed_at = clock_timestamp()
      where l.kind = tg_argv[0] and l.id = new.id and l.status <> new.status;
  end if;
  return null;
end
$$;
comment on function private.keep_lead() is 'Keeps the queue in step with what is sent, progressed and deleted.';

revoke all on function
  private.search_words(text), private.phone_key(text), private.answer_due(timestamptz),
  private.lead_of(text, jsonb), private.keep_lead()
  from public, anon, authenticated;

do $$
declare
  kind text;
begin
  foreach kind in array array[
    'car_request', 'charger_request', 'visit_request', 'insurance_request', 'financing_request'
  ] loop
    execute format(
      'insert into public.leads select (private.lead_of(%L, to_jsonb(r))).* from public.%I r', kind, kind || 's');
    execute format(
      'create trigger keep_lead after insert or delete or update of status on public.%I
         for each row execute function private.keep_lead(%L)', kind || 's', kind);
  end loop;
end
$$;
