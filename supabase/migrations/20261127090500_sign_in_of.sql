-- An account that was created with Google has no password to ask for before it is deleted; a recent sign-in replaces it.

create function public.sign_in_of(account uuid, session uuid) returns jsonb
  language sql stable security definer
  set search_path = ''
  as $$
    select jsonb_build_object(
      'has_password', coalesce(u.encrypted_password, '') <> '',
      -- The moment at which the session began, which renewing does not change. The account's last sign-in may have been on
      -- another device.
      'seconds_ago', case
        when s.id is not null then extract(epoch from now() - least(s.created_at, u.last_sign_in_at))::integer
      end
    )
    from auth.users u left join auth.sessions s on s.id = session and s.user_id = u.id
    where u.id = account
  $$;
comment on function public.sign_in_of(uuid, uuid) is
  'Whether an account has a password, and how many seconds ago the session was signed in. For functions of the site.';
revoke all on function public.sign_in_of(uuid, uuid) from public, anon, authenticated;
grant execute on function public.sign_in_of(uuid, uuid) to service_role;
