-- Which step queues which mail, and the ready messages of the team.

create function private.was_confirmed(request uuid) returns boolean
  language sql stable
  set search_path = ''
  as $$
    select exists (
      select from public.lead_events e
      where e.kind = 'visit_request' and e.request_id = request and e.action = 'visit' and e.detail ->> 'to' = 'confirmed'
    )
  $$;
comment on function private.was_confirmed(uuid) is 'Whether a visit was confirmed at any time.';

create function private.is_in_calendars(visit public.visits) returns boolean
  language sql stable
  set search_path = ''
  as $$
    select coalesce(
      visit.state = 'confirmed' or (visit.state = 'asked' and private.was_confirmed(visit.request_id)), false)
  $$;
comment on function private.is_in_calendars(public.visits) is
  'Whether the buyer has it in their calendar: it is confirmed, or was until they asked for another hour.';

create function private.visit_facts(visit public.visits, agreed boolean) returns jsonb
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select jsonb_build_object('day', visit.day, 'slot', visit.slot, 'place', visit.place_id,
      'sequence', visit.sequence, 'agreed', agreed)
  $$;
comment on function private.visit_facts(public.visits, boolean) is
  'What a mail tells about a visit; agreed, when it was in the calendar of the buyer before this step.';

create function private.facts_of_end(visit public.visits) returns jsonb
  language sql stable
  set search_path = ''
  as $$
    select private.visit_facts(visit, true) || jsonb_build_object('sequence', visit.sequence + 1)
    where private.is_in_calendars(visit)
  $$;
comment on function private.facts_of_end(public.visits) is
  'What a mail tells about a visit that is about to end, which makes its next version. Null when no calendar has it.';

create function private.take_back_mails(event public.lead_events, told text) returns text[]
  language sql
  set search_path = ''
  as $$
    with unread as (
      delete from public.notifications n
      where n.request_id = event.request_id and n.kind = event.kind and n.audience = told and n.step <> 'received'
        and n.sent_at is null and coalesce(n.claimed_until <= now(), true)
      returning n.step
    )
    select coalesce(array_agg(u.step), '{}') from unread u
  $$;
comment on function private.take_back_mails(public.lead_events, text) is
  'Drops the mails about earlier steps that are not out yet, and tells which: one about an hour that was moved meanwhile '
  'would mislead. One that is being sent is too late to stop.';

create function private.queue_mail(event public.lead_events, told text, reached text, facts jsonb) returns void
  language plpgsql
  set search_path = ''
  as $$
declare
  unread constant text[] := private.take_back_mails(event, told);
begin
  insert into public.notifications (request_id, kind, audience, event_id, user_id, due_at, step, detail)
    select event.request_id, event.kind, told, event.id, l.user_id, now(),
      -- Whoever has not read of the confirmation cannot read of a new hour.
      case when reached = 'visit_moved' and 'visit_confirmed' = any (unread) then 'visit_confirmed' else reached end, facts
    -- Whoever called or came in gets no mails: they gave no address, or not for that.
    from public.leads l where l.kind = event.kind and l.id = event.request_id and private.is_request_kind(l.kind)
    on conflict do nothing;
end
$$;
comment on function private.queue_mail(public.lead_events, text, text, jsonb) is
  'Queues a mail to the buyer or to sales about a step of a request, in place of those that still wait.';

create function private.queue_reminder(event public.lead_events, visit public.visits) returns void
  language sql
  set search_path = ''
  as $$
    -- Created when it is due: until then it is not late.
    insert into public.notifications (request_id, kind, audience, event_id, user_id, created_at, due_at, step, detail)
      select event.request_id, event.kind, 'buyer', md5(event.id || ' reminder')::uuid, visit.user_id, e.evening, e.evening,
        'visit_reminder', private.visit_facts(visit, true)
      from (select (visit.day - 1 + time '18:00') at time zone 'Africa/Cairo' as evening) e
      where e.evening > now()
      on conflict do nothing
  $$;
comment on function private.queue_reminder(public.lead_events, public.visits) is
  'Queues the mail of the evening before a visit, at 18:00 in Cairo; none for a visit that is agreed later than that. '
  'Whatever happens to the visit before then takes it back, as any mail that is not out.';

create function private.mail_visit() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  was constant jsonb := new.detail -> 'from';
  visit public.visits;
  reached text;
