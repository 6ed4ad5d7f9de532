-- Two or three hours that the team proposes for a visit. The buyer chooses one by a link, without an account, or under My
-- Activity. Nothing is held meanwhile: whoever is first has the hour.

create table public.visit_proposals (
  id uuid primary key,
  request_id uuid not null references public.visit_requests (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  token_hash text not null unique,
  slots jsonb not null,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  used_at timestamptz,
  chosen jsonb,
  constraint visit_proposals_two_or_three_slots check (jsonb_typeof(slots) = 'array' and jsonb_array_length(slots) in (2, 3)),
  constraint visit_proposals_bounded check (octet_length(slots::text) <= 2000 and octet_length(chosen::text) <= 1000),
  constraint visit_proposals_chosen_by_use check (chosen is null or used_at is not null)
);
comment on table public.visit_proposals is 'Hours that a buyer may choose from. Only functions read and write it.';
comment on column public.visit_proposals.id is
  'Of the event of the history, which the browser makes before its first attempt, so that a retry proposes nothing twice.';
comment on column public.visit_proposals.token_hash is
  'SHA-256 of the token, in hexadecimal figures; the token itself stands in the link alone.';
comment on column public.visit_proposals.slots is 'Place, day and hour of each, as an array of {place, day, slot}.';
comment on column public.visit_proposals.expires_at is
  'Three days later or at the first of the hours; earlier when something else was agreed or proposed.';
comment on column public.visit_proposals.used_at is 'When the buyer chose, or said that no hour suits.';
comment on column public.visit_proposals.chosen is
  'The hour that was chosen, as in slots; an hour without a place is one that was asked for instead; {} when none suits.';

create index visit_proposals_request on public.visit_proposals (request_id, created_at);
create index visit_proposals_user on public.visit_proposals (user_id);
create index visit_proposals_created_by on public.visit_proposals (created_by);
create index visit_proposals_waiting on public.visit_proposals (expires_at) where used_at is null;

revoke all on table public.visit_proposals from public, anon, authenticated;
grant select, insert, update, delete on table public.visit_proposals to service_role;

alter table public.visit_proposals enable row level security;

create function private.hash_of_token(token text) returns text
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select encode(sha256(convert_to(token, 'UTF8')), 'hex')
  $$;
comment on function private.hash_of_token(text) is 'What is stored of the token of a link.';

create function private.is_free(request uuid, place text, on_day date, at_slot text) returns boolean
  language sql stable
  set search_path = ''
  as $$
    select on_day + at_slot::time > now() at time zone 'Africa/Cairo'
      and exists (select from public.visit_places p where p.id = place and p.open)
      and not exists (
        select from public.visits v
        where v.state = 'confirmed' and v.place_id = place and v.day = on_day and v.slot = at_slot and v.request_id <> request
      )
  $$;
comment on function private.is_free(uuid, text, date, text) is
  'Whether an hour at a place can be agreed for a request: it lies ahead, the place is open, no other visit has it.';

create function private.named_hours(proposal public.visit_proposals) returns jsonb
  language sql stable
  set search_path = ''
  as $$
    select jsonb_agg(jsonb_build_object(
      'place', jsonb_build_object('id', h.place, 'name_en', p.name_en, 'name_ar', p.name_ar, 'address_en', p.address_en,
        'address_ar', p.address_ar, 'map_url', p.map_url),
      'day', h.day, 'slot', h.slot, 'free', private.is_free(proposal.request_id, h.place, h.day, h.slot)
    ) order by h.day, h.slot, h.place)
    from jsonb_to_recordset(proposal.slots) h (place text, day date, slot text)
    join public.visit_places p on p.id = h.place
  $$;
comment on function private.named_hours(public.visit_proposals) is
  'The hours of a proposal with their places, and whether each is still free. A place that was deleted is left out.';

create function private.proposal_json(proposal public.visit_proposals) returns jsonb
  language sql stable
  set search_path = ''
  as $$
    select jsonb_build_object(
      'id', proposal.id,
      'request_id', proposal.request_id,
      'state', case
        when l.status not in ('new', 'in_progress') then 'closed'
        when proposal.used_at is null and proposal.expires_at > now() then 'open'
        when v.state = 'confirmed' then 'agreed'
        when proposal.used_at is not null then 'refused'
        else 'expired'
      end,
      'name', l.name,
      'language', l.language,
      'car', l.subject,
      'expires_at', proposal.expires_at,
      'hours', coalesce(private.named_hours(proposal), '[]'),
      'agreed', (
        select jsonb_build_object('day', v.day, 'slot', v.slot, 'place', jsonb_build_object('id', p.id, 'name_en', p.name_en,
          'name_ar', p.name_ar, 'address_en', p.address_en, 'address_ar', p.address_ar, 'map_url', p.map_url))
        from public.visit_places p
        where v.state = 'confirmed' and p.id = v.place_id and l.status in ('new', 'in_progress')
      )
    )
    from public.leads l left join public.visits v on v.request_id = l.id
    where l.kind = 'visit_request' and l.id = proposal.request_id
  $$;
comment on function private.proposal_json(public.visit_proposals) is
  'A proposal as its buyer sees it, without telephone number or address. state: open; agreed, when an hour is; refused, when '
  'no hour suited; expired; closed, with its request.';

create function private.is_list_of_hours(hours jsonb) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select case when jsonb_typeof(hours) = 'array' then
      jsonb_array_length(hours) in (2, 3)
      and (select count(distinct h.value) = count(*) from jsonb_array_elements(hours) h)
      and not exists (
        select from jsonb_array_elements(hours) h
        where (case jsonb_typeof(h.value) when 'object' then
          not h.value ?& '{place,day,slot}' or h.value - '{place,day,slot}'::text[] <> '{}'
            or coalesce(h.value ->> 'day', '') !~ '^\d{4}-\d{2}-\d{2}$'
          else true end)
      )
    else false end
  $$;
comment on function private.is_list_of_hours(jsonb) is
  'Whether these are two or three different hours, each with its place and its day.';

create function public.desk_propose(request uuid, event uuid, token text, hours jsonb, message text, seen_version integer)
  returns jsonb
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  lead public.leads;
  later public.leads;
  proposal public.visit_proposals;
  answer jsonb;
  hour record;
  first_hour timestamptz;
begin
  perform private.require_staff();
  if coalesce(token, '') !~ '^[A-Za-z0-9_-]{43}$' then
    raise exception 'A token has 32 bytes' using errcode = '22023';
  end if;
  if not coalesce(private.is_list_of_hours(hours), false) then
    raise exception 'Two or three hours are proposed, each with its place and its day' using errcode = '22023';
  end if;
  if char_length(message) > 2000 then
    raise exception 'A message has at most 2,000 letters' using errcode = '22023';
  end if;
  lead := private.lock_lead('visit_request', request);
  answer := private.answer_at_once(lead, event, 'proposed', jsonb_build_object('hours', hours), seen_version);
  if answer is not null then
    return answer;
  end if;
  if lead.status not in ('new', 'in_progress') then
    raise exception 'Hours are proposed for an open request' using errcode = '22023';
  end if;
  for hour in select h.place, h.day, h.slot from jsonb_to_recordset(hours) h (place text, day date, slot text) loop
    perform private.require_hour_ahead(hour.day, hour.slot);
    perform private.require_place_open(hour.place);
    if not private.is_free(request, hour.place, hour.day, hour.slot) then
      return jsonb_build_object('result', 'occupied', 'lead', private.lead_json(lead));
    end if;
    first_hour := least(first_hour, (hour.day + hour.slot::time) at time zone 'Africa/Cairo');
  end loop;
  -- One at a time: the link of an earlier proposal says that it is over.
  update public.visit_proposals p set expires_at = now()
    where p.request_id = request and p.used_at is null and p.expires_at > now();
  insert into public.visit_proposals (id, request_id, user_id, token_hash, slots, created_by, expires_at)
    values (event, request, lead.user_id, private.hash_of_token(token), hours, auth.uid(),
      least(now() + interval '3 days', first_hour))
    returning * into proposal;
  later := private.change_lead(lead, 'whatsapp', '{}');
  if later.owner_id is distinct from lead.owner_id then
    perform private.give_person(lead.person_id, later.owner_id, event, auth.uid(), private.name_of(auth.uid()),
      'visit_request', request);
  end if;
  insert into public.lead_events (id, kind, request_id, actor_id, actor_name, action, detail)
    values (event, 'visit_request', request, auth.uid(), private.name_of(auth.uid()), 'proposed',
      jsonb_strip_nulls(jsonb_build_object('hours', hours, 'text', nullif(message, ''),
        'taken', case when lead.owner_id is null then true end)));
  update public.leads l
    set owner_id = later.owner_id, status = later.status, answered_at = later.answered_at, answered_by = later.answered_by,
      version = l.version + 1, changed_at = clock_timestamp(),
      next_step = case when private.is_visit_step(l.next_step) then null else l.next_step end,
      next_at = case when private.is_visit_step(l.next_step) then null else l.next_at end
    where l.kind = 'visit_request' and l.id = request
    returning * into later;
  update public.visit_requests r set status = later.status where r.id = request and r.status <> later.status;
  perform private.mail_proposal(proposal, token);
  return jsonb_build_object('result', 'done', 'lead', private.lead_json(later));
end
$$;
comment on function public.desk_propose(uuid, uuid, text, jsonb, text, integer) is
  'For staff: proposes two or three hours for a visit in place of those proposed before, and mails them to the buyer; '
  'message is what the buyer is sent by WhatsApp, without the link. It counts as an answer. result: done; occupied, when '
  'another visit has one of the hours; changed, when somebody else acted since seen_version; gone.';

create function private.answer_proposal(proposal uuid, choice jsonb) returns jsonb
  language plpgsql
  set search_path = ''
  as $$
declare
  lead public.leads;
  known public.visit_proposals;
  agreed public.visits;
  hour constant jsonb := coalesce(choice, '{}');
  outcome text := 'done';
begin
  -- The person and the request first, as everywhere, so that no two wait for each other.
  lead := private.lock_lead('visit_request', (select p.request_id from public.visit_proposals p where p.id = proposal));
  select * into known from public.visit_proposals p where p.id = proposal for update;
  if known.id is null or lead.id is null then
    return null;
  end if;
  agreed.state := 'confirmed';
  agreed.place_id := hour ->> 'place';
  agreed.slot := hour ->> 'slot';
  if known.used_at is not null then
    -- A browser repeats what got no answer.
    outcome := case when known.chosen = hour then 'done' else 'used' end;
  elsif lead.status not in ('new', 'in_progress') or known.expires_at <= now() then
    outcome := 'over';
  elsif hour ? 'place' then
    if not known.slots @> jsonb_build_array(hour) then
      raise exception 'This hour was not proposed' using errcode = '22023';
    end if;
    agreed.day := (hour ->> 'day')::date;
    if not private.is_free(lead.id, agreed.place_id, agreed.day, agreed.slot)
      or not (select w.done from private.write_visit(lead, gen_random_uuid(), agreed, true) w) then
      outcome := 'occupied';
    end if;
  elsif hour <> '{}' then
    if coalesce(hour ->> 'day', '') !~ '^\d{4}-\d{2}-\d{2}$' then
      raise exception 'This is no day' using errcode = '22023';
    end if;
    agreed.day := (hour ->> 'day')::date;
    perform private.require_hour_ahead(agreed.day, agreed.slot);
    perform private.write_asked_hour(lead, gen_random_uuid(), agreed.day, agreed.slot);
  else
    insert into public.lead_events (id, kind, request_id, actor_id, actor_name, action)
      values (gen_random_uuid(), 'visit_request', lead.id, lead.user_id, lead.name, 'hours_refused_by_buyer');
    update public.leads l
      set version = l.version + 1, changed_at = clock_timestamp(), next_at = now(),
        next_step = coalesce(l.next_step, 'offer_other_hours')
      where l.kind = 'visit_request' and l.id = lead.id;
  end if;
  if outcome = 'done' and known.used_at is null then
    update public.visit_proposals p set used_at = now(), chosen = hour where p.id = proposal;
  end if;
  select * into known from public.visit_proposals p where p.id = proposal;
  return jsonb_build_object('result', outcome, 'proposal', private.proposal_json(known));
end
$$;
comment on function private.answer_proposal(uuid, jsonb) is
  'What the buyer says to a proposal: {place, day, slot}, one of its hours, is agreed at once; {day, slot} asks for another; '
  '{} says that none suits. result: done, also for a repeat; occupied, when another visit has the hour; used, when the buyer '
  'said something else before; over, when it has expired or its request is closed. Null when there is none.';

create function public.visit_proposal(token text) returns jsonb
  language sql stable security definer
  set search_path = ''
  as $$
    select private.proposal_json(p) from public.visit_proposals p where p.token_hash = private.hash_of_token(token)
  $$;
comment on function public.visit_proposal(text) is 'The proposal that a link names, which changes nothing; null for an unknown one.';

create function public.answer_visit_proposal(token text, choice jsonb) returns jsonb
  language sql security definer
  set search_path = ''
  as $$
    select private.answer_proposal(p.id, choice) from public.visit_proposals p where p.token_hash = private.hash_of_token(token)
  $$;
comment on function public.answer_visit_proposal(text, jsonb) is
  'What the holder of a link says to its proposal, see private.answer_proposal; null for an unknown link.';

create function public.own_visit_proposals() returns jsonb
  language sql stable security definer
  set search_path = ''
  as $$
    select coalesce(jsonb_agg(private.proposal_json(p) order by p.created_at), '[]')
    from public.visit_proposals p
    join public.leads l on l.kind = 'visit_request' and l.id = p.request_id and l.status in ('new', 'in_progress')
    where p.user_id = auth.uid() and p.used_at is null and p.expires_at > now()
  $$;
comment on function public.own_visit_proposals() is 'The hours that the person who is signed in may still choose from.';

create function public.answer_own_visit_proposal(proposal uuid, choice jsonb) returns jsonb
  language sql security definer
  set search_path = ''
  as $$
    select private.answer_proposal(p.id, choice) from public.visit_proposals p
    where p.id = proposal and p.user_id = auth.uid()
  $$;
comment on function public.answer_own_visit_proposal(uuid, jsonb) is
  'What the person who is signed in says to a proposal of theirs, see private.answer_proposal; null when it is not theirs.';

revoke all on function
  private.hash_of_token(text),
  private.is_free(uuid, text, date, text),
  private.named_hours(visit_proposals),
  private.proposal_json(visit_proposals),
  private.is_list_of_hours(jsonb),
  public.desk_propose(uuid, uuid, text, jsonb, text, integer),
  private.answer_proposal(uuid, jsonb),
  public.visit_proposal(text),
  public.answer_visit_proposal(text, jsonb),
  public.own_visit_proposals(),
  public.answer_own_visit_proposal(uuid, jsonb)
  from public, anon, authenticated;
grant execute on function
  public.desk_propose(uuid, uuid, text, jsonb, text, integer),
  public.own_visit_proposals(),
  public.answer_own_visit_proposal(uuid, jsonb)
  to authenticated;
grant execute on function
  public.visit_proposal(text),
  public.answer_visit_proposal(text, jsonb)
  to service_role;
