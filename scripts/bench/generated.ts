/**
 * SQL that fills the seed's catalogue up to the given number of cars with variants of the real ones, which share their
 * pictures, under made-up brands of forty cars. The same number gives the same catalogue.
 */
export function generatedSql(cars: number): string {
  const brands = Math.ceil(cars / 40);
  return `
    insert into public.brands (id, name_en, logo_url)
      select 'made-up-' || n, 'Made-up ' || n, '/brands/logos.svg#byd' from generate_series(1, ${brands}) n;
    create temporary table models as
      select c.*, row_number() over (order by id) - 1 as place from public.cars c;
    insert into public.cars
      select varied.*
      from generate_series(1, ${cars} - (select count(*) from models)) n
      join models on place = n % (select count(*) from models),
      lateral jsonb_populate_record(null::public.cars, to_jsonb(models) || jsonb_build_object(
        -- In the form of a random UUID.
        'id', overlay(overlay(md5(n::text) placing '4' from 13) placing '8' from 17)::uuid,
        'brand', 'Made-up ' || n % ${brands} + 1,
        'model', model || ' ' || n,
        'price_egp', round(price_egp * (0.85 + n * 7 % 31 / 100.0)),
        'motor_power_hp', round(motor_power_hp * (0.85 + n * 11 % 31 / 100.0))
      )) varied;`;
}
