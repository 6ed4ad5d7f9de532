-- Somebody of the team who has set up a second factor is of the team only where it was used. Backends without factors, such
-- as the embedded one, have no table of them.

do $migration$
begin
  execute format(
    $function$
      create function private.lacks_second_factor() returns boolean
        language sql stable security definer
        set search_path = ''
        as %L
    $function$,
    case when to_regclass('auth.mfa_factors') is null then 'select false' else $body$
      select coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal', 'aal1') <> 'aal2'
        and exists (
          select from auth.mfa_factors f where f.user_id = (select auth.uid()) and f.status::text = 'verified')
    $body$ end);
end
$migration$;
comment on function private.lacks_second_factor() is
  'Whether the person asking has a second factor and signed in without it.';
revoke all on function private.lacks_second_factor() from public, anon, authenticated;

create or replace function public.is_staff() returns boolean
  language sql stable security definer
  set search_path = ''
  as $$
    select exists (select 1 from public.user_roles where user_id = (select auth.uid()))
      and not private.lacks_second_factor()
  $$;

create or replace function public.is_manager() returns boolean
  language sql stable security definer
  set search_path = ''
  as $$
    select exists (select 1 from public.user_roles where user_id = (select auth.uid()) and role <> 'sales')
      and not private.lacks_second_factor()
  $$;
