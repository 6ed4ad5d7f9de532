-- Figures for the team: page views, without who read them, and what became of requests.

create table public.page_views (
  id bigint generated always as identity primary key,
  path text not null,
  referring_host text,
  viewed_at timestamptz not null default now(),
  constraint page_views_path_is_one check (private.is_plain_text(path, 300) and path ~ '^/[^?#]*$'),
  constraint page_views_referring_host_is_one check (
    char_length(referring_host) <= 253 and referring_host ~ '^[a-z0-9.-]+$'
  )
);
comment on table public.page_views is
  'One row for each page that a person read. No cookie, no address, no account; kept for thirteen months.';
comment on column public.page_views.path is 'Without query, which may hold what a person typed.';
comment on column public.page_views.referring_host is 'The other site that linked here; empty when there was none.';

create index page_views_viewed_at on public.page_views (viewed_at);
-- For the page views and favourites of cars within a period.
create index page_views_cars on public.page_views (viewed_at) include (path) where path like '%/cars/%';

revoke all on table public.page_views from public, anon, authenticated;
grant select on table public.page_views to authenticated;
grant select, insert, update, delete on table public.page_views to service_role;

alter table public.page_views enable row level security;

create policy "Staff can read page views" on public.page_views
  for select to authenticated
  using (
  id = case when (select public.is_staff()) then id end
  and path = case when (select public.is_staff()) then path end
  and viewed_at = case when (select public.is_staff()) then viewed_at end
);
comment on policy "Staff can read page views" on public.page_views is 'The team looks at the figures; nobody else.';

create function public.note_page_view(caller text, page text, host text) returns boolean
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  if (select count(*) >= 1000 from public.page_views where viewed_at > now() - interval '1 minute') then
    return false;
  end if;
  if not public.allow_call('page-view', caller, 60, 60) then
    return false;
  end if;
  insert into public.page_views (path, referring_host) values (page, nullif(host, ''));
  return true;
end
$$;
comment on function public.note_page_view(text, text, text) is
  'Counts a page view, unless its address reads faster than a person, or all together faster than our visitors; the '
  'address itself is not kept.';

create function public.page_view_report(days integer) returns jsonb
  language sql stable security definer
  set search_path = ''
  as $$
    with recent as (
      select v.path, v.referring_host, (v.viewed_at at time zone 'Africa/Cairo')::date as day
      from public.page_views v where v.viewed_at >= now() - make_interval(days => days)
    ),
    by_day as (select day::text as name, count(*) as views from recent group by 1 order by 1),
    by_path as (select path as name, count(*) as views from recent group by 1 order by 2 desc, 1 limit 25),
    by_host as (
      select referring_host as name, count(*) as views from recent where referring_host is not null
      group by 1 order by 2 desc, 1 limit 25
    )
    select jsonb_build_object(
      'total', (select count(*) from recent),
      'days', coalesce((select jsonb_agg(to_jsonb(by_day)) from by_day), '[]'),
      'paths', coalesce((select jsonb_agg(to_jsonb(by_path)) from by_path), '[]'),
      'hosts', coalesce((select jsonb_agg(to_jsonb(by_host)) from by_host), '[]')
    )
  $$;
comment on function public.page_view_report(integer) is
  'Page views of so many days: in all, by day in Cairo, by path and by the site that people came from.';

create function public.forget_page_views() returns void
  language sql security definer
  set search_path = ''
  as $$
    delete from public.page_views where viewed_at < now() - interval '13 months'
  $$;
comment on function public.forget_page_views() is 'Drops what is older than a comparison with last year needs.';

create function private.numbers_of_leads(since timestamptz, until timestamptz) returns jsonb
  language sql stable
  set search_path = ''
  as $$
    with counted as (
      select f.day, f.kind, f.language, f.subject, count(*) as leads,
        grouping(f.day) = 0 as of_day, grouping(f.kind) = 0 as of_kind, grouping(f.language) = 0 as of_language,
        grouping(f.subject) = 0 as of_subject
      from (
        select (l.created_at at time zone 'Africa/Cairo')::date as day, l.kind, l.language, l.subject
        from public.leads l where l.created_at >= since and l.created_at < until
      ) f
      group by grouping sets ((f.day), (f.kind), (f.language), (f.subject))
    )
    select jsonb_build_object(
      'total', (select coalesce(sum(c.leads), 0) from counted c where c.of_kind),
      'days', (
        select coalesce(jsonb_agg(jsonb_build_object('day', c.day, 'leads', c.leads) order by c.day), '[]')
        from counted c where c.of_day
      ),
      'kinds', (
        select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'leads', c.leads) order by c.leads desc, c.kind), '[]')
        from counted c where c.of_kind
      ),
      'languages', (
        select coalesce(jsonb_agg(
          jsonb_build_object('language', c.language, 'leads', c.leads) order by c.leads desc, c.language), '[]')
        from counted c where c.of_language
      ),
      'subjects', (
        select coalesce(jsonb_agg(jsonb_build_object('subject', s.subject, 'leads', s.leads) order by s.leads desc, s.subject), '[]')
        from (select c.subject, c.leads from counted c where c.of_subject order by c.leads desc, c.subject limit 200) s
      )
    )
  $$;
