import type { Place, PlaceId } from '#domain/places.ts';
import { m } from '#paraglide/messages.js';

const names: Readonly<Record<PlaceId, () => string>> = {
  cairo: m.advice_place_cairo,
  alexandria: m.advice_place_alexandria,
  tanta: m.advice_place_tanta,
  fayoum: m.advice_place_fayoum,
  ismailia: m.advice_place_ismailia,
  mansoura: m.advice_place_mansoura,
  sokhna: m.advice_place_sokhna,
  suez: m.advice_place_suez,
  'port-said': m.advice_place_port_said,
  damietta: m.advice_place_damietta,
  minya: m.advice_place_minya,
  'north-coast': m.advice_place_north_coast,
  assiut: m.advice_place_assiut,
  gouna: m.advice_place_gouna,
  matrouh: m.advice_place_matrouh,
  hurghada: m.advice_place_hurghada,
  sohag: m.advice_place_sohag,
  sharm: m.advice_place_sharm,
  dahab: m.advice_place_dahab,
  luxor: m.advice_place_luxor,
  'marsa-alam': m.advice_place_marsa_alam,
  aswan: m.advice_place_aswan,
};

/** A place in the reader's language. */
export const placeName = ({ id }: Place): string => names[id]();
