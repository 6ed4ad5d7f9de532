-- What the desk reads: the queue by filters, how many requests each view holds, one request.

create function private.is_overdue(lead public.leads) returns boolean
  language sql stable
  set search_path = ''
  as $$
    select lead.answered_at is null and lead.status in ('new', 'in_progress') and lead.answer_due_at < now()
  $$;
comment on function private.is_overdue(public.leads) is
  'Whether nobody has answered in time. Taking a request, and a call that nobody took, is no answer.';

create function private.lead_json(lead public.leads) returns jsonb
  language plpgsql stable
  set search_path = ''
  as $$
declare
  more constant integer := (
    select count(*) from public.leads o
    where o.person_id = lead.person_id and o.status in ('new', 'in_progress') and (o.kind, o.id) <> (lead.kind, lead.id)
  );
begin
  -- An expression without a query: functions that it calls are then planned once for all rows, not once for each.
  return to_jsonb(lead) - '{words,phone_key,changed_at}'::text[] || jsonb_build_object(
    'owner_name', private.name_of(lead.owner_id), 'overdue', private.is_overdue(lead), 'more', more);
end
$$;
comment on function private.lead_json(public.leads) is
  'A row of the queue as the desk shows it. more: how many other open requests the person has, all with the same owner.';

create function private.day_begins(day date) returns timestamptz
  language sql stable
  set search_path = ''
  as $$
    select day::timestamp at time zone 'Africa/Cairo'
  $$;
comment on function private.day_begins(date) is 'The first moment of a day in Cairo.';

create function private.city_query(cities jsonb) returns tsquery
  language sql stable
  set search_path = ''
  as $$
    select string_agg(quote_literal('C' || c.city), ' | ')::tsquery
    from (
      select replace(private.search_words(left(e.city, 100)), ' ', '') as city
      from jsonb_array_elements_text(
        case jsonb_typeof(cities) when 'array' then cities else jsonb_build_array(cities) end) e (city)
      limit 40
    ) c
    where c.city <> ''
  $$;
comment on function private.city_query(jsonb) is
  'Any of some spellings of a city, such as Giza and الجيزة, of up to four words; null when there is none.';

create function private.filter_condition(name text, value jsonb) returns text
  language plpgsql stable
  set search_path = ''
  as $$
declare
  given constant text := value #>> '{}';
  tomorrow constant timestamptz := private.day_begins((now() at time zone 'Africa/Cairo')::date + 1);
  is_open constant text := 'l.status in (''new'', ''in_progress'')';
  overdue constant text := format('l.answered_at is null and %s and l.answer_due_at < now()', is_open);
  due constant text := format('l.next_at < %L and %s', tomorrow, is_open);
  -- As private.numbers_of_answers counts: walk-ins did not wait; what was taken back, or has just arrived, needs no answer.
  asked constant text := 'l.duplicate_of is null and l.kind <> ''walk_in'' and ';
  condition text;
