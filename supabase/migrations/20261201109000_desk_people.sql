-- What the desk reads of a person, and people who turn out to be one.

create table public.person_merges (
  event uuid primary key,
  actor_id uuid references auth.users (id) on delete set null,
  actor_name text not null,
  happened_at timestamptz not null default clock_timestamp(),
  keep_id uuid not null references public.people (id) on delete cascade,
  other_id uuid not null,
  other_owner_id uuid references auth.users (id) on delete set null,
  moved jsonb not null,
  undone_at timestamptz,
  undone_by text
);
comment on table public.person_merges is
  'People who were merged, and which requests moved, so that they can be parted again. Only functions touch it.';
comment on column public.person_merges.event is 'Made by the browser before its first attempt, so that a retry merges once.';
comment on column public.person_merges.other_id is 'The person who is no more; parted again, they have the same id.';
comment on column public.person_merges.moved is 'The requests that moved: kind and id.';

create index person_merges_keep on public.person_merges (keep_id, happened_at);
create index person_merges_actor on public.person_merges (actor_id);
create index person_merges_other_owner on public.person_merges (other_owner_id);

revoke all on table public.person_merges from public, anon, authenticated;
grant select, insert, update, delete on table public.person_merges to service_role;

alter table public.person_merges enable row level security;

create function private.person_summary(person uuid) returns jsonb
  language sql stable
  set search_path = ''
  as $$
    with leads as materialized (
      select l.name, l.phone, l.phone_key, l.phone_wrong, l.email, l.city, l.user_id, l.status, l.created_at
      from public.leads l where l.person_id = person order by l.created_at desc limit 1000
    )
    select jsonb_build_object(
      'id', p.id, 'owner_id', p.owner_id, 'owner_name', private.name_of(p.owner_id), 'created_at', p.created_at,
      'names', f.names, 'phones', f.phones, 'wrong_phones', f.wrong_phones, 'emails', f.emails, 'cities', f.cities,
      'accounts', f.accounts, 'requests', f.requests, 'open', f.open, 'newest_at', f.newest_at
    )
    from public.people p
    cross join lateral (
      select to_jsonb(array(select l.name from leads l group by l.name order by max(l.created_at) desc limit 10)) as names,
        to_jsonb(array(
          select (array_agg(l.phone order by l.created_at desc))[1] from leads l group by l.phone_key
          order by max(l.created_at) desc limit 10)) as phones,
        to_jsonb(array(select distinct l.phone from leads l where l.phone_wrong limit 10)) as wrong_phones,
        to_jsonb(array(
          select lower(l.email) from leads l where l.email <> '' group by lower(l.email) order by max(l.created_at) desc limit 10
        )) as emails,
        to_jsonb(array(
          select l.city from leads l where l.city is not null group by l.city order by max(l.created_at) desc limit 10
        )) as cities,
        to_jsonb(array(select distinct l.user_id from leads l where l.user_id is not null limit 10)) as accounts,
        (select count(*) from leads) as requests,
        (select count(*) from leads l where l.status in ('new', 'in_progress')) as open,
        (select max(l.created_at) from leads l) as newest_at
    ) f
    where p.id = person
  $$;
comment on function private.person_summary(uuid) is
  'A person in short: names, telephone numbers, addresses and cities, the newest first, and how many requests.';

create function private.person_timeline(person uuid, before timestamptz, before_id uuid, most integer) returns jsonb
  language plpgsql stable
  set search_path = ''
  as $$
