-- What the team does about a request, and the buyer who takes it back.

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
        where f.key <> all (k.needed || k.possible)
          or (jsonb_typeof(f.value) not in ('string', 'null') and (f.key <> 'amount_egp' or jsonb_typeof(f.value) <> 'number'))
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
          when 'call_ended' then '{outcome}'
          else '{}'
        end::text[] as needed,
        case action
          when 'status' then '{outcome,reason,reason_id,item_id,item_name,amount_egp}'
          when 'deal' then '{stage,item_id,item_name,amount_egp,expected_on}'
          when 'call_ended' then '{at}'
          when 'email' then '{outcome}'
          when 'whatsapp' then '{text}'
          else '{}'
        end::text[] as possible
    ) k
  $$;
comment on function private.is_detail_of(text, jsonb) is
  'Whether a detail has what its action needs and nothing that it does not know: texts of at most 10,000 letters, all else '
  'of at most 300, amounts as numbers.';

create function private.is_answer(action text, detail jsonb) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select action in ('whatsapp', 'email') or (action = 'call_ended' and detail ->> 'outcome' = 'reached')
  $$;
comment on function private.is_answer(text, jsonb) is
  'Whether an action answers the person. A call that begins, that nobody takes, or that reaches somebody else does not.';

create function private.change_deal(lead public.leads, detail jsonb) returns public.leads
  language plpgsql immutable
  set search_path = ''
  as $$
begin
  if detail ? 'stage' then
    lead.stage := detail ->> 'stage';
    if lead.stage is null or lead.status not in ('new', 'in_progress') then
      raise exception 'Only an open deal has a stage' using errcode = '22023';
    end if;
  end if;
  if detail ? 'item_id' then
    lead.deal_item_id := detail ->> 'item_id';
  end if;
  if detail ? 'item_name' then
    lead.deal_item_name := detail ->> 'item_name';
  end if;
  if detail ? 'amount_egp' then
    lead.amount_egp := round((detail ->> 'amount_egp')::numeric);
  end if;
  if detail ? 'expected_on' then
    lead.expected_on := detail ->> 'expected_on';
  end if;
  return lead;
end
$$;
comment on function private.change_deal(public.leads, jsonb) is
  'What is known about a deal: stage, car, amount, expected day. What a detail does not name stays.';

create function private.end_call(lead public.leads, detail jsonb) returns public.leads
  language plpgsql immutable
  set search_path = ''
  as $$
declare
  outcome constant text := detail ->> 'outcome';
begin
  if coalesce(outcome not in ('reached', 'no_reply', 'wrong_number'), true)
    or (detail ->> 'at' is not null and (outcome <> 'no_reply' or not isfinite((detail ->> 'at')::timestamptz))) then
    raise exception 'A call reached the person, nobody or somebody else; a next try is for one without a reply'
      using errcode = '22023';
  end if;
  lead.phone_wrong := outcome = 'wrong_number' or (lead.phone_wrong and outcome = 'no_reply');
  if detail ->> 'at' is not null then
    lead.next_step := 'call_again';
    lead.next_at := detail ->> 'at';
  end if;
  return lead;
end
$$;
comment on function private.end_call(public.leads, jsonb) is
  'What came of a call: reached, no_reply, perhaps with a next try, or wrong_number.';

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
      lead.outcome_reason_id := detail ->> 'reason_id';
      if (lead.outcome is not null and lead.status <> 'done')
        or (lead.outcome_reason is not null and lead.outcome is null and lead.status <> 'cancelled')
        or (lead.outcome_reason_id is not null and lead.outcome is distinct from 'lost')
        or (detail ?| '{item_id,item_name,amount_egp}' and lead.outcome is distinct from 'won') then
        raise exception 'Only a closed request has a result, and only a result has a reason, a car and an amount'
          using errcode = '22023';
      end if;
      if lead.outcome_reason_id is not null
        and not exists (select from public.close_reasons r where r.id = lead.outcome_reason_id) then
        raise exception 'There is no such reason' using errcode = '22023';
      end if;
      lead := private.change_deal(lead, detail);
      if lead.status in ('done', 'cancelled') then
        lead.owner_id := coalesce(lead.owner_id, auth.uid());
      elsif not is_open then
        lead.owner_id := coalesce((select p.owner_id from public.people p where p.id = lead.person_id), lead.owner_id);
      end if;
    when 'next' then
      lead.next_step := detail ->> 'step';
      lead.next_at := detail ->> 'at';
      if not isfinite(lead.next_at) then
        raise exception 'A next step has a day' using errcode = '22023';
      end if;
    when 'deal' then
      lead := private.change_deal(lead, detail);
    when 'call_ended' then
      lead := private.end_call(lead, detail);
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
  if private.is_answer(action, detail) then
    lead.answered_by := case when lead.answered_at is null then auth.uid() else lead.answered_by end;
    lead.answered_at := coalesce(lead.answered_at, clock_timestamp());
  end if;
  -- Whoever answers or tries to, or says what comes next, has the request; a note may be anybody's.
  if is_open and (action in ('call', 'call_ended', 'whatsapp', 'email', 'deal')
    or (action = 'next' and lead.next_step is not null)) then
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
  -- Notes and answers never conflict, and each is one more. A next try replaces the next step.
  is_added constant boolean := action in ('note', 'call', 'call_ended', 'whatsapp', 'email');
  before public.leads;
  later public.leads;
  answer jsonb;
