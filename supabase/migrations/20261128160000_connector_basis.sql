-- Which connector a car has decides where it charges. Some models come to Egypt with either, so each record says whether
-- its connector is known or assumed.

alter table public.cars
  add column connector_basis text not null default 'assumed',
  add constraint cars_connector_basis_known check (connector_basis in ('recorded', 'assumed'));
comment on column public.cars.connector_basis is
  'recorded: the figures of the model, its agent or the car itself name this connector. assumed: the model comes with '
  'either, or nobody has looked.';
