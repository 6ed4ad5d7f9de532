/**
 * The roles that hosted Supabase brings and the migrations grant to, as SQL that makes the missing ones. It comes
 * before the backend makes its own schemas.
 */
export const rolesSql = `do $$
declare wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted) then
      execute format('create role %I nologin noinherit', wanted);
      if wanted = 'service_role' then
        alter role service_role bypassrls;
      end if;
    end if;
  end loop;
end $$`;