begin
  select * into visit from public.visits v where v.request_id = new.request_id;
  reached := case
    when visit.state = 'cancelled' then 'cancelled'
    when visit.state = 'missed' then 'visit_missed'
    when visit.state <> 'confirmed' then null
    when was ->> 'state' is distinct from 'confirmed' then 'visit_confirmed'
    -- Confirmed again without a change: no mail is needed.
    when (was ->> 'day', was ->> 'slot', was ->> 'place') is distinct from (visit.day::text, visit.slot, visit.place_id)
      then 'visit_moved'
  end;
  if reached is not null then
    perform private.queue_mail(new, 'buyer', reached,
      jsonb_strip_nulls(jsonb_build_object('reason', new.detail -> 'reason')) || private.visit_facts(visit, coalesce(
        was ->> 'state' = 'confirmed' or (was ->> 'state' = 'asked' and private.was_confirmed(new.request_id)), false)));
  end if;
  if reached in ('visit_confirmed', 'visit_moved') then
    perform private.queue_reminder(new, visit);
  end if;
  return null;
end
$$;
comment on function private.mail_visit() is 'Queues the mail about what the team agrees about a visit.';

create trigger mail_visit after insert on public.lead_events
  for each row when (new.action = 'visit') execute function private.mail_visit();

create function private.mail_status() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  visit public.visits;
  facts jsonb := '{}';
begin
  select * into visit from public.visits v where new.kind = 'visit_request' and v.request_id = new.request_id;
  if new.detail ->> 'to' = 'cancelled' then
    facts := jsonb_strip_nulls(jsonb_build_object('reason', new.detail -> 'reason'));
  elsif exists (
    select from public.leads l where l.kind = new.kind and l.id = new.request_id and l.duplicate_of is not null
  ) then
    return null;
  end if;
  perform private.queue_mail(new, 'buyer', case new.detail ->> 'to' when 'done' then 'closed' else 'cancelled' end,
    facts || coalesce(private.facts_of_end(visit), '{}'));
  return null;
end
$$;
comment on function private.mail_status() is
  'Queues the mail about a request that the team closes or cancels. Only the team sees why a deal was lost. A duplicate '
  'that is closed gets no mail; the request that it repeats does.';

create trigger mail_status after insert on public.lead_events
  for each row when (new.action = 'status' and new.detail ->> 'to' in ('done', 'cancelled')
    and new.detail ->> 'from' is distinct from new.detail ->> 'to')
  execute function private.mail_status();

create function private.mail_buyers_step() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  visit public.visits;
  ended jsonb;
begin
  select * into visit from public.visits v where new.kind = 'visit_request' and v.request_id = new.request_id;
  if new.action <> 'hours_refused_by_buyer' then
    perform private.take_back_mails(new, 'buyer');
  end if;
  if new.action in ('time_asked_by_buyer', 'hours_refused_by_buyer') then
    perform private.queue_mail(new, 'sales', 'time_asked', new.detail);
    return null;
  end if;
  perform private.queue_mail(new, 'sales', new.action, case visit.state
    when 'confirmed' then jsonb_build_object('day', visit.day, 'slot', visit.slot)
    else '{}'
  end);
  ended := private.facts_of_end(visit);
  if ended is not null then
    perform private.queue_mail(new, 'buyer', new.action, ended);
  end if;
  return null;
end
$$;
comment on function private.mail_buyers_step() is
  'Queues the mails about what the buyer does: to sales, and to the buyer when a visit leaves their calendar.';

create trigger mail_buyers_step after insert on public.lead_events
  for each row when (new.action in ('cancelled_by_buyer', 'time_asked_by_buyer', 'hours_refused_by_buyer'))
  execute function private.mail_buyers_step();

create function private.mail_proposal(proposal public.visit_proposals, token text) returns void
  language plpgsql
  set search_path = ''
  as $$
begin
  -- Not in place of the reminder: what is agreed stays so until another hour is chosen.
  delete from public.notifications n
    where n.request_id = proposal.request_id and n.kind = 'visit_request' and n.audience = 'buyer' and n.step = 'hours_proposed'
      and n.sent_at is null and coalesce(n.claimed_until <= now(), true);
  insert into public.notifications (request_id, kind, audience, event_id, user_id, due_at, step, detail)
    values (proposal.request_id, 'visit_request', 'buyer', proposal.id, proposal.user_id, now(), 'hours_proposed',
      jsonb_build_object('token', token));