begin
  perform private.require_staff();
  if action not in (
    'taken', 'assigned', 'status', 'next', 'deal', 'note', 'call', 'call_ended', 'whatsapp', 'email', 'duplicate'
  ) then
    raise exception 'There is no such action' using errcode = '22023';
  end if;
  if not private.is_detail_of(action, asked) then
    raise exception 'The detail does not belong to this action' using errcode = '22023';
  end if;
  if action = 'note' and not coalesce(char_length(btrim(asked ->> 'text')) between 1 and 10000, false) then
    raise exception 'A note has between 1 and 10,000 letters' using errcode = '22023';
  end if;
  before := private.lock_lead(of_kind, request);
  answer := private.answer_at_once(before, event, action, asked,
    case when is_added and asked ->> 'at' is null then before.version else seen_version end);
  if answer is not null then
    return answer;
  end if;
  later := private.change_lead(before, action, asked);
  if later is not distinct from before and not is_added then
    return jsonb_build_object('result', 'done', 'lead', private.lead_json(before));
  end if;
  if later.status in ('new', 'in_progress') and later.owner_id is distinct from before.owner_id
    or before.status in ('done', 'cancelled') and later.status in ('new', 'in_progress') then
    later.owner_id := private.give_person(before.person_id, later.owner_id, event, auth.uid(),
      private.name_of(auth.uid()), of_kind, request);
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
          and later.status in ('new', 'in_progress') then '{"taken": true}'
        else '{}'
      end::jsonb);
  update public.leads l
    set owner_id = later.owner_id, status = later.status, stage = later.stage, outcome = later.outcome,
      outcome_reason = later.outcome_reason, outcome_reason_id = later.outcome_reason_id,
      deal_item_id = later.deal_item_id, deal_item_name = later.deal_item_name, amount_egp = later.amount_egp,
      expected_on = later.expected_on, next_step = later.next_step, next_at = later.next_at,
      answered_at = later.answered_at, answered_by = later.answered_by, phone_wrong = later.phone_wrong, duplicate_of = later.duplicate_of,
      version = later.version, changed_at = clock_timestamp()
    where l.kind = of_kind and l.id = request
    returning * into later;
  if later.phone_wrong <> before.phone_wrong then
    update public.leads l set phone_wrong = later.phone_wrong, changed_at = clock_timestamp()
      where l.person_id = later.person_id and l.phone_key = later.phone_key and l.phone_wrong <> later.phone_wrong;
  end if;
  -- Buyers read the status in the request's own table.
  if later.status <> before.status then
    execute format('update public.%I set status = $1 where id = $2', of_kind || 's') using later.status, request;
  end if;
  return jsonb_build_object('result', 'done', 'lead', private.lead_json(later));
end
$$;
comment on function public.desk_act(text, uuid, uuid, text, jsonb, integer) is
  'For staff: does one thing about a request and writes it into the history. Whoever takes or answers it has all open '
  'requests of the person. The event''s id is made before the first '
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

revoke all on function
  private.may_repeat(leads, uuid),
  private.is_repeat(uuid, text, uuid, text, jsonb),
  private.is_detail_of(text, jsonb),
  private.is_answer(text, jsonb),
  private.change_deal(leads, jsonb),
  private.end_call(leads, jsonb),
  private.change_lead(leads, text, jsonb),
  private.answer_at_once(leads, uuid, text, jsonb, integer),
  public.desk_act(text, uuid, uuid, text, jsonb, integer),
  public.cancel_request(text, uuid, uuid)
  from public, anon, authenticated;
grant execute on function
  public.desk_act(text, uuid, uuid, text, jsonb, integer),
  public.cancel_request(text, uuid, uuid)
  to authenticated;