comment on function private.numbers_of_leads(timestamptz, timestamptz) is
  'How many requests came: by day in Cairo, by kind, by language and by the car or charger that they name.';

-- Requests name a car as the site does, 'MG4' for the MG4 of MG; older ones and those of insurance say 'MG MG4'.
-- Each name is spelt once: with 100,000 requests, spelling them for each pair took most of the time.
create function private.numbers_of_cars(since timestamptz, until timestamptz) returns jsonb
  language sql stable
  set search_path = ''
  as $$
    with viewed as materialized (
      -- The address of a car ends with the first letters of its id.
      select right(v.path, 8) as beginning, count(*) as views
      from public.page_views v
      where v.viewed_at >= since and v.viewed_at < until and v.path like '%/cars/%' and v.path ~ '-[0-9a-f]{8}$'
      group by 1
    ),
    saved as materialized (
      select f.item_id, count(*) as saves
      from public.favorites f
      where f.item_type = 'car' and f.created_at >= since and f.created_at < until
      group by 1
    ),
    named as materialized (
      select l.subject, count(*) as leads from public.leads l
      where l.created_at >= since and l.created_at < until and l.subject <> '' group by 1
    ),
    asked as materialized (
      select private.search_words(n.subject) as words, sum(n.leads) as requests from named n group by 1
    ),
    spelt as materialized (
      select c.id, left(c.id::text, 8) as beginning,
        case
          when starts_with(lower(c.model), lower(c.brand)) and substr(c.model, char_length(c.brand) + 1) ~ '^[[:space:]0-9]'
          then c.model else c.brand || ' ' || c.model
        end as name,
        private.search_words(c.brand || ' ' || c.model) as words
      from public.cars c
    ),
    found as (
      select c.name, coalesce(v.views, 0) as views, coalesce(f.saves, 0) as saves, coalesce(a.requests, 0) as requests
      from (select s.*, private.search_words(s.name) as short_words from spelt s) c
      left join viewed v on v.beginning = c.beginning
      left join saved f on f.item_id = c.id
      left join lateral (
        select sum(k.requests) as requests from asked k where k.words in (c.words, c.short_words)
      ) a on true
      where coalesce(v.views, f.saves, a.requests) is not null
      order by requests desc, views desc, name
      limit 500
    )
    select coalesce(jsonb_agg(to_jsonb(f) order by f.requests desc, f.views desc, f.name), '[]') from found f
  $$;
comment on function private.numbers_of_cars(timestamptz, timestamptz) is
  'Of each car: how often its page was read, how many saved it and still have it, how many requests name it.';

-- Waits are sorted as `double precision`: with 100,000 requests, sorting them as `numeric` took most of the time.
create function private.numbers_of_answers(since timestamptz, until timestamptz) returns jsonb
  language sql stable
  set search_path = ''
  as $$
    with judged as (
      select l.kind, l.owner_id, l.answered_at <= l.answer_due_at as is_in_time,
        l.answered_at is not null or l.answer_due_at < now() as is_due,
        extract(epoch from l.answered_at - l.created_at)::double precision as waited
      from public.leads l
      where l.created_at >= since and l.created_at < until and l.duplicate_of is null
        -- Whoever called or came in did not wait.
        and l.kind <> 'walk_in'
        -- Requests that were cancelled or have just arrived need no answer yet.
        and (l.answered_at is not null or (l.status <> 'cancelled' and l.created_at <= now() - interval '1 hour'))
    ),
    figures as (
      select f.kind, f.owner_id, f.of_kind, f.of_person, jsonb_build_object(
        'requests', f.requests, 'answered', f.answered,
        'median_seconds', round(f.percentiles[1]), 'p90_seconds', round(f.percentiles[2]),
        'within_hour', f.within_hour, 'in_time', f.in_time, 'due', f.due
      ) as figure
      from (
        select j.kind, j.owner_id, grouping(j.kind) = 0 as of_kind, grouping(j.owner_id) = 0 as of_person,
          count(*) as requests, count(j.waited) as answered,
          percentile_cont(array[0.5, 0.9]) within group (order by j.waited) as percentiles,
          count(*) filter (where j.waited <= 3600) as within_hour, count(*) filter (where j.is_in_time) as in_time,
          count(*) filter (where j.is_due) as due
        from judged j
        group by grouping sets ((), (j.kind), (j.owner_id))
      ) f
    )
    select jsonb_build_object(
      'all', (select f.figure from figures f where not f.of_kind and not f.of_person),
      'kinds', (
        select coalesce(jsonb_agg(f.figure || jsonb_build_object('kind', f.kind) order by f.kind), '[]')
        from figures f where f.of_kind
      ),
      'people', (
        select coalesce(jsonb_agg(p.figure || jsonb_build_object('name', p.name) order by p.name), '[]')
        from (select f.figure, private.name_of(f.owner_id) as name from figures f where f.of_person) p
      )
    )
  $$;
