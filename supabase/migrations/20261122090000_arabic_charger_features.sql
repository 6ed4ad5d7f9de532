-- The features of chargers in Arabic.

alter table public.chargers
  add column features_ar jsonb,
  add constraint chargers_features_ar_list
    check (jsonb_typeof(features_ar) = 'array' and octet_length(features_ar::text) <= 16384);
comment on column public.chargers.features_ar is
  'The same as `features` in Arabic; pages in Arabic show `features` where there is none.';
