-- One action on many requests at once, and how it is undone.

create table private.desk_batches (
  event uuid primary key,
  actor_id uuid references auth.users (id) on delete set null,
  happened_at timestamptz not null default clock_timestamp(),
  asked jsonb not null,
  answer jsonb not null,
  before jsonb not null,
  people jsonb not null,
  undone jsonb
);
comment on table private.desk_batches is 'Actions on many requests, with what they changed, so that they can be undone for a day.';
comment on column private.desk_batches.before is 'Each request that was changed: as it was, and its version afterwards.';
comment on column private.desk_batches.people is 'The owner of each person before and afterwards.';
comment on column private.desk_batches.undone is 'The answer of the undoing.';

create index desk_batches_actor on private.desk_batches (actor_id);
create index desk_batches_happened_at on private.desk_batches (happened_at);

revoke all on table private.desk_batches from public, anon, authenticated, service_role;

create function private.lock_leads(rows jsonb) returns void
  language sql
  set search_path = ''
  as $$
    select from public.people p
      where p.id in (
        select l.person_id from jsonb_to_recordset(rows) r (kind text, id uuid)
        join public.leads l on l.kind = r.kind and l.id = r.id
      )
      order by p.id for update;
    select from public.leads l
      where (l.kind, l.id) in (select r.kind, r.id from jsonb_to_recordset(rows) r (kind text, id uuid))
      order by l.kind, l.id for update;
  $$;
comment on function private.lock_leads(jsonb) is 'Locks requests that are about to change, their people first.';

create function public.desk_act_many(event uuid, action text, detail jsonb, rows jsonb) returns jsonb
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  asked constant jsonb := jsonb_build_object('action', action, 'detail', coalesce(detail, '{}'), 'rows', rows);
  known private.desk_batches;
  answer jsonb := '[]';
  states jsonb := '[]';
  owners jsonb;
  one record;
begin
  perform private.require_staff();
  if not (action in ('taken', 'assigned', 'next') or (action = 'status' and detail ->> 'to' = 'done'))
    or jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) not between 1 and 200 then
    raise exception 'Up to 200 requests are taken, handed over, closed or given a next step at once' using errcode = '22023';
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('desk_batches ' || event, 0));
  select * into known from private.desk_batches b where b.event = desk_act_many.event;
  if found then
    if known.actor_id is distinct from auth.uid() or known.asked <> asked then
      raise exception 'The id of this event belongs to another one' using errcode = '23505';
    end if;
    return known.answer;
  end if;
  perform private.lock_leads(rows);
  select coalesce(jsonb_object_agg(p.id, p.owner_id), '{}') into owners
    from public.people p
    where p.id in (
      select l.person_id from jsonb_to_recordset(rows) r (kind text, id uuid)
      join public.leads l on l.kind = r.kind and l.id = r.id
    );
  -- All are judged before the first acts: what is done about one of a person raises the versions of the others.
  for one in
    select distinct on (r.kind, r.id) r.kind, r.id, l as lead, l.id is null as is_gone,
      l.version is distinct from r.version as is_changed
    from jsonb_to_recordset(rows) r (kind text, id uuid, version integer)
    left join public.leads l on l.kind = r.kind and l.id = r.id
  loop
    if one.is_gone or one.is_changed then
      answer := answer || jsonb_build_object('kind', one.kind, 'id', one.id, 'result',
        case when one.is_gone then 'gone' else 'changed' end);
      continue;
    end if;
    perform public.desk_act(one.kind, one.id, private.row_event(event, one.kind, one.id), action, detail, (
      select l.version from public.leads l where l.kind = one.kind and l.id = one.id));
    answer := answer || jsonb_build_object('kind', one.kind, 'id', one.id, 'result', 'done');
    states := states || (to_jsonb(one.lead) - 'words');
  end loop;
  insert into private.desk_batches (event, actor_id, asked, answer, before, people)
    values (event, auth.uid(), asked, answer, (
      select coalesce(jsonb_agg(s.state || jsonb_build_object('version', l.version)), '[]')
      from jsonb_array_elements(states) s (state)
      join public.leads l on l.kind = s.state ->> 'kind' and l.id = (s.state ->> 'id')::uuid
    ), (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'before', owners -> p.id::text, 'after', p.owner_id)), '[]')
      from public.people p
      where owners ? p.id::text and p.owner_id is distinct from (owners ->> p.id::text)::uuid
    ));
  -- Until then it can be undone without anybody having read of it.
  update public.notifications n set due_at = now() + interval '10 minutes'
    from jsonb_array_elements(states) s (state)
    where n.request_id = (s.state ->> 'id')::uuid and n.kind = s.state ->> 'kind'
      and n.event_id = private.row_event(event, n.kind, n.request_id) and n.sent_at is null;
  delete from private.desk_batches b where b.happened_at < now() - interval '1 day';
  return answer;
