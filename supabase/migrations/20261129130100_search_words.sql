-- The search at the desk finds names and cars in every usual spelling, and telephone numbers by their beginning or end.

create or replace function private.search_words(value text) returns text
  language sql immutable parallel safe
  set search_path = ''
  as $$
    -- Decomposed, an accent or a hamza is a mark of its own, which goes with vowel signs and the stroke that only
    -- stretches a word.
    select btrim(regexp_replace(
      replace(replace(replace(lower(translate(
        regexp_replace(normalize(coalesce(value, ''), nfkd),
          '[\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED]', '', 'g'),
        'ٱىیېےکڪگچژڤپةۃہەھ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹øØłŁđĐıء',
        'اييييككجججفبههههه01234567890123456789oOlLdDi'
      )), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), '[^[:alnum:]@]+', ' ', 'g'))
  $$;
comment on function private.search_words(text) is
  'Words as the search compares them: small letters without accents, one spelling of Arabic letters, Western digits. '
  'The same as searchWords of the site.';

create function private.joined_words(words text, out first integer, out last integer, out joined text) returns setof record
  language sql immutable parallel safe rows 10
  set search_path = ''
  as $$
    select f, l, array_to_string(w.words[f:l], '')
    from (select regexp_split_to_array(nullif(btrim(words, ' @'), ''), '[ @]+') as words) w
    cross join generate_series(1, cardinality(w.words)) f
    cross join generate_series(f, least(f + 3, cardinality(w.words))) l
  $$;
comment on function private.joined_words(text) is
  'Each word, and up to four in a row as one, since people write عبدالرحمن and عبد الرحمن, Leapmotor and ليب موتور.';

create function private.sounds_of(word text) returns text[]
  language sql immutable parallel safe
  set search_path = ''
  as $$
    -- An h at the end is often left out, as in فاطمة and Fatma.
    select array(
      select distinct case when word ~ '^[a-z]' then 'L' else 'A' end || h.consonants
      from unnest(array[s.consonants, regexp_replace(s.consonants, 'h$', '')]) h (consonants)
      where char_length(h.consonants) >= 2
    )
    from (
      select case
        when word ~ '^[a-z]+$' then
          -- X for خ, G for غ, C for ش.
          translate(replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
            word, '(.)\1', '\1', 'g'), 'kh', 'X', 'g'), 'gh', 'G', 'g'), '[cs]h', 'C', 'g'), 'th', 's', 'g'), 'ph', 'f', 'g'),
            'x', 'ks'), 'vpqcjaeiouyw', 'fbkkg')
        when word ~ '^[\u0621-\u064A]+$' then
          translate(replace(word, 'لل', 'ل'), 'بتثجحخدذرزسشصضطظغفقكلمنهاويع', 'btsghXdzrzsCsdtzGfkklmnh')
      end as consonants
    ) s
  $$;
comment on function private.sounds_of(text) is
  'The consonants of a word, the same for مصطفى and Mostafa, marked L for Latin letters and A for Arabic ones. None for a '
  'mixed word, and for one with fewer than two.';

create function private.search_tokens(value text) returns text[]
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select coalesce(array_agg(distinct t.token), '{}')
    from private.joined_words(private.search_words(value)) j
    cross join lateral unnest(j.joined || private.sounds_of(j.joined)) t (token)
  $$;
comment on function private.search_tokens(text) is
  'What the search looks through: words, words in a row as one, and their consonants, whose mark is a capital letter, '
  'which no word has.';

create function private.search_query(typed text) returns tsquery
  language sql stable
  set search_path = ''
  -- The planner expects thousands of words: to compile the query would take a hundred times as long as to run it.
  set jit = off
  as $$
    with asked as (
      -- A telephone number written in groups of digits is one word.
      select case when w.words ~ '^[0-9 ]{3,}$' then replace(w.words, ' ', '') else w.words end as words
      from (select private.search_words(typed) as words) w
    ),
    named as materialized (
      select replace(private.search_words(b.name_ar), ' ', '') as arabic, replace(private.search_words(b.name_en), ' ', '') as latin
      from public.brands b where b.name_ar is not null
    ),
    readings as materialized (
      select j.first, j.last, r.reading
      from asked
      cross join private.joined_words(asked.words) j
      cross join lateral (
        -- Beginnings are slow to look up, so only a single word is found by its own.
        select quote_literal(j.joined) || case when j.first = j.last then ':*' else '' end
        union
        select quote_literal(n.latin) from named n
          where char_length(j.joined) >= 3 and starts_with(n.arabic, j.joined) and n.latin <> ''
        union
        select quote_literal(k.key) || ':*'
          from unnest(array[
            private.phone_key(j.joined), private.phone_start(j.joined), 'R' || reverse(j.joined)
          ]) k (key)
          where j.joined ~ '^[0-9]{4,}$'
        union
        -- In the other script only: in its own the letters decide.
        select quote_literal(translate(left(s.sound, 1), 'AL', 'LA') || substr(s.sound, 2))
          from unnest(private.sounds_of(j.joined)) s (sound)
      ) r (reading)
    ),
    words as (
      select '(' || string_agg(distinct r.reading, ' | ') || ')' as word
      from asked
      cross join generate_series(1, (select max(r.last) from readings r)) place
      join readings r on place between r.first and r.last
      group by place
    )
    select string_agg(w.word, ' & ')::tsquery from words w
  $$;
