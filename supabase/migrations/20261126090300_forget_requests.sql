-- The privacy notice says how long requests are kept (section 'How long we keep it'); this keeps its word.

create function public.forget_requests() returns void
  language sql security definer
  set search_path = ''
  as $$
    delete from public.visit_requests where created_at < now() - interval '24 months';
    delete from public.car_requests where created_at < now() - interval '24 months';
    delete from public.charger_requests where created_at < now() - interval '24 months';
    -- These hold what is nobody else's business.
    delete from public.insurance_requests where created_at < now() - interval '12 months';
    delete from public.financing_requests where created_at < now() - interval '12 months';
  $$;
comment on function public.forget_requests() is 'Drops requests that are older than the privacy notice allows.';

revoke all on function public.forget_requests() from public, anon, authenticated;
grant execute on function public.forget_requests() to service_role;