end
$$;
comment on function public.desk_act_many(uuid, text, jsonb, jsonb) is
  'For staff: does one thing about up to 200 requests {kind, id, version}: taken, assigned, status to done, or next. Each '
  'gets its own event in the history. The result of each: done, changed or gone. Mails to buyers wait for ten minutes. A '
  'repeat of the event changes nothing and gets the same answer.';

create function private.restore_lead(state jsonb, undoing uuid, batch uuid, done text) returns boolean
  language plpgsql
  set search_path = ''
  as $$
declare
  was constant public.leads := jsonb_populate_record(null::public.leads, state || '{"words": ""}');
  event constant uuid := private.row_event(batch, was.kind, was.id);
  is_mailed boolean;
begin
  delete from public.notifications n
    where n.request_id = was.id and n.kind = was.kind and n.event_id = event and n.sent_at is null
      and coalesce(n.claimed_until <= now(), true);
  is_mailed := exists (
    select from public.notifications n where n.request_id = was.id and n.kind = was.kind and n.event_id = event);
  insert into public.lead_events (id, kind, request_id, actor_id, actor_name, action, detail)
    values (private.row_event(undoing, was.kind, was.id), was.kind, was.id, auth.uid(), private.name_of(auth.uid()),
      'undone', jsonb_build_object('what', done));
  update public.leads l
    set status = was.status, stage = was.stage, outcome = was.outcome, outcome_reason = was.outcome_reason,
      outcome_reason_id = was.outcome_reason_id, deal_item_id = was.deal_item_id, deal_item_name = was.deal_item_name,
      amount_egp = was.amount_egp, closed_at = was.closed_at, owner_id = was.owner_id, next_step = was.next_step,
      next_at = was.next_at, version = l.version + 1, changed_at = clock_timestamp()
    where l.kind = was.kind and l.id = was.id;
  execute format('update public.%I set status = $1 where id = $2 and status <> $1', was.kind || 's') using was.status, was.id;
  return is_mailed;
end
$$;
comment on function private.restore_lead(jsonb, uuid, uuid, text) is
  'Makes a request what it was before an action on many, with the history. Whether the buyer has had its mail by now.';

create function public.desk_undo_many(event uuid) returns jsonb
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  batch private.desk_batches;
  undoing constant uuid := md5('undo ' || event)::uuid;
  results jsonb;
  person record;
begin
  perform private.require_staff();
  select * into batch from private.desk_batches b
    where b.event = desk_undo_many.event and b.actor_id = auth.uid() for update;
  if not found then
    return null;
  end if;
  if batch.undone is not null then
    return batch.undone;
  end if;
  perform private.lock_leads(batch.before);
  select coalesce(jsonb_agg(jsonb_build_object('kind', s.state ->> 'kind', 'id', s.state ->> 'id', 'person', l.person_id,
      'result', case when l.id is null then 'gone' when l.version <> (s.state ->> 'version')::integer then 'changed' else 'done' end)),
      '[]')
    into results
    from jsonb_array_elements(batch.before) s (state)
    left join public.leads l on l.kind = s.state ->> 'kind' and l.id = (s.state ->> 'id')::uuid;
  -- A person goes back only with all requests: one owner has them.
  for person in
    select p.id, o.before from jsonb_to_recordset(batch.people) o (id uuid, before uuid, after uuid)
    join public.people p on p.id = o.id and p.owner_id is not distinct from o.after
    where not exists (
      select from jsonb_to_recordset(results) a (person uuid, result text) where a.person = p.id and a.result <> 'done')
    order by p.id
  loop
    perform private.give_person(person.id, person.before, md5(undoing::text || person.id)::uuid, auth.uid(),
      private.name_of(auth.uid()));
  end loop;
  select coalesce(jsonb_agg(a.one - 'person' || case when a.one ->> 'result' = 'done'
      then jsonb_build_object('mailed', private.restore_lead(s.state, undoing, event, batch.asked ->> 'action'))
      else '{}' end), '[]')
    into results
    from jsonb_array_elements(results) a (one)
    join jsonb_array_elements(batch.before) s (state)
      on s.state ->> 'kind' = a.one ->> 'kind' and s.state ->> 'id' = a.one ->> 'id';
  update private.desk_batches b set undone = results where b.event = batch.event;
  return results;
end
$$;
comment on function public.desk_undo_many(uuid) is
  'For staff: undoes their own action on many requests within a day, where nobody has changed a request since. The result of '
  'each: done, with mailed when the buyer had the mail already; changed; gone. Owners go back where none of the person''s '
  'requests were changed. Null when there is no such action.';

revoke all on function
  private.lock_leads(jsonb),
  public.desk_act_many(uuid, text, jsonb, jsonb),
  private.restore_lead(jsonb, uuid, uuid, text),
  public.desk_undo_many(uuid)
  from public, anon, authenticated;
grant execute on function
  public.desk_act_many(uuid, text, jsonb, jsonb),
  public.desk_undo_many(uuid)
  to authenticated;
