-- Extensions belong in their own schema, which PostgREST does not expose. Hosted projects have it; the embedded backend has
-- neither the schema nor the extension. pg_net cannot be moved, so it is created again.

do $$
begin
  if to_regnamespace('extensions') is null
    or not exists (select from pg_catalog.pg_available_extensions where name = 'pg_net')
  then
    return;
  end if;
  begin
    if exists (
      select from pg_catalog.pg_extension
      where extname = 'pg_net' and extnamespace = 'public'::regnamespace
    ) then
      drop extension pg_net;
    end if;
    create extension if not exists pg_net with schema extensions;
  exception when dependent_objects_still_exist then
    raise notice 'pg_net stays in public: something of this project depends on it.';
  end;
end
$$;