begin
  return (
    with requests as materialized (
      select l.kind, l.id, l.subject, l.created_at from public.leads l
      where l.person_id = person order by l.created_at desc limit 200
    ),
    steps as (
      select e.happened_at as at, e.id, 'event' as type, e.kind, e.request_id,
        jsonb_build_object('actor_name', e.actor_name, 'action', e.action, 'detail', e.detail) as facts
      from requests r join public.lead_events e on e.kind = r.kind and e.request_id = r.id
      where not e.detail ? 'with'
      union all
      select r.created_at, private.row_event(r.id, 'sent', r.id), 'sent', r.kind, r.id, jsonb_build_object('subject', r.subject)
      from requests r
      union all
      select coalesce(n.sent_at, n.given_up_at, n.created_at), private.row_event(n.event_id, n.kind || n.audience, n.request_id),
        'mail', n.kind, n.request_id,
        jsonb_build_object('step', n.step, 'sent', n.sent_at is not null, 'given_up', n.given_up_at is not null)
      from requests r join public.notifications n on n.request_id = r.id and n.kind = r.kind
      where n.audience = 'buyer'
      union all
      select m.happened_at, m.event, 'merge', null, null,
        jsonb_build_object('actor_name', m.actor_name, 'requests', jsonb_array_length(m.moved), 'undone_at', m.undone_at,
          'undone_by', m.undone_by)
      from public.person_merges m where m.keep_id = person
    ),
    page as (
      select s.* from steps s
      where before is null or (s.at, s.id) < (before, coalesce(before_id, '00000000-0000-0000-0000-000000000000'))
      order by s.at desc, s.id desc limit most
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'at', g.at, 'id', g.id, 'type', g.type, 'kind', g.kind, 'request_id', g.request_id,
      'facts', g.facts || case g.type
        -- What the site had shown, with its prices.
        when 'sent' then (
          select jsonb_build_object('page', w.sent -> 'page', 'item_id', w.sent -> 'item_id', 'shown', w.sent -> 'shown')
          from (select private.request_row(g.kind, g.request_id) as sent) w
        )
        else '{}'
      end
    ) order by g.at desc, g.id desc), '[]')
    from page g
  );
end
$$;
comment on function private.person_timeline(uuid, timestamptz, uuid, integer) is
  'What happened with a person, the newest first: requests as they were sent, what was done, mails to them, merges.';

create function public.desk_person(
  person uuid, before timestamptz default null, before_id uuid default null, most integer default 50
) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
declare
  summary constant jsonb := private.person_summary(person);
  now_with uuid;
begin
  perform private.require_staff();
  if summary is null then
    -- An address of somebody who was merged leads to who they are now.
    select m.keep_id into now_with from public.person_merges m
      where m.other_id = person and m.undone_at is null order by m.happened_at desc limit 1;
    return case when now_with is null then null else public.desk_person(now_with, before, before_id, most) end;
  end if;
  return jsonb_build_object(
    'person', summary,
    'requests', (
      select coalesce(jsonb_agg(private.lead_json(l) order by l.created_at desc, l.id), '[]')
      from (select * from public.leads o where o.person_id = person order by o.created_at desc limit 100) l
    ),
    'timeline', private.person_timeline(person, before, before_id, least(greatest(most, 1), 200)),
    'favourites', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'type', f.item_type, 'id', f.item_id, 'at', f.created_at, 'price_egp', f.saved_price_egp
      ) order by f.created_at desc), '[]')
      from (
        select * from public.favorites s
        where s.user_id in (select l.user_id from public.leads l where l.person_id = person)
        order by s.created_at desc limit 50
      ) f
    ),
    'merges', (
      select coalesce(jsonb_agg(jsonb_build_object('event', m.event, 'at', m.happened_at, 'actor_name', m.actor_name,
        'other_id', m.other_id, 'requests', jsonb_array_length(m.moved)) order by m.happened_at desc), '[]')
      from public.person_merges m where m.keep_id = person and m.undone_at is null
    )
  );
end
$$;
comment on function public.desk_person(uuid, timestamptz, uuid, integer) is
  'For staff: a person with requests, favourites, merges that can be undone, and one page of the timeline, before a step of '
  'it. Null when they are gone; whoever was merged is found under the old id.';

create function public.desk_give_person(
  event uuid, person uuid, successor uuid default null, seen_owner uuid default null
) returns jsonb
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  predecessor uuid;
  owner uuid;
  actor_name constant text := private.name_of(auth.uid());
begin
  perform private.require_staff();
  if successor is not null and not exists (select from public.user_roles r where r.user_id = successor) then
    raise exception 'Only the team has people' using errcode = '22023';
  end if;
  select p.owner_id into predecessor from public.people p where p.id = person for update;
  if not found then
    return jsonb_build_object('result', 'gone');
  end if;
  if predecessor is not distinct from successor then
    return jsonb_build_object('result', 'done');
  end if;
  if predecessor is distinct from seen_owner then
    return jsonb_build_object('result', 'changed');
  end if;
  owner := private.give_person(person, successor, event, auth.uid(), actor_name);
  -- Without an open request the history stands with the latest one.
  insert into public.lead_events (id, kind, request_id, actor_id, actor_name, action, detail)
    select private.row_event(event, l.kind, l.id), l.kind, l.id, auth.uid(), actor_name, 'assigned',
      jsonb_build_object('from', predecessor, 'to', owner, 'to_name', private.name_of(owner))
    from public.leads l
    where l.person_id = person
      and not exists (select from public.leads o where o.person_id = person and o.status in ('new', 'in_progress'))
    order by l.created_at desc, l.id limit 1;
  update public.leads l set changed_at = clock_timestamp() where l.person_id = person;
  return jsonb_build_object('result', 'done');
