import { product } from '@/config/product';
import { formatEgp } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { type LegalSection, legalContact, text } from './document';

/** One section of paragraphs; the terms have no lists. */
function section(id: string, title: string, ...paragraphs: string[]): LegalSection {
  return { id, title, blocks: paragraphs.map(text) };
}

/** The terms of use, section by section, in the language of the page. */
export function termsSections(): LegalSection[] {
  const { email, phone, address } = legalContact();
  return [
    section(
      'these-terms',
      m.legal_terms_s1_title(),
      m.legal_terms_s1_p1({ address }),
      m.legal_terms_s1_p2(),
    ),
    section(
      'our-role',
      m.legal_terms_s2_title(),
      m.legal_terms_s2_p1(),
      m.legal_terms_s2_p2(),
      m.legal_terms_s2_p3(),
    ),
    section('prices', m.legal_terms_s3_title(), m.legal_terms_s3_p1(), m.legal_terms_s3_p2()),
    section(
      'specifications',
      m.legal_terms_s4_title(),
      m.legal_terms_s4_p1(),
      m.legal_terms_s4_p2(),
      m.legal_terms_s4_p3(),
    ),
    section('requests', m.legal_terms_s5_title(), m.legal_terms_s5_p1(), m.legal_terms_s5_p2()),
    section(
      'chargers',
      m.legal_terms_s6_title(),
      m.legal_terms_s6_p1({ price: formatEgp(product.installationPriceEgp) }),
      m.legal_terms_s6_p2(),
    ),
    section('insurance', m.legal_terms_s7_title(), m.legal_terms_s7_p1()),
    section('financing', m.legal_terms_s8_title(), m.legal_terms_s8_p1()),
    section('account', m.legal_terms_s9_title(), m.legal_terms_s9_p1(), m.legal_terms_s9_p2()),
    section('fair-use', m.legal_terms_s10_title(), m.legal_terms_s10_p1(), m.legal_terms_s10_p2()),
    section('liability', m.legal_terms_s11_title(), m.legal_terms_s11_p1(), m.legal_terms_s11_p2()),
    section('changes', m.legal_terms_s12_title(), m.legal_terms_s12_p1()),
    section('law', m.legal_terms_s13_title(), m.legal_terms_s13_p1(), m.legal_terms_s13_p2()),
    section('contact', m.legal_terms_s14_title(), m.legal_terms_s14_p1({ email, phone, address })),
  ];
}
