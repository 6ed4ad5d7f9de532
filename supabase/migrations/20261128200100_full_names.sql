-- A car is named once, as on the site: 'MG4', not 'MG MG4'.

create function private.full_name(brand text, model text) returns text
  language sql immutable
  set search_path = ''
  as $$
    select case
      when starts_with(lower(model), lower(brand)) and substr(model, length(brand) + 1) ~ '^[\s\d]' then model
      else concat_ws(' ', brand, model)
    end
  $$;
comment on function private.full_name(text, text) is 'Brand and model as one name, the brand not said twice.';
revoke all on function private.full_name(text, text) from public, anon, authenticated;

create or replace function private.lead_of(kind text, request jsonb) returns public.leads
  language plpgsql stable
  set search_path = ''
  as $$
declare
  lead public.leads;
begin
  lead.kind := kind;
  lead.id := request ->> 'id';
  lead.user_id := request ->> 'user_id';
  lead.created_at := request ->> 'created_at';
  lead.name := coalesce(request ->> 'name', request ->> 'full_name', request ->> 'ev_owner_name');
  lead.phone := coalesce(request ->> 'phone', request ->> 'phone_number', request ->> 'mobile_number');
  lead.phone_key := private.phone_key(lead.phone);
  lead.email := coalesce(
    request ->> 'email', (select u.email from auth.users u where u.id = lead.user_id), '');
  lead.subject := coalesce(
    request ->> 'item_name', request ->> 'vehicle_model',
    nullif(private.full_name(coalesce(request ->> 'brand_name', request ->> 'brand'),
      coalesce(request ->> 'model_name', request ->> 'model')), ''), '');
  lead.language := request ->> 'language';
  lead.status := request ->> 'status';
  lead.visit_on := request ->> 'visit_date';
  lead.answer_due_at := private.answer_due(lead.created_at);
  lead.version := 1;
  lead.changed_at := clock_timestamp();
  lead.words := to_tsvector('simple', concat_ws(' ', private.search_words(lead.name),
    private.search_words(lead.email), private.search_words(lead.subject), lead.phone_key,
    nullif('0' || substring(lead.phone_key from '^20(.*)$'), '0'), left(lead.id::text, 8)));
  return lead;
end
$$;

-- Requests without the name of a car of the catalogue were named by what was typed.
do $$
declare
  kind text;
begin
  foreach kind in array array['visit_request', 'insurance_request', 'financing_request'] loop
    execute format(
      'update public.leads l set subject = n.subject, words = n.words
         from public.%I r, private.lead_of(%L, to_jsonb(r)) n
         where l.kind = %L and l.id = r.id and l.subject <> n.subject', kind || 's', kind, kind);
  end loop;
end
$$;