end
$$;
comment on function private.mail_proposal(public.visit_proposals, text) is
  'Queues the mail with the hours that are proposed. Only until it is out does the queue hold the token of its link.';

create function private.forget_token() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  new.detail := new.detail - 'token';
  return new;
end
$$;
comment on function private.forget_token() is 'Forgets the token of a link once its mail is out or given up.';

create trigger forget_token before update on public.notifications
  for each row when (new.detail ? 'token' and (new.sent_at is not null or new.given_up_at is not null))
  execute function private.forget_token();

-- An invitation's mails are found again by its address.
create function private.invitation_id(address text) returns uuid
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select md5(lower(address))::uuid
  $$;
comment on function private.invitation_id(text) is 'What stands for an address in the queue of mails.';

create function private.queue_invitation_mail(address text, given text, inviter uuid) returns void
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  delete from public.notifications n
    where n.request_id = private.invitation_id(address) and n.kind = 'staff_invitation'
      and n.sent_at is null and coalesce(n.claimed_until <= now(), true);
  if inviter is not null then
    insert into public.notifications (request_id, kind, audience, event_id, user_id, due_at, step, detail)
      values (private.invitation_id(address), 'staff_invitation', 'member', gen_random_uuid(), inviter, now(), 'invited',
        jsonb_build_object('email', address, 'role', given,
          'has_account', exists (select from auth.users u where lower(u.email) = lower(address))));
  end if;
end
$$;
comment on function private.queue_invitation_mail(text, text, uuid) is
  'Queues the mail to somebody who is asked into the team, in place of one that still waits; without an inviter only the '
  'latter goes.';

create function private.mail_invitation() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  if tg_op = 'DELETE' then
    perform private.queue_invitation_mail(old.email, null, null);
  else
    perform private.queue_invitation_mail(new.email, new.role, new.invited_by);
  end if;
  return null;
end
$$;
comment on function private.mail_invitation() is 'Mails who is invited; an invitation that is taken back says nothing.';

create trigger mail_invitation after insert or update or delete on public.staff_invitations
  for each row execute function private.mail_invitation();

create function private.mail_member() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  perform private.queue_invitation_mail(u.email, new.role, new.granted_by) from auth.users u where u.id = new.user_id;
  return null;
end
$$;
comment on function private.mail_member() is 'Mails people whom a manager takes into the team at once.';

-- Whoever accepts an invitation does so themselves, and has had its mail.
create trigger mail_member after insert on public.user_roles
  for each row when (new.granted_by = auth.uid()) execute function private.mail_member();

create function private.shown_price(of_type text, item uuid) returns table (shown boolean, price integer)
  language sql stable security definer
  set search_path = ''
  as $$
    select i.shown, case when i.shown then i.price_egp end
    from (
      select c.price_egp, c.published and exists (
          select from public.brands b where b.published and b.id = c.brand_id
        ) as shown
        from public.cars c where of_type = 'car' and c.id = item
      union all
      select c.price_egp, c.published from public.chargers c where of_type = 'charger' and c.id = item
    ) i
  $$;
comment on function private.shown_price(text, uuid) is
  'Whether a car or charger is shown, and its price there, null where none is known; no row where there is none.';

create function private.follow_price(favorite uuid) returns void
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  watched public.favorites;
  page record;
  known integer;
begin
  select * into watched from public.favorites f where f.id = favorite and f.price_mail_in is not null for update;
  select * into page from private.shown_price(watched.item_type, watched.item_id);
  -- A mail that is being sent cannot be stopped, so its price will be known.
  select coalesce(max((n.detail ->> 'to')::integer), watched.told_price_egp) into known
    from public.notifications n
    where n.kind = 'price_change' and n.request_id = favorite and n.sent_at is null and n.given_up_at is null
      and n.claimed_until > now();
  if watched.id is null or page.price is null or page.price >= known then
    delete from public.notifications n
      where n.kind = 'price_change' and n.request_id = favorite and n.sent_at is null and n.given_up_at is null
        and coalesce(n.claimed_until <= now(), true);
    return;
  end if;
  delete from public.notifications n
    where n.kind = 'price_change' and n.request_id = favorite and n.sent_at is null and n.given_up_at is null
      and coalesce(n.claimed_until <= now(), true)
      and n.detail is distinct from jsonb_build_object('from', known, 'to', page.price);
  -- Ten minutes later, so that a typing error can be corrected before anybody reads it.
  insert into public.notifications (request_id, kind, audience, event_id, user_id, due_at, step, detail)
    select favorite, 'price_change', 'buyer', gen_random_uuid(), watched.user_id, now() + interval '10 minutes',
      'price_changed', jsonb_build_object('from', known, 'to', page.price)
    where not exists (
      select from public.notifications n
      where n.kind = 'price_change' and n.request_id = favorite and n.sent_at is null and n.given_up_at is null
        and coalesce(n.claimed_until <= now(), true));
