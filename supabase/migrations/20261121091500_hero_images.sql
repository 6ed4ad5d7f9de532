-- The bucket of home page pictures, only where there is storage: plain PostgreSQL has none.

do $migration$
begin
  if to_regclass('storage.buckets') is null then
    raise notice 'No storage here: the hero image cannot be changed on this backend.';
    return;
  end if;

  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('hero-images', 'hero-images', true, 5242880, array['image/png', 'image/jpeg', 'image/webp'])
  on conflict (id) do update set
    public = excluded.public,
    file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

  execute $policy$
    create policy "Staff can find the bucket of hero images" on storage.buckets
      for select to authenticated
      using (id = 'hero-images' and (select public.is_staff()))
  $policy$;
  -- The bucket is public, so showing a picture needs no policy; reading here means listing and replacing.
  execute $policy$
    create policy "Staff can list hero images" on storage.objects
      for select to authenticated
      using (bucket_id = 'hero-images' and (select public.is_staff()))
  $policy$;
  execute $policy$
    create policy "Staff can add hero images" on storage.objects
      for insert to authenticated
      with check (bucket_id = 'hero-images' and (select public.is_staff()))
  $policy$;
  execute $policy$
    create policy "Staff can replace hero images" on storage.objects
      for update to authenticated
      using (bucket_id = 'hero-images' and (select public.is_staff()))
      with check (bucket_id = 'hero-images' and (select public.is_staff()))
  $policy$;
  execute $policy$
    create policy "Staff can delete hero images" on storage.objects
      for delete to authenticated
      using (bucket_id = 'hero-images' and (select public.is_staff()))
  $policy$;
end
$migration$;