comment on function private.numbers_of_answers(timestamptz, timestamptz) is
  'How long people waited for the first answer: in all, by kind and by who has the request. within_hour: of the clock. '
  'in_time: by office hours, among those that are due.';

create function private.numbers_of_outcomes(since timestamptz, until timestamptz) returns jsonb
  language sql stable
  set search_path = ''
  as $$
    with found as (
      select case
          when l.status in ('new', 'in_progress') then 'open'
          when l.status = 'cancelled' then 'cancelled'
          else coalesce(l.outcome, 'other')
        end as outcome, coalesce(l.outcome_reason, r.text_en) as reason, count(*) as leads
      from public.leads l
      left join public.close_reasons r on r.id = l.outcome_reason_id
      where l.created_at >= since and l.created_at < until
      group by 1, 2
    )
    select jsonb_build_object(
      'open', coalesce(sum(f.leads) filter (where f.outcome = 'open'), 0),
      'won', coalesce(sum(f.leads) filter (where f.outcome = 'won'), 0),
      'lost', coalesce(sum(f.leads) filter (where f.outcome = 'lost'), 0),
      'cancelled', coalesce(sum(f.leads) filter (where f.outcome = 'cancelled'), 0),
      'other', coalesce(sum(f.leads) filter (where f.outcome = 'other'), 0),
      'reasons', (
        select coalesce(jsonb_agg(to_jsonb(r) order by r.leads desc, r.reason), '[]') from (
          select o.outcome, o.reason, o.leads from found o
          where o.reason is not null and o.outcome in ('won', 'lost', 'cancelled')
          order by o.leads desc, o.reason limit 100
        ) r
      )
    )
    from found f
  $$;
comment on function private.numbers_of_outcomes(timestamptz, timestamptz) is
  'What became of the requests of a period, each counted once, with the reasons that were noted.';

create function private.numbers_of_faults() returns jsonb
  language sql stable
  set search_path = ''
  as $$
    with mails as (
      select n.audience, n.given_up_at is not null as given_up, n.created_at, n.last_error
      from public.notifications n
      where n.sent_at is null and n.given_up_at is null and n.due_at <= now() + interval '1 hour'
        and n.created_at < now() - interval '10 minutes'
      union all
      select n.audience, true, n.created_at, n.last_error
      from public.notifications n
      where n.given_up_at is not null and n.sent_at is null
    )
    select jsonb_build_object(
      'mails', (
        select coalesce(jsonb_agg(to_jsonb(f) order by f.audience, f.given_up), '[]') from (
          select m.audience, m.given_up, count(*) as mails, min(m.created_at) as since,
            (array_agg(m.last_error order by m.created_at desc) filter (where m.last_error is not null))[1] as error
          from mails m group by 1, 2
        ) f
      )
    )
  $$;
comment on function private.numbers_of_faults() is
  'Mails that are not out ten minutes after their request or were given up.';

create function public.desk_numbers(from_day date default null, to_day date default null) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
declare
  since constant timestamptz := coalesce(from_day::timestamp at time zone 'Africa/Cairo', '-infinity');
  until constant timestamptz := coalesce((to_day + 1)::timestamp at time zone 'Africa/Cairo', 'infinity');
begin
  perform private.require_staff();
  return jsonb_build_object(
    'leads', private.numbers_of_leads(since, until),
    'cars', private.numbers_of_cars(since, until),
    'answers', private.numbers_of_answers(since, until),
    'outcomes', private.numbers_of_outcomes(since, until),
    'faults', private.numbers_of_faults()
  );
end
$$;
comment on function public.desk_numbers(date, date) is
  'For staff: the figures of the requests that came from one day to another, in Cairo and both included; of all days '
  'where none is given.';

revoke all on function
  public.note_page_view(text, text, text),
  public.page_view_report(integer),
  public.forget_page_views(),
  private.numbers_of_leads(timestamp with time zone, timestamp with time zone),
  private.numbers_of_cars(timestamp with time zone, timestamp with time zone),
  private.numbers_of_answers(timestamp with time zone, timestamp with time zone),
  private.numbers_of_outcomes(timestamp with time zone, timestamp with time zone),
  private.numbers_of_faults(),
  public.desk_numbers(date, date)
  from public, anon, authenticated;
grant execute on function
  public.note_page_view(text, text, text),
  public.page_view_report(integer),
  public.forget_page_views()
  to service_role;
grant execute on function
  public.desk_numbers(date, date)
  to authenticated;
