-- A picture may have a description in both languages.

comment on column public.cars.photos is
  'Pictures: a list of addresses and of {src, alt_en, alt_ar}, which say what the picture shows; an object of addresses; '
  'or a text that holds either.';
comment on column public.chargers.photos is 'Pictures, as in cars.';
