import { m } from '#paraglide/messages.js';

const known = new Map<string, () => string>([
  ['Abou Ghaly Motors', m.name_dealer_abou_ghaly],
  ['Al Amal', m.name_dealer_amal],
  ['Al-Mansour Automotive', m.name_dealer_mansour],
  ['Alkan', m.name_dealer_alkan],
  ['EAC Group', m.name_dealer_eac],
  ['EIM (Egyptian International Motors)', m.name_dealer_eim],
  ['EIT', m.name_dealer_eit],
  ['Ezz Elarab', m.name_dealer_ezz_elarab],
  ['GB Auto', m.name_dealer_gb],
  ['GV Auto', m.name_dealer_gv],
  ['Global Auto', m.name_dealer_global],
  ['Mercedes-Benz Egypt', m.name_dealer_mercedes],
  ['Misr Helwan Automotive', m.name_dealer_misr_helwan],
  ['Raya', m.name_dealer_raya],
  ['SMG', m.name_dealer_smg],
]);

/** A dealer as readers know it, such as 'GB Auto' or 'جي بي أوتو'; one that is not known stands as its record has it. */
export function dealerName(dealer: string): string {
  return known.get(dealer.trim())?.() ?? dealer;
}
