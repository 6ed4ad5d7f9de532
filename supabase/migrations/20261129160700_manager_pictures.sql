-- The pictures of the home page are part of what managers run; sales people answer requests.

do $migration$
declare
  rule record;
begin
  if to_regclass('storage.buckets') is null then
    return;
  end if;
  for rule in
    select p.tablename, p.policyname, p.qual is not null as reads, p.with_check is not null as writes
    from pg_catalog.pg_policies p
    where p.schemaname = 'storage' and p.policyname like 'Staff can % hero images'
  loop
    execute format('alter policy %I on storage.%I %s %s', rule.policyname, rule.tablename,
      case when rule.reads then format('using (%I = ''hero-images'' and (select public.is_manager()))',
        case rule.tablename when 'buckets' then 'id' else 'bucket_id' end) end,
      case when rule.writes then 'with check (bucket_id = ''hero-images'' and (select public.is_manager()))' end);
    execute format('alter policy %I on storage.%I rename to %I', rule.policyname, rule.tablename,
      replace(rule.policyname, 'Staff', 'Managers'));
  end loop;
end
$migration$;
