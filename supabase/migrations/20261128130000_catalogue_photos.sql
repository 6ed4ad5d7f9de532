-- The bucket of pictures of cars and chargers, only where there is storage: plain PostgreSQL has none.

do $migration$
begin
  if to_regclass('storage.buckets') is null then
    raise notice 'No storage here: pictures of the catalogue cannot be uploaded on this backend.';
    return;
  end if;

  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('catalogue', 'catalogue', true, 5242880, array['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
  on conflict (id) do update set
    public = excluded.public,
    file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

  -- The bucket is public, so showing a picture needs no policy. A picture is never replaced: each upload has a new
  -- name.
  execute $policy$
    create policy "Managers can list catalogue pictures" on storage.objects
      for select to authenticated
      using (bucket_id = 'catalogue' and (select public.is_manager()))
  $policy$;
  execute $policy$
    create policy "Managers can add catalogue pictures" on storage.objects
      for insert to authenticated
      with check (bucket_id = 'catalogue' and (select public.is_manager()))
  $policy$;
  execute $policy$
    create policy "Managers can delete catalogue pictures" on storage.objects
      for delete to authenticated
      using (bucket_id = 'catalogue' and (select public.is_manager()))
  $policy$;
end
$migration$;
