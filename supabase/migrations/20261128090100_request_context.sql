-- What surrounds a request: the language and page it was sent from, the car or charger it is about, and what the site
-- had shown to the person, such as advice, premiums or an instalment.

create function private.is_page_path(value text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select private.is_plain_text(value, 300) and value ~ '^/([^/\\]|$)'
  $$;
comment on function private.is_page_path(text) is 'The address of a page of this site, from the root.';
revoke all on function private.is_page_path(text) from public, anon, authenticated;
grant execute on function private.is_page_path(text) to authenticated, service_role;

do $$
declare
  request_table text;
begin
  foreach request_table in array array[
    'car_requests', 'charger_requests', 'visit_requests', 'insurance_requests', 'financing_requests'
  ] loop
    execute format($sql$
      alter table public.%1$I
        add column language text not null default 'en',
        add column page text,
        add column item_id uuid,
        add column item_name text,
        add column shown jsonb,
        add constraint %2$I check (language in ('en', 'ar')),
        add constraint %3$I check (private.is_page_path(page)),
        add constraint %4$I check (private.is_plain_text(item_name, 200)),
        add constraint %5$I check (jsonb_typeof(shown) = 'object' and octet_length(shown::text) <= 8192)
    $sql$, request_table, request_table || '_language_known', request_table || '_page_plausible',
      request_table || '_item_name_plain', request_table || '_shown_bounded');
    execute format('grant insert (language, page, item_id, item_name, shown) on public.%I to authenticated', request_table);
    execute format('comment on column public.%I.language is %L', request_table, 'The language of the page: answer in it.');
    execute format('comment on column public.%I.item_id is %L', request_table,
      'The car or charger that it is about, where one was chosen. No foreign key: a withdrawn car keeps its requests.');
    execute format('comment on column public.%I.shown is %L', request_table,
      'What the site showed before it was sent, as the browser says: read it as the person''s word.');
  end loop;
end
$$;