end
$$;
comment on function public.desk_give_person(uuid, uuid, uuid, uuid) is
  'For staff: gives a person, with all open requests if there are any, to somebody of the team or back to nobody. result: '
  'done, also where they have the person by now; changed, when somebody else has given them away since; gone.';

create function private.twin_reasons(one uuid, other uuid) returns jsonb
  language sql stable
  set search_path = ''
  as $$
    select coalesce(jsonb_agg(distinct case left(a.key, 1) when 'e' then 'email' when 'p' then 'phone' else 'name' end), '[]')
    from private.person_keys a join private.person_keys b on b.key = a.key and b.person_id = other
    where a.person_id = one
  $$;
comment on function private.twin_reasons(uuid, uuid) is
  'Why two people are likely one: email, phone, name (which sounds the same, with the same car or city).';

create function public.desk_twins(most integer default 50) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('first', private.person_summary(t.first_id),
      'second', private.person_summary(t.second_id), 'reasons', t.reasons, 'found_at', t.found_at) order by t.found_at desc), '[]')
    from (
      select w.*, private.twin_reasons(w.first_id, w.second_id) as reasons
      from (
        select * from private.person_twins p where p.dismissed_at is null
        order by p.found_at desc limit 2 * least(greatest(most, 0), 100)
      ) w
    ) t
    -- What made them twins may have been deleted since.
    where t.reasons <> '[]'
  );
end
$$;
comment on function public.desk_twins(integer) is 'For staff: pairs of people who are likely one, the latest found first.';

create function public.desk_dismiss_twins(one uuid, other uuid) returns void
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  perform private.require_staff();
  update private.person_twins t set dismissed_at = clock_timestamp(), dismissed_by = auth.uid()
    where t.first_id = least(one, other) and t.second_id = greatest(one, other) and t.dismissed_at is null;
end
$$;
comment on function public.desk_dismiss_twins(uuid, uuid) is 'For staff: these are two people; the pair is not listed again.';

create function public.desk_merge_preview(keep uuid, other uuid) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
declare
  kept constant jsonb := private.person_summary(keep);
  gone constant jsonb := private.person_summary(other);
begin
  perform private.require_staff();
  if kept is null or gone is null or keep = other then
    return null;
  end if;
  return jsonb_build_object(
    'keep', kept, 'other', gone, 'reasons', private.twin_reasons(keep, other),
    'owner_id', coalesce(kept -> 'owner_id', 'null'),
    'owner_name', kept -> 'owner_name'
  ) || case when kept ->> 'owner_id' is null
    then jsonb_build_object('owner_id', gone -> 'owner_id', 'owner_name', gone -> 'owner_name') else '{}' end;
end
$$;
comment on function public.desk_merge_preview(uuid, uuid) is
  'For staff: what a merge would make of two people, and who would have them. Null when one of them is gone.';

create function public.desk_merge(event uuid, keep uuid, other uuid) returns jsonb
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  known public.person_merges;
  owner uuid;
  other_owner uuid;
  keys text[];
  actor_name constant text := private.name_of(auth.uid());
begin
  perform private.require_staff();
  if keep = other then
    raise exception 'Two people are merged, not one' using errcode = '22023';
  end if;
  perform from public.people p where p.id in (keep, other) order by p.id for update;
  select * into known from public.person_merges m where m.event = desk_merge.event;
  if found then
    if (known.other_id, known.actor_id) is distinct from (other, auth.uid()) then
      raise exception 'The id of this event belongs to another one' using errcode = '23505';
    end if;
    return jsonb_build_object('result', 'done');
  end if;
  if (select count(*) < 2 from public.people p where p.id in (keep, other)) then
    return jsonb_build_object('result', 'gone');
  end if;
  select p.owner_id into other_owner from public.people p where p.id = other;
  select coalesce(p.owner_id, other_owner) into owner from public.people p where p.id = keep;
  perform private.give_person(p.id, owner, md5(event::text || p.id)::uuid, auth.uid(), actor_name)
    from unnest(array[keep, other]) p (id);
  insert into public.person_merges (event, actor_id, actor_name, keep_id, other_id, other_owner_id, moved)
    select event, auth.uid(), actor_name, keep, other, other_owner,
      coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'id', l.id)), '[]')
    from public.leads l where l.person_id = other;
  update public.leads l set person_id = keep, changed_at = clock_timestamp() where l.person_id = other;
  update public.person_merges m set keep_id = keep where m.keep_id = other;
  keys := array(select k.key from private.person_keys k where k.person_id = other);
  delete from public.people p where p.id = other;
  perform private.find_twins(keep, keys);
  return jsonb_build_object('result', 'done');