comment on function private.search_query(text) is
  'What was typed into the search of the desk: each word by its beginning, in every reading. Null when nothing in it can '
  'be searched for.';

revoke all on function
  private.joined_words(text), private.sounds_of(text), private.search_tokens(text), private.search_query(text)
  from public, anon, authenticated;

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
  -- Backwards, the last digits of a number are a beginning; R marks them.
  lead.words := array_to_tsvector(array_remove(array_remove(
    private.search_tokens(lead.name) || private.search_tokens(lead.email) || private.search_tokens(lead.subject)
      || array[lead.phone_key, '0' || substring(lead.phone_key from '^20(.*)$'), 'R' || reverse(lead.phone_key),
        left(lead.id::text, 8)],
    null), ''));
  return lead;
end
$$;

-- The numbers and words of requests that are in the queue already.
do $$
declare
  kind text;
begin
  foreach kind in array array[
    'car_request', 'charger_request', 'visit_request', 'insurance_request', 'financing_request'
  ] loop
    execute format(
      'update public.leads l set phone_key = n.phone_key, words = n.words
         from public.%I r, private.lead_of(%L, to_jsonb(r)) n
         where l.kind = %L and l.id = r.id', kind || 's', kind, kind);
  end loop;
end
$$;

create or replace function public.desk_queue(
  filters jsonb default '{}', oldest_first boolean default false,
  after timestamptz default null, after_id uuid default null, most integer default 50
) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
declare
  conditions text[] := '{}';
  direction constant text := case when oldest_first then 'asc' else 'desc' end;
  words tsquery;
  found jsonb;
begin
  perform private.require_staff();
  if filters ? 'kind' then conditions := conditions || 'l.kind = $1 ->> ''kind'''::text; end if;
  if filters ->> 'status' = 'open' then
    conditions := conditions || 'l.status in (''new'', ''in_progress'')'::text;
  elsif filters ? 'status' then
    conditions := conditions || 'l.status = $1 ->> ''status'''::text;
  end if;
  if filters ->> 'owner' = 'me' then
    conditions := conditions || 'l.owner_id = auth.uid()'::text;
  elsif filters ->> 'owner' = 'nobody' then
    conditions := conditions || 'l.owner_id is null'::text;
  elsif filters ? 'owner' then
    conditions := conditions || 'l.owner_id = ($1 ->> ''owner'')::uuid'::text;
  end if;
  if filters ->> 'overdue' = 'true' then
    conditions := conditions || 'l.answered_at is null and l.status = ''new'' and l.answer_due_at < now()'::text;
  end if;
  if filters ->> 'due' = 'today' then
    conditions := conditions || format(
      'l.next_at < %L and l.status in (''new'', ''in_progress'')',
      ((now() at time zone 'Africa/Cairo')::date + 1)::timestamp at time zone 'Africa/Cairo');
  end if;
  if filters ? 'visit_on' then conditions := conditions || 'l.visit_on = ($1 ->> ''visit_on'')::date'::text; end if;
  if filters ? 'phone' then conditions := conditions || 'l.phone_key = private.phone_key($1 ->> ''phone'')'::text; end if;
  if filters ? 'search' then
    words := private.search_query(left(filters ->> 'search', 200));
    conditions := conditions || case when words is null then 'false' else format('l.words @@ %L::tsquery', words) end;
  end if;
  if after is not null then
    conditions := conditions || format('(l.created_at, l.id) %s ($2, $3)', case when oldest_first then '>' else '<' end);
  end if;
  execute format(
    'select coalesce(jsonb_agg(private.lead_json(f) order by f.created_at %1$s, f.id %1$s), ''[]'') from (
       select l.* from public.leads l %2$s order by l.created_at %1$s, l.id %1$s limit $4
     ) f',
    direction,
    case when conditions = '{}' then '' else 'where ' || array_to_string(conditions, ' and ') end
  ) into found using filters, after, coalesce(after_id, '00000000-0000-0000-0000-000000000000'::uuid),
    least(greatest(most, 0), 200);
  return found;
end
$$;
