-- An account that was made with Google has no password to ask for before it is deleted. A sign-in of a moment ago
-- proves as much.

create function public.sign_in_of(account uuid, session uuid) returns jsonb
  language sql stable security definer
  set search_path = ''
  as $$
    select jsonb_build_object(
      'has_password', coalesce(u.encrypted_password, '') <> '',
      -- Renewing a session does not change the moment it began. The account's own moment alone would count a sign-in on
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
