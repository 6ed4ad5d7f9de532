import { fullName } from '#domain/full-name.ts';
import { tripReason } from '#features/advice/reasons.ts';
import { bodyTypeName } from '#features/catalogue/names.ts';
import { asCount, formatEgp, formatNumber, quantityInText } from '#lib/number.ts';
import { listed } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import type { Place, Standing } from './standing.ts';

/** Where a car stands, as a title. */
export function standingTitle({ car, misses, place }: Standing): string {
  const name = fullName(car);
  if (place === null) return m.choose_why_misses({ car: name, ...asCount(misses.length) });
  if (place.isChosen) return m.choose_why_chosen({ car: name });
  return m.choose_why_fits({ car: name, at: formatNumber(place.at), of: formatNumber(place.of) });
}

/** What it misses, or why others come first, in sentences. */
export function standingSentences(standing: Standing): string[] {
  const { misses, place, needs } = standing;
  if (place === null) return misses.map((miss) => missSentence(miss, standing));
  if (place.isChosen) return [];
  return [
    place.sibling && m.choose_why_sibling({ car: fullName(place.sibling) }),
    place.sibling === null && behindSentence(place),
    needs.budget === null && m.choose_why_prices(),
  ].filter((sentence) => typeof sentence === 'string');
}

const qualityNames = {
  length: m.choose_quality_length,
  boot: m.choose_quality_boot,
  safety: m.choose_quality_safety,
  seller: m.choose_quality_seller,
  range: m.choose_quality_range,
  plug: m.choose_quality_plug,
};

function behindSentence({ behind }: Place): string {
  if (behind === 'fit') return m.choose_why_fit();
  if (behind.length === 0) return m.choose_why_equal();
  return m.choose_why_behind({ qualities: listed(behind.map((name) => qualityNames[name]())) });
}

const unknownFacts = {
  seats: m.choose_why_unknown_seats,
  boot: m.choose_why_unknown_boot,
  agent: m.choose_why_unknown_agent,
};

const kilometres = (amount: number) => quantityInText(Math.ceil(amount), m.unit_km());

function missSentence(miss: Standing['misses'][number], { car, match, needs }: Standing): string {
  switch (miss.kind) {
    case 'price':
      return m.choose_why_price();
    case 'budget':
      return m.choose_why_budget({ price: formatEgp(car.price), amount: formatEgp(miss.aboveEgp) });
    case 'body':
      return m.choose_why_body({ body: bodyTypeName(car.bodyType) });
    case 'seats':
      return m.choose_why_seats({ has: formatNumber(miss.has), wanted: formatNumber(miss.wanted) });
    case 'boot': {
      const litres = (amount: number) => quantityInText(amount, m.unit_l());
      return m.choose_why_boot({ has: litres(miss.has), wanted: litres(miss.wanted) });
    }
    case 'agent':
      return m.choose_why_agent();
    case 'unknown':
      return unknownFacts[miss.fact]();
    case 'day':
      return m.choose_why_day({ short: kilometres(miss.shortKm) });
    case 'trip':
      return match && needs.trip ? tripReason(match, needs.trip) : m.choose_why_range();
    case 'rapid':
      if (needs.slowHome !== null) return m.choose_why_no_rapid({ place: needs.slowHome });
      return miss.km === null
        ? m.choose_why_rapid_unknown()
        : m.choose_why_rapid({ distance: kilometres(miss.km) });
    case 'plug':
      return m.choose_why_plug({ plug: car.chargingProtocol });
    case 'range':
      return m.choose_why_range();
    case 'two':
      return m.choose_why_two();
  }
}
