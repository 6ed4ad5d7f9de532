-- Deletes requests after the time that the privacy policy names (section 'How long we keep it').

create function public.forget_requests() returns void
  language sql security definer
  set search_path = ''
  as $$
    delete from public.visit_requests where created_at < now() - interval '24 months';
    delete from public.car_requests where created_at < now() - interval '24 months';
    delete from public.charger_requests where created_at < now() - interval '24 months';
    -- These are about a person's finances.
    delete from public.insurance_requests where created_at < now() - interval '12 months';
    delete from public.financing_requests where created_at < now() - interval '12 months';
  $$;
comment on function public.forget_requests() is 'Drops requests that are older than the privacy notice allows.';

revoke all on function public.forget_requests() from public, anon, authenticated;
grant execute on function public.forget_requests() to service_role;
