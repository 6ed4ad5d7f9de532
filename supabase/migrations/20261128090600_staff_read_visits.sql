-- The desk shows what is agreed about a visit beside its request.

create policy "Staff can read all visits" on public.visits
  for select to authenticated using ((select public.is_staff()));
comment on policy "Staff can read all visits" on public.visits is 'Shown with its request at the sales desk.';
