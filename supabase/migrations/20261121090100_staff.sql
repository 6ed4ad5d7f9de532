-- Who belongs to the sales team. A table, not a claim in the token: it works on every backend, and a revoked role has no
-- effect from the next request on.

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null,
  granted_at timestamptz not null default now(),
  primary key (user_id, role),
  constraint user_roles_role_known check (role in ('staff'))
);
comment on table public.user_roles is
  'Members of the sales team. Only the secret key writes here, so that nobody can promote themselves.';
comment on column public.user_roles.role is 'staff: reads and progresses all requests, manages the catalogue.';

revoke all on table public.user_roles from public, anon, authenticated;
grant select on table public.user_roles to authenticated;
grant select, insert, update, delete on table public.user_roles to service_role;

alter table public.user_roles enable row level security;

create policy "People can read their own roles" on public.user_roles
  for select to authenticated
  using (user_id = (select auth.uid()));
comment on policy "People can read their own roles" on public.user_roles is
  'Lets the site show staff controls to staff, without telling anyone who else is staff.';

create function public.is_staff() returns boolean
  language sql stable security definer
  set search_path = ''
  as $$
    select exists (
      select 1 from public.user_roles where user_id = (select auth.uid()) and role = 'staff'
    )
  $$;
comment on function public.is_staff() is
  'Whether the person asking belongs to the sales team. Policies ask this; so may the person.';
revoke all on function public.is_staff() from public, anon, authenticated;
grant execute on function public.is_staff() to authenticated, service_role;
