-- Names of brands have no slashes, like those of models. The site leaves such brands out, so staff must know at once.

alter table public.brands
  drop constraint brands_name_en_plain,
  drop constraint brands_name_ar_plain,
  add constraint brands_name_en_plain
    check (private.is_plain_text(name_en, 80) and name_en !~ '[/\\]') not valid,
  add constraint brands_name_ar_plain
    check (private.is_plain_text(name_ar, 80) and name_ar !~ '[/\\]') not valid;

alter table public.cars
  drop constraint cars_brand_plain,
  add constraint cars_brand_plain
    check (private.is_plain_text(brand, 80) and brand !~ '[/\\]') not valid;