end
$$;
comment on function private.follow_price(uuid) is
  'Makes the one waiting mail about a favourite fit: from the price that the person knows to a lower one that is shown, or to '
  'the first one where they know none. No mail tells of a rise, so the known price stays the one to fall below.';

create function private.follow_item() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  perform private.follow_price(f.id) from public.favorites f
    where f.item_type = tg_argv[0] and f.item_id = old.id and f.price_mail_in is not null
    order by f.id;
  return null;
end
$$;
comment on function private.follow_item() is 'Looks for mails to queue when a car or charger has another price, comes or goes.';

create trigger follow_item after delete or update of price_egp, published, brand, brand_id on public.cars
  for each row execute function private.follow_item('car');
create trigger follow_item after delete or update of price_egp, published on public.chargers
  for each row execute function private.follow_item('charger');

create function private.follow_brand() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  perform private.follow_price(f.id)
    from public.favorites f join public.cars c on f.item_type = 'car' and c.id = f.item_id
    where f.price_mail_in is not null and c.brand_id = new.id
    order by f.id;
  return null;
end
$$;
comment on function private.follow_brand() is 'Queues mails when a brand is published or withdrawn, and its cars with it.';

create trigger follow_brand after update of published on public.brands
  for each row when (new.published is distinct from old.published)
  execute function private.follow_brand();

create function private.begin_price_mails() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  page record;
begin
  select * into page from private.shown_price(new.item_type, new.item_id);
  new.told_price_egp := case when page.shown then page.price else new.saved_price_egp end;
  return new;
end
$$;
comment on function private.begin_price_mails() is 'Whoever asks for mails knows the price that is shown then.';

-- After `guard_favorite`, by name.
create trigger known_price_at_insert before insert on public.favorites
  for each row when (new.price_mail_in is not null) execute function private.begin_price_mails();
create trigger known_price_at_update before update of price_mail_in on public.favorites
  for each row when (old.price_mail_in is null and new.price_mail_in is not null)
  execute function private.begin_price_mails();

create function private.end_price_mails() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  perform private.follow_price(old.id);
  return null;
end
$$;
comment on function private.end_price_mails() is 'Takes the waiting mail back when it is not wanted any more.';

create trigger end_price_mails after delete or update of price_mail_in on public.favorites
  for each row when (old.price_mail_in is not null) execute function private.end_price_mails();

create function private.know_told_price() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  if new.sent_at is not null and old.sent_at is null then
    -- A mail about what was withdrawn meanwhile is settled without being sent.
    update public.favorites f set told_price_egp = (new.detail ->> 'to')::integer
      where f.id = new.request_id and private.watched_item(f.id) is not null;
  end if;
  if new.given_up_at is null then
    perform private.follow_price(new.request_id);
  end if;
  return null;
end
$$;
comment on function private.know_told_price() is
  'Once a mail is out its price is known; once it is out or has failed, the price may have changed again. After one that was '
  'given up nothing is tried before the next change.';

create trigger know_told_price after update of sent_at, claimed_until on public.notifications
  for each row when (new.kind = 'price_change' and old.claimed_until is not null and new.claimed_until is null)
  execute function private.know_told_price();

create function public.stop_price_mail(favorite uuid) returns jsonb
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  saved public.favorites;
begin
  update public.favorites f set price_mail_in = null where f.id = favorite returning * into saved;
  if saved.id is null then
    return null;
  end if;
  return coalesce((
    select jsonb_build_object('brand', i.brand, 'model', i.model)
    from (
      select 'car' as item_type, c.id, c.brand, c.model
        from public.cars c join public.brands b on b.id = c.brand_id
        where c.published and b.published
      union all
      select 'charger', c.id, null, c.model from public.chargers c where c.published
    ) i
    where i.item_type = saved.item_type and i.id = saved.item_id
    limit 1
  ), jsonb_build_object('brand', null, 'model', null));
