-- Why deals are lost, in words that the numbers can count.

create table public.close_reasons (
  id text primary key,
  text_en text not null,
  text_ar text not null,
  position integer not null,
  open boolean not null default true,
  constraint close_reasons_id_is_a_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 60),
  constraint close_reasons_text_en_plain check (private.is_plain_text(text_en, 120)),
  constraint close_reasons_text_ar_plain check (private.is_plain_text(text_ar, 120)),
  constraint close_reasons_texts_clean check (private.is_clean_text(concat_ws(' ', text_en, text_ar))),
  constraint close_reasons_position_bounded check (position between 0 and 10000)
);
comment on table public.close_reasons is 'Reasons for which a deal is lost; managers keep the list. Buyers never read them.';
comment on column public.close_reasons.position is 'The desk lists the smallest first.';
comment on column public.close_reasons.open is 'Whether it is offered. One that requests name cannot be deleted, only closed.';

revoke all on table public.close_reasons from public, anon, authenticated;
grant select, insert, update, delete on table public.close_reasons to authenticated, service_role;

alter table public.close_reasons enable row level security;

create policy "Staff can read reasons" on public.close_reasons
  for select to authenticated
  using (
  id = case when (select public.is_staff()) then id end
  and text_en = greatest(text_en) and text_ar = greatest(text_ar)
);
comment on policy "Staff can read reasons" on public.close_reasons is 'Whoever closes a request chooses one.';

create policy "Managers can add reasons" on public.close_reasons
  for insert to authenticated with check ((select public.is_manager()));
comment on policy "Managers can add reasons" on public.close_reasons is 'From the sales desk.';

create policy "Managers can change reasons" on public.close_reasons
  for update to authenticated using ((select public.is_manager())) with check ((select public.is_manager()));
comment on policy "Managers can change reasons" on public.close_reasons is 'From the sales desk.';

create policy "Managers can delete reasons" on public.close_reasons
  for delete to authenticated using ((select public.is_manager()));
comment on policy "Managers can delete reasons" on public.close_reasons is 'One that no request names; others are closed.';

insert into public.close_reasons (id, position, text_en, text_ar) values
  ('price-too-high', 10, 'The price is too high', 'السعر عالي'),
  ('bought-elsewhere', 20, 'Bought elsewhere', 'اشترى من مكان تاني'),
  ('financing-refused', 30, 'Financing was refused', 'التمويل اترفض'),
  ('waiting-time', 40, 'The car takes too long to arrive', 'مدة التسليم طويلة'),
  ('chose-petrol-or-hybrid', 50, 'Chose a petrol or hybrid car', 'اختار عربية بنزين أو هايبرد'),
  ('cannot-charge-at-home', 60, 'Cannot charge at home', 'مش هيقدر يشحن في البيت'),
  ('no-reply', 70, 'No reply any more', 'ما بقاش بيرد'),
  ('not-serious', 80, 'Not a serious request', 'الطلب مش جاد')
  on conflict (id) do nothing;