begin
  condition := case name
    when 'kind' then format('l.kind = %L', given)
    when 'status' then case given
      when 'open' then is_open
      when 'closed' then 'l.status in (''done'', ''cancelled'')'
      else format('l.status = %L', given)
    end
    when 'owner' then case given
      when 'me' then format('l.owner_id = %L', auth.uid())
      when 'nobody' then 'l.owner_id is null'
      else format('l.owner_id = %L', given::uuid)
    end
    when 'overdue' then case given when 'true' then overdue end
    when 'due' then case given when 'today' then due end
    -- A buyer who asks for another hour makes it due.
    when 'action' then case given when 'true' then format('((%s) or (%s))', overdue, due) end
    when 'visit_on' then format('l.visit_on = %L', given::date)
    when 'phone' then format('l.phone_key = %L', private.phone_key(given))
    when 'search' then format('l.words @@ %L::tsquery', private.search_query(left(given, 200)))
    when 'city' then format('l.words @@ %L::tsquery', private.city_query(value))
    when 'item_id' then format('l.item_id = %L', given::uuid)
    when 'subject' then format('l.subject = %L', given)
    when 'person_id' then format('l.person_id = %L', given::uuid)
    when 'budget_from' then format('l.budget_egp >= %L', given::bigint)
    when 'budget_to' then format('l.budget_egp <= %L', given::bigint)
    when 'language' then format('l.language = %L', given)
    when 'source' then format('l.source = %L', given)
    when 'stage' then case given when 'none' then 'l.stage is null' else format('l.stage = %L', given) end
    when 'outcome' then case given when 'decided' then 'l.outcome is not null' else format('l.outcome = %L', given) end
    when 'answer' then asked || case given
      when 'in_time' then 'l.answered_at <= l.answer_due_at'
      when 'given' then 'l.answered_at is not null'
      when 'waiting'
        then 'l.answered_at is null and l.status <> ''cancelled'' and l.created_at <= now() - interval ''1 hour'''
      else 'false'
    end
    when 'amount' then case given when 'open' then format('l.amount_egp is not null and %s', is_open) end
    when 'reason_id' then format('l.outcome_reason_id = %L', given)
    when 'created_from' then format('l.created_at >= %L', private.day_begins(given::date))
    when 'created_to' then format('l.created_at < %L', private.day_begins(given::date + 1))
    when 'closed_from' then format('l.closed_at >= %L', private.day_begins(given::date))
    when 'closed_to' then format('l.closed_at < %L', private.day_begins(given::date + 1))
    else ''
  end;
  if condition = '' then
    raise exception 'There is no filter %', name using errcode = '22023';
  end if;
  return condition;
end
$$;
comment on function private.filter_condition(text, jsonb) is
  'One filter of the queue as a condition on leads l; null where it leaves nothing out.';

create function private.matching(filters jsonb) returns text
  language plpgsql stable
  set search_path = ''
  as $$
declare
  condition text;
begin
  if jsonb_typeof(filters) is distinct from 'object' or octet_length(filters::text) > 8192 then
    raise exception 'Filters are an object' using errcode = '22023';
  end if;
  select string_agg(c.condition, ' and ') into condition
    from (
      select private.filter_condition(f.key, f.value) as condition
      from jsonb_each(filters) f where jsonb_typeof(f.value) <> 'null'
    ) c
    where c.condition is not null;
  -- A visit that is called off is not on that day any more.
  return coalesce(condition, 'true')
    || case when filters ? 'visit_on' and not filters ? 'status' then ' and l.status <> ''cancelled''' else '' end;
end
$$;
comment on function private.matching(jsonb) is
  'The filters of the desk as a condition on leads l, all values quoted: queue, counts, board and export use this one, so '
  'that no two disagree. As text, so that each query is planned for what is asked. Filters: kind, status (or open, closed), '
  'owner (me, nobody or an id), overdue (true), due (today), action (true: overdue or due), visit_on, phone, search, city (a '
  'spelling or several), item_id, subject, person_id, budget_from, budget_to, language, source, stage (or none), outcome (or '
  'decided), answer (in_time, given, waiting), amount (open: of open ones that have one), reason_id, and as days in Cairo, '
  'both included, created_from, created_to, closed_from, closed_to.';

create function private.lead_page(
  condition text, oldest_first boolean, after timestamptz, after_id uuid, most integer
) returns jsonb
  language plpgsql stable
  set search_path = ''
  -- A page is found through indexes, however many requests the planner expects to match.
  set enable_seqscan = off
  as $$
declare
  beyond constant text := case when after is null then 'true' else format(
    '(l.created_at, l.id) %s (%L, %L)', case when oldest_first then '>' else '<' end, after,
    coalesce(after_id, '00000000-0000-0000-0000-000000000000')) end;
  in_order constant text := format('order by l.created_at %1$s, l.id %1$s limit', case when oldest_first then 'asc' else 'desc' end);
  page_of constant text := format(
    'select to_jsonb(array(select private.lead_json(l) from %%s l where %%s %s %s))', in_order, greatest(most, 0));
  page jsonb;
