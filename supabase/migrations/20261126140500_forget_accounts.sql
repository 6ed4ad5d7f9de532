-- An account that was never confirmed may have been created with somebody else's address and a password that they do not
-- know, so it must not wait for them.

create function public.forget_accounts() returns void
  language sql security definer
  set search_path = ''
  as $$
    delete from auth.users
    where email_confirmed_at is null and last_sign_in_at is null and invited_at is null
      and created_at < now() - interval '2 days'
  $$;
comment on function public.forget_accounts() is
  'Drops accounts whose e-mail was not confirmed within two days. Whoever was invited has the time that they need.';

revoke all on function public.forget_accounts() from public, anon, authenticated;
grant execute on function public.forget_accounts() to service_role;