end
$$;
comment on function public.stop_price_mail(uuid) is
  'Stops the mails about the price of one favourite, whose id only its mails name, and tells what it is, without names where '
  'it is not shown; null when it has been removed.';

create function private.is_message_text(value text, longest integer) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  as $$
    -- Several lines, each of them plain.
    select char_length(value) <= longest and private.is_plain_text(translate(value, E'\n', ' '), longest)
  $$;
comment on function private.is_message_text(text, integer) is
  'A text of several lines that a person really filled in, of at most so many characters.';

create table public.message_templates (
  id uuid primary key,
  purpose text not null,
  position integer not null,
  name_en text not null,
  name_ar text not null,
  text_en text not null,
  text_ar text not null,
  constraint message_templates_purpose_known check (
    purpose in (
      'first_answer', 'price', 'confirm_visit', 'move_visit', 'propose_hours', 'remind_visit', 'missed_visit', 'missed_call',
      'other'
    )
  ),
  constraint message_templates_position_bounded check (position between 0 and 10000),
  constraint message_templates_name_en_plain check (private.is_plain_text(name_en, 80)),
  constraint message_templates_name_ar_plain check (private.is_plain_text(name_ar, 80)),
  constraint message_templates_text_en_plain check (private.is_message_text(text_en, 1000)),
  constraint message_templates_text_ar_plain check (private.is_message_text(text_ar, 1000)),
  constraint message_templates_texts_clean check (private.is_clean_text(concat_ws(' ', name_en, name_ar, text_en,
  text_ar)))
);
comment on table public.message_templates is 'Ready messages that the team sends by WhatsApp.';
comment on column public.message_templates.id is
  'Made by the browser before its first attempt, so that a retry adds nothing.';
comment on column public.message_templates.purpose is 'What it is for: the desk offers it first where that fits.';
comment on column public.message_templates.position is 'The desk lists the smallest first.';
comment on column public.message_templates.text_en is
  'The desk fills in {name} {car} {price} {date} {time} {place} {number}.';

revoke all on table public.message_templates from public, anon, authenticated;
grant select, insert, update, delete on table public.message_templates to authenticated, service_role;

alter table public.message_templates enable row level security;

create policy "Staff can read ready messages" on public.message_templates
  for select to authenticated
  using (
  id = case when (select public.is_staff()) then id end
  and name_en = greatest(name_en) and name_ar = greatest(name_ar)
);
comment on policy "Staff can read ready messages" on public.message_templates is 'Whoever answers sends them.';

create policy "Managers can add ready messages" on public.message_templates
  for insert to authenticated with check ((select public.is_manager()));
comment on policy "Managers can add ready messages" on public.message_templates is 'From the sales desk.';

create policy "Managers can change ready messages" on public.message_templates
  for update to authenticated using ((select public.is_manager())) with check ((select public.is_manager()));
comment on policy "Managers can change ready messages" on public.message_templates is 'From the sales desk.';

create policy "Managers can delete ready messages" on public.message_templates
  for delete to authenticated using ((select public.is_manager()));
comment on policy "Managers can delete ready messages" on public.message_templates is 'From the sales desk.';