end
$$;
comment on function public.desk_merge(uuid, uuid, uuid) is
  'For staff: gives all requests of one person to another, who keeps their own owner or gets that of the other. result: done; '
  'gone, when one of them was merged or deleted meanwhile. A repeat of the event changes nothing.';

create function public.desk_unmerge(event uuid) returns jsonb
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  merged public.person_merges;
begin
  perform private.require_staff();
  perform from public.people p
    where p.id = (select m.keep_id from public.person_merges m where m.event = desk_unmerge.event) for update;
  select * into merged from public.person_merges m where m.event = desk_unmerge.event for update;
  if not found then
    return jsonb_build_object('result', 'gone');
  end if;
  if merged.undone_at is not null then
    return jsonb_build_object('result', 'done', 'person_id', merged.other_id);
  end if;
  update public.person_merges m set undone_at = clock_timestamp(), undone_by = private.name_of(auth.uid())
    where m.event = desk_unmerge.event;
  if not exists (
    select from jsonb_to_recordset(merged.moved) r (kind text, id uuid)
    join public.leads l on l.kind = r.kind and l.id = r.id and l.person_id = merged.keep_id
  ) then
    return jsonb_build_object('result', 'gone');
  end if;
  insert into public.people (id, owner_id) select merged.other_id, p.owner_id from public.people p where p.id = merged.keep_id
    on conflict do nothing;
  update public.leads l set person_id = merged.other_id, changed_at = clock_timestamp()
    from jsonb_to_recordset(merged.moved) r (kind text, id uuid)
    where l.kind = r.kind and l.id = r.id and l.person_id = merged.keep_id;
  if exists (select from public.user_roles r where r.user_id = merged.other_owner_id) then
    perform private.give_person(merged.other_id, merged.other_owner_id, md5(event::text || 'parted')::uuid, auth.uid(),
      private.name_of(auth.uid()));
  end if;
  delete from private.person_keys k
    where k.person_id = merged.keep_id and not exists (
      select from public.leads l where l.person_id = k.person_id and k.key = any (private.twin_keys(l)));
  perform private.find_twins(merged.other_id, array(
    select k.key from public.leads l cross join unnest(private.twin_keys(l)) k (key) where l.person_id = merged.other_id));
  -- Whoever parts them says that they are two.
  insert into private.person_twins as t (first_id, second_id, dismissed_at, dismissed_by)
    values (least(merged.keep_id, merged.other_id), greatest(merged.keep_id, merged.other_id), clock_timestamp(), auth.uid())
    on conflict (first_id, second_id) do update set dismissed_at = excluded.dismissed_at, dismissed_by = excluded.dismissed_by;
  return jsonb_build_object('result', 'done', 'person_id', merged.other_id);
end
$$;
comment on function public.desk_unmerge(uuid) is
  'For staff: gives the requests that a merge moved, as far as they are still there, back to the person whose they were, and '
  'that person to who had them. Later requests stay. result: done, or gone when there is nothing left to part.';

revoke all on function
  private.person_summary(uuid),
  private.person_timeline(uuid, timestamp with time zone, uuid, integer),
  public.desk_person(uuid, timestamp with time zone, uuid, integer),
  public.desk_give_person(uuid, uuid, uuid, uuid),
  private.twin_reasons(uuid, uuid),
  public.desk_twins(integer),
  public.desk_dismiss_twins(uuid, uuid),
  public.desk_merge_preview(uuid, uuid),
  public.desk_merge(uuid, uuid, uuid),
  public.desk_unmerge(uuid)
  from public, anon, authenticated;
grant execute on function
  public.desk_person(uuid, timestamp with time zone, uuid, integer),
  public.desk_give_person(uuid, uuid, uuid, uuid),
  public.desk_twins(integer),
  public.desk_dismiss_twins(uuid, uuid),
  public.desk_merge_preview(uuid, uuid),
  public.desk_merge(uuid, uuid, uuid),
  public.desk_unmerge(uuid)
  to authenticated;
