-- Ready messages for WhatsApp. The desk fills in the buyer and the subject; the sender can edit the message.

create function private.is_message_text(value text, longest integer) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  as $$
    -- Several lines, each of them plain.
    select char_length(value) <= longest and private.is_plain_text(translate(value, E'\n', ' '), longest)
  $$;
comment on function private.is_message_text(text, integer) is
  'A text of several lines that a person really filled in, of at most so many characters.';
revoke all on function private.is_message_text(text, integer) from public, anon, authenticated;
grant execute on function private.is_message_text(text, integer) to authenticated, service_role;

create table public.message_templates (
  id uuid primary key,
  purpose text not null,
  position integer not null,
  name_en text not null,
  name_ar text not null,
  text_en text not null,
  text_ar text not null,
  constraint message_templates_purpose_known check (
    purpose in ('first_answer', 'price', 'confirm_visit', 'move_visit', 'missed_call', 'other')
  ),
  constraint message_templates_position_bounded check (position between 0 and 10000),
  constraint message_templates_name_en_plain check (private.is_plain_text(name_en, 80)),
  constraint message_templates_name_ar_plain check (private.is_plain_text(name_ar, 80)),
  constraint message_templates_text_en_plain check (private.is_message_text(text_en, 1000)),
  constraint message_templates_text_ar_plain check (private.is_message_text(text_ar, 1000))
);
comment on table public.message_templates is 'Ready messages that the team sends by WhatsApp.';
comment on column public.message_templates.id is
  'Made by the browser before its first attempt, so that a retry adds nothing.';
comment on column public.message_templates.purpose is 'What it is for: the desk offers it first where that fits.';
comment on column public.message_templates.position is 'The desk lists the smallest first.';
comment on column public.message_templates.text_en is
  'The desk fills in {name} {car} {price} {date} {time} {place} {number}.';

revoke all on table public.message_templates from public, anon, authenticated;
grant select, insert, update, delete on table public.message_templates to authenticated;
grant select, insert, update, delete on table public.message_templates to service_role;
alter table public.message_templates enable row level security;
create policy "Staff can read ready messages" on public.message_templates
  for select to authenticated using ((select public.is_staff()));
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
  )
  on conflict (id) do nothing;