insert into public.message_templates (id, purpose, position, name_en, name_ar, text_en, text_ar) values
  (
    '5a1e0000-0000-4000-8000-000000000001', 'first_answer', 10, 'First answer', 'أول رد',
    E'Hello {name}, this is the Tayar team. Thank you for asking about {car}.\nYour request {number} has reached us and I will look after it. When is a good time to call you?',
    E'أهلًا {name}، مع حضرتك فريق تيار. شكرًا لاهتمامك بـ {car}.\nطلب حضرتك رقم {number} وصلنا وأنا متابعه معاك. إمتى الوقت المناسب نكلم حضرتك فيه؟'
  ),
  (
    '5a1e0000-0000-4000-8000-000000000002', 'price', 20, 'Price and availability', 'السعر والتوفر',
    E'Hello {name}, the price of {car} today is {price}.\nShall I check for you which colours are available and how soon it can be delivered?',
    E'أهلًا {name}، سعر {car} النهارده {price}.\nأشوف لحضرتك الألوان المتاحة وميعاد التسليم؟'
  ),
  (
    '5a1e0000-0000-4000-8000-000000000003', 'confirm_visit', 30, 'Visit confirmed', 'تأكيد الزيارة',
    E'Hello {name}, your visit to see {car} is confirmed: {date} at {time}, {place}.\nIf anything changes, just write to me here.',
    E'أهلًا {name}، زيارة حضرتك لمعاينة {car} اتأكدت: {date} الساعة {time}، {place}.\nلو حصل أي تغيير، رسالة هنا تكفي.'
  ),
  (
    '5a1e0000-0000-4000-8000-000000000004', 'move_visit', 40, 'Move the visit', 'تغيير ميعاد الزيارة',
    E'Hello {name}, I am sorry, we need to move your visit to see {car}.\nWould {date} at {time}, {place}, suit you? If not, which day would?',
    E'أهلًا {name}، بنعتذر لحضرتك، محتاجين نغيّر ميعاد معاينة {car}.\nيناسب حضرتك {date} الساعة {time}، {place}؟ ولو مش مناسب، إيه اليوم اللي يناسبك؟'
  ),
  (
    '5a1e0000-0000-4000-8000-000000000005', 'missed_call', 50, 'Missed call', 'حاولنا نكلمك',
    E'Hello {name}, this is the Tayar team. I tried to call you about {car} (request {number}) and could not reach you.\nWhen may I call again? Or write to me here, if you prefer.',
    E'أهلًا {name}، مع حضرتك فريق تيار. حاولت أكلم حضرتك بخصوص {car} (طلب رقم {number}) ومعرفتش أوصل لحضرتك.\nإمتى أقدر أكلمك تاني؟ ولو الكتابة أسهل، ابعت هنا براحتك.'
  ),
  (
    '5a1e0000-0000-4000-8000-000000000006', 'propose_hours', 32, 'Propose hours', 'اقتراح مواعيد',
    E'Hello {name}, these times are free for you to see {car}.\nPlease choose the one that suits you with the link below:',
    E'أهلًا {name}، دي المواعيد المتاحة لمعاينة {car}.\nاختار اللي يناسب حضرتك من اللينك اللي تحت:'
  ),
  (
    '5a1e0000-0000-4000-8000-000000000007', 'remind_visit', 34, 'Reminder of a visit', 'تذكير بالزيارة',
    E'Hello {name}, we look forward to seeing you: {car}, {date} at {time}, {place}.\nIs this still good for you?',
    E'أهلًا {name}، مستنيين حضرتك: {car}، {date} الساعة {time}، {place}.\nالميعاد لسه مناسب؟'
  ),
  (
    '5a1e0000-0000-4000-8000-000000000008', 'missed_visit', 45, 'Missed visit', 'ماحضرتش الزيارة',
    E'Hello {name}, we missed you at your visit to see {car}. No problem at all.\nWhich day would suit you better?',
    E'أهلًا {name}، استنينا حضرتك في ميعاد معاينة {car} وماحصلش نصيب. مفيش أي مشكلة.\nإيه اليوم اللي يناسبك أكتر؟'
  )
  on conflict (id) do nothing;

revoke all on function
  private.was_confirmed(uuid),
  private.is_in_calendars(visits),
  private.visit_facts(visits, boolean),
  private.facts_of_end(visits),
  private.take_back_mails(lead_events, text),
  private.queue_mail(lead_events, text, text, jsonb),
  private.queue_reminder(lead_events, visits),
  private.mail_visit(),
  private.mail_status(),
  private.mail_buyers_step(),
  private.mail_proposal(visit_proposals, text),
  private.forget_token(),
  private.invitation_id(text),
  private.queue_invitation_mail(text, text, uuid),
  private.mail_invitation(),
  private.mail_member(),
  private.shown_price(text, uuid),
  private.follow_price(uuid),
  private.follow_item(),
  private.follow_brand(),
  private.begin_price_mails(),
  private.end_price_mails(),
  private.know_told_price(),
  public.stop_price_mail(uuid),
  private.is_message_text(text, integer)
  from public, anon, authenticated;
grant execute on function
  private.shown_price(text, uuid),
  private.is_message_text(text, integer)
  to authenticated, service_role;
grant execute on function
  public.stop_price_mail(uuid)
  to service_role;
