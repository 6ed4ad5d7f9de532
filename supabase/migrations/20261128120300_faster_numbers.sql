-- With 100,000 requests, sorting waits as `numeric` took most of the time, and so did spelling each name of a car once
-- for each name of a request.

create or replace function private.numbers_of_answers(since timestamptz, until timestamptz) returns jsonb
  language sql stable
  set search_path = ''
  as $$
    with judged as (
      select l.kind, l.owner_id, l.answered_at <= l.answer_due_at as is_in_time,
        l.answered_at is not null or l.answer_due_at < now() as is_due,
        extract(epoch from l.answered_at - l.created_at)::double precision as waited
      from public.leads l
      where l.created_at >= since and l.created_at < until and l.duplicate_of is null
        -- Nobody has to answer what was taken back, nor what came a moment ago.
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

create or replace function private.numbers_of_cars(since timestamptz, until timestamptz) returns jsonb
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
    named_cars as materialized (
      select c.id, left(c.id::text, 8) as beginning, c.brand || ' ' || c.model as name,
        private.search_words(c.brand || ' ' || c.model) as words
      from public.cars c
    ),
    found as (
      select c.name, coalesce(v.views, 0) as views, coalesce(f.saves, 0) as saves, coalesce(a.requests, 0) as requests
      from named_cars c
      left join viewed v on v.beginning = c.beginning
      left join saved f on f.item_id = c.id
      left join asked a on a.words = c.words
      where coalesce(v.views, f.saves, a.requests) is not null
      order by requests desc, views desc, name
      limit 500
    )
    select coalesce(jsonb_agg(to_jsonb(f) order by f.requests desc, f.views desc, f.name), '[]') from found f
  $$;
