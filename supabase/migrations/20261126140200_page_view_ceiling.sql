-- Nobody with many addresses may fill the database; one page more or less does not change the figures.

create or replace function public.note_page_view(caller text, page text, host text) returns boolean
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  if (select count(*) >= 1000 from public.page_views where viewed_at > now() - interval '1 minute') then
    return false;
  end if;
  if not public.allow_call('page-view', caller, 60, 60) then
    return false;
  end if;
  insert into public.page_views (path, referring_host) values (page, nullif(host, ''));
  return true;
end
$$;
comment on function public.note_page_view(text, text, text) is
  'Counts a page view, unless its address reads faster than a person, or all together faster than our visitors; the '
  'address itself is not kept.';
