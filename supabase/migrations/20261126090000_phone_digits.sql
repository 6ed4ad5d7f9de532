-- A telephone number has at least five digits, like the shortest in Egypt.

create or replace function private.is_phone(value text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select char_length(value) between 5 and 30
      and value ~ '^[0-9\u0660-\u0669\u06F0-\u06F9+() ./-]+$'
      and value ~ '([0-9\u0660-\u0669\u06F0-\u06F9].*){5}'
  $$;
