-- Buckets for pictures, only where there is storage: plain PostgreSQL has none.

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
    create policy "Managers can find the bucket of hero images" on storage.buckets
      for select to authenticated
      using (id = 'hero-images' and (select public.is_manager()))
  $policy$;
  -- The bucket is public, so showing a picture needs no policy; reading here means listing and replacing.
  execute $policy$
    create policy "Managers can list hero images" on storage.objects
      for select to authenticated
      using (bucket_id = 'hero-images' and (select public.is_manager()))
  $policy$;
  execute $policy$
    create policy "Managers can add hero images" on storage.objects
      for insert to authenticated
      with check (bucket_id = 'hero-images' and (select public.is_manager()))
  $policy$;
  execute $policy$
    create policy "Managers can replace hero images" on storage.objects
      for update to authenticated
      using (bucket_id = 'hero-images' and (select public.is_manager()))
      with check (bucket_id = 'hero-images' and (select public.is_manager()))
  $policy$;
  execute $policy$
    create policy "Managers can delete hero images" on storage.objects
      for delete to authenticated
      using (bucket_id = 'hero-images' and (select public.is_manager()))
  $policy$;
end
$migration$;

do $migration$
begin
  if to_regclass('storage.objects') is null then
    raise notice 'No storage here: no pictures can be uploaded on this backend.';
    return;
  end if;

  execute $policy$
    create policy "Stored pictures are named as pictures" on storage.objects
      as restrictive for insert to authenticated
      with check (
        bucket_id not in ('catalogue', 'hero-images') or name ~ '^[A-Za-z0-9._-]{1,120}\.(jpg|png|webp|avif)$')
  $policy$;
  execute $policy$
    create policy "Replaced pictures are named as pictures" on storage.objects
      as restrictive for update to authenticated
      with check (
        bucket_id not in ('catalogue', 'hero-images') or name ~ '^[A-Za-z0-9._-]{1,120}\.(jpg|png|webp|avif)$')
  $policy$;
end
$migration$;
