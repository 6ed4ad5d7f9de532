-- What the desk searches through, and what was typed into its search.

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
        -- In the other script only: in its own the letters decide. From three consonants on a beginning says enough.
        select quote_literal(translate(left(s.sound, 1), 'AL', 'LA') || substr(s.sound, 2))
            || case when j.first = j.last and char_length(s.sound) > 3 then ':*' else '' end
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
  private.joined_words(text),
  private.sounds_of(text),
  private.search_tokens(text),
  private.search_query(text)
  from public, anon, authenticated;
