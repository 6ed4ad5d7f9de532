-- Pictures are stored under names of pictures: a server or program that goes by the name must not take one for a page.

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