begin
  if strpos(condition, '@@') = 0 then
    execute format(page_of, 'public.leads', condition || ' and ' || beyond) into page;
    return page;
  end if;
  -- How rare a word is, no statistics tell. The next 2,000 requests fill the page when it is frequent; otherwise all that
  -- have it are few enough to be looked up first, for which the offset is, and sorted.
  execute format(page_of, format('(select l.* from public.leads l where %s %s 2000)', beyond, in_order), condition) into page;
  if jsonb_array_length(page) < most then
    execute format(page_of, format('(select l.* from public.leads l where %s and %s offset 0)', condition, beyond), 'true')
      into page;
  end if;
  return page;
end
$$;
comment on function private.lead_page(text, boolean, timestamptz, uuid, integer) is
  'A page of the requests that fulfil a condition, after a row of the page before.';

create function public.desk_queue(
  filters jsonb default '{}', oldest_first boolean default false,
  after timestamptz default null, after_id uuid default null, most integer default 50
) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
begin
  perform private.require_staff();
  return private.lead_page(private.matching(filters), oldest_first, after, after_id, least(most, 200));
end
$$;
comment on function public.desk_queue(jsonb, boolean, timestamptz, uuid, integer) is
  'For staff: a page of the queue, of at most 200. Filters: see private.matching. Pass created_at and id of the last row for '
  'the next page.';

create function private.lead_count(filters jsonb, most integer) returns integer
  language plpgsql stable
  set search_path = ''
  as $$
declare
  found_rows integer;
begin
  execute format(
    'select count(*) from (select from public.leads l where %s limit %s) c', private.matching(filters), most
  ) into found_rows;
  return found_rows;
end
$$;
comment on function private.lead_count(jsonb, integer) is 'How many requests match filters, up to a number.';

create function public.desk_counts(within jsonb default '{}') returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
declare
  -- Counts stop at this number: a larger one means only 'many', and would be slow to compute.
  many constant integer := 1000;
begin
  perform private.require_staff();
  return (
    select jsonb_object_agg(v.view, private.lead_count(within || v.filters, many))
    from (values
      ('action', '{"action": true}'::jsonb),
      ('new', '{"status": "new"}'),
      ('nobodys', '{"owner": "nobody", "status": "open"}'),
      ('mine', '{"owner": "me", "status": "open"}'),
      ('overdue', '{"overdue": true}'),
      ('due', '{"due": "today"}'),
      ('visits_today', jsonb_build_object('visit_on', (now() at time zone 'Africa/Cairo')::date))
    ) v (view, filters)
  ) || jsonb_build_object(
    'newest', (select max(l.created_at) from public.leads l),
    'changed_at', (select max(l.changed_at) from public.leads l)
  );
end
$$;
comment on function public.desk_counts(jsonb) is
  'For staff: how many requests each view of the desk holds, up to 1,000, within further filters, and the moments of the '
  'newest and the last change. nobodys are those that wait for an owner, also after a colleague has left.';

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
      from (
        select * from public.favorites s
        where s.user_id in (select p.user_id from public.leads p where p.person_id = lead.person_id)
        limit 50
      ) f
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
    where l.person_id = lead.person_id and (l.kind, l.id) <> (lead.kind, lead.id)
  $$;
comment on function private.same_person(public.leads) is
  'The other requests of the same person.';

revoke all on function
  private.is_overdue(leads),
  private.lead_json(leads),
  private.day_begins(date),
  private.city_query(jsonb),
  private.filter_condition(text, jsonb),
  private.matching(jsonb),
  private.lead_page(text, boolean, timestamp with time zone, uuid, integer),
  public.desk_queue(jsonb, boolean, timestamp with time zone, uuid, integer),
  private.lead_count(jsonb, integer),
  public.desk_counts(jsonb),
  public.desk_clock(),
  public.desk_request(text, uuid),
  private.same_person(leads)
  from public, anon, authenticated;
grant execute on function
  public.desk_queue(jsonb, boolean, timestamp with time zone, uuid, integer),
  public.desk_counts(jsonb),
  public.desk_clock(),
  public.desk_request(text, uuid)
  to authenticated;
