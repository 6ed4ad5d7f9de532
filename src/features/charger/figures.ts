import { product } from '@/config/product';
import type { Charger } from '@/features/catalogue/charger';
import { isDirectCurrent, plugsOfCharger } from '@/features/catalogue/connectors';
import { supplyName } from '@/features/catalogue/names';
import { priceRows, row, type SpecRow, warrantyRow } from '@/features/catalogue/spec-rows';
import { formatEgp, formatQuantity } from '@/lib/number';
import { inARow } from '@/lib/reader';
import { m } from '@/paraglide/messages.js';
import { getLocale } from '@/paraglide/runtime.js';
import { categoryLabel } from './categories';

/** What a card says about a charger. */
export function cardRows(charger: Charger): SpecRow[] {
  return [
    row(m.charger_spec_power(), formatQuantity(charger.powerKw, m.unit_kw())),
    row(m.charger_spec_connector(), charger.connectorType),
    row(m.charger_spec_input(), charger.inputType && supplyName(charger.inputType)),
    warrantyRow(charger),
  ];
}

/** What the charger offers, in the reader's language where that is written; each once. */
export function featuresOf({ features, featuresAr }: Charger): string[] {
  const written = getLocale() === 'en' || featuresAr.length === 0 ? features : featuresAr;
  return [...new Set(written)];
}

/** Every field of the charger, 'N/A' where it is missing. */
export function specRows(charger: Charger): SpecRow[] {
  return [
    row(m.charger_spec_category(), categoryLabel(charger.category)),
    ...cardRows(charger),
    row(m.charger_spec_current(), currentText(charger)),
    ...priceRows(charger),
  ];
}

function currentText(charger: Charger): string | null {
  const plugs = plugsOfCharger(charger.connectorType);
  if (plugs.length === 0) return null;
  return plugs.some(isDirectCurrent) ? m.charger_current_dc() : m.charger_current_ac();
}

/** Whether this kind of charger is installed, for which price, and a note; a business is quoted. */
export function installationOf(charger: Charger): {
  needed: boolean;
  /** EGP; null when there is no fixed price. */
  price: number | null;
  note: string;
} {
  const category = charger.category.toLowerCase();
  if (category === 'portable') {
    return { needed: false, price: null, note: m.charger_installation_portable() };
  }
  if (category.startsWith('business')) {
    return { needed: true, price: null, note: m.charger_installation_business() };
  }
  return { needed: true, price: product.installationPriceEgp, note: m.charger_installation_note() };
}

/** Title and description of the charger's page for browsers and search engines. */
export function chargerMeta(charger: Charger): { title: string; description: string } {
  const { name } = charger;
  const facts = [
    charger.powerKw === null ? '' : formatQuantity(charger.powerKw, m.unit_kw()),
    charger.connectorType ?? '',
    charger.inputType === null ? '' : supplyName(charger.inputType),
    charger.price === null ? '' : formatEgp(charger.price),
  ].filter((fact) => fact !== '');
  return {
    title: m.charger_meta_title({ name }),
    description:
      facts.length === 0
        ? m.charger_meta_description_bare({ name })
        : m.charger_meta_description({ name, facts: inARow(facts) }),
  };
}
