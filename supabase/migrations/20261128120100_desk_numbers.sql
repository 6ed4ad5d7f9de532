-- The figures of the sales desk: requests, time to the first answer, results, and stuck mails and builds.

-- For the page views and favourites of cars within a period.
create index page_views_cars on public.page_views (viewed_at) include (path) where path like '%/cars/%';
create index favorites_cars on public.favorites (created_at) include (item_id) where item_type = 'car';

-- How long a build has been waiting cannot be told from the moments that the claims move on.
alter table private.rebuild add column waiting_since timestamptz;
comment on column private.rebuild.waiting_since is 'The first change that no build was called for yet.';
create function private.note_waiting_build() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  new.waiting_since := case when new.wanted > new.called then coalesce(old.waiting_since, now()) end;
  return new;
end
$$;
comment on function private.note_waiting_build() is 'Keeps since when a build is wanted.';
revoke all on function private.note_waiting_build() from public, anon, authenticated;
create trigger note_waiting_build before update on private.rebuild
  for each row execute function private.note_waiting_build();

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
      select l.status, l.outcome, l.outcome_reason, count(*) as leads
      from public.leads l where l.created_at >= since and l.created_at < until
      group by 1, 2, 3
    )
    select jsonb_build_object(
      'open', (select coalesce(sum(f.leads), 0) from found f where f.status in ('new', 'in_progress')),
      'won', (select coalesce(sum(f.leads), 0) from found f where f.outcome = 'won'),
      'lost', (select coalesce(sum(f.leads), 0) from found f where f.outcome = 'lost'),
      'cancelled', (select coalesce(sum(f.leads), 0) from found f where f.status = 'cancelled'),
      'other', (select coalesce(sum(f.leads), 0) from found f where f.status = 'done' and f.outcome is null),
      'reasons', (
        select coalesce(jsonb_agg(to_jsonb(r) order by r.leads desc, r.reason), '[]') from (
          select coalesce(f.outcome, 'cancelled') as outcome, f.outcome_reason as reason, sum(f.leads) as leads
          from found f where f.outcome_reason is not null
          group by 1, 2 order by 3 desc, 2 limit 100
        ) r
      )
    )
  $$;
comment on function private.numbers_of_outcomes(timestamptz, timestamptz) is
  'What became of the requests of a period, with the reasons that were noted.';

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
      ),
      'build', (
        select jsonb_build_object(
          'waiting', r.wanted - r.called, 'since', r.waiting_since, 'called_at', nullif(r.called_at, '-infinity'),
          'late', r.waiting_since < now() - interval '5 minutes')
        from private.rebuild r
      )
    )
  $$;
comment on function private.numbers_of_faults() is
  'Mails that are not out ten minutes after their request or were given up, and whether a build of the site waits.';

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
  private.numbers_of_leads(timestamptz, timestamptz), private.numbers_of_cars(timestamptz, timestamptz),
  private.numbers_of_answers(timestamptz, timestamptz), private.numbers_of_outcomes(timestamptz, timestamptz),
  private.numbers_of_faults(), public.desk_numbers(date, date)
  from public, anon, authenticated;
grant execute on function public.desk_numbers(date, date) to authenticated;
