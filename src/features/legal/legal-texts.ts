import { contacts } from '#config/contacts.ts';
import { product } from '#config/product.ts';
import { formatEgp } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

/** A titled part of a legal text; `id` is its fragment in the address. Blocks are paragraphs and, as arrays, lists. */
export type LegalSection = {
  id: string;
  title: string;
  blocks: readonly (string | readonly string[])[];
};

const section = (id: string, title: string, ...blocks: LegalSection['blocks']): LegalSection => {
  return { id, title, blocks };
};

/** The company's contacts, with the postal address on one line. */
function legalContact(): { email: string; phone: string; address: string } {
  const { email, salesPhone, address } = contacts;
  return { email, phone: salesPhone, address: m.legal_address(address) };
}

/** The privacy policy, section by section, in the language of the page. */
export function privacySections(): LegalSection[] {
  const { email, phone, address } = legalContact();
  return [
    section(
      'controller',
      m.legal_privacy_s1_title(),
      m.legal_privacy_s1_p1({ address }),
      m.legal_privacy_s1_p2({ email }),
    ),
    section(
      'collected',
      m.legal_privacy_s2_title(),
      m.legal_privacy_s2_p1(),
      [
        m.legal_privacy_s2_l1(),
        m.legal_privacy_s2_l2(),
        m.legal_privacy_s2_l3(),
        m.legal_privacy_s2_l4(),
        m.legal_privacy_s2_l5(),
        m.legal_privacy_s2_l6(),
        m.legal_privacy_s2_l7(),
        m.legal_privacy_s2_l8(),
        m.legal_privacy_s2_l9(),
        m.legal_privacy_s2_l10(),
        m.legal_privacy_s2_l11(),
      ],
      m.legal_privacy_s2_p2(),
    ),
    section(
      'purposes',
      m.legal_privacy_s3_title(),
      m.legal_privacy_s3_p1(),
      [
        m.legal_privacy_s3_l1(),
        m.legal_privacy_s3_l2(),
        m.legal_privacy_s3_l3(),
        m.legal_privacy_s3_l4(),
      ],
      m.legal_privacy_s3_p2(),
    ),
    section(
      'page-views',
      m.legal_privacy_s4_title(),
      m.legal_privacy_s4_p1(),
      m.legal_privacy_s4_p2(),
    ),
    section(
      'browser',
      m.legal_privacy_s5_title(),
      m.legal_privacy_s5_p1(),
      m.legal_privacy_s5_p2(),
    ),
    section(
      'processors',
      m.legal_privacy_s6_title(),
      m.legal_privacy_s6_p1(),
      [
        m.legal_privacy_s6_l1(),
        m.legal_privacy_s6_l2(),
        m.legal_privacy_s6_l3(),
        m.legal_privacy_s6_l4(),
        m.legal_privacy_s6_l5(),
        m.legal_privacy_s6_l6(),
      ],
      m.legal_privacy_s6_p2(),
    ),
    section(
      'dealers',
      m.legal_privacy_s7_title(),
      m.legal_privacy_s7_p1(),
      m.legal_privacy_s7_p2(),
      m.legal_privacy_s7_p3(),
      m.legal_privacy_s7_p4(),
    ),
    section('abroad', m.legal_privacy_s8_title(), m.legal_privacy_s8_p1(), m.legal_privacy_s8_p2()),
    section(
      'retention',
      m.legal_privacy_s9_title(),
      [
        m.legal_privacy_s9_l1(),
        m.legal_privacy_s9_l2(),
        m.legal_privacy_s9_l3(),
        m.legal_privacy_s9_l4(),
        m.legal_privacy_s9_l5(),
        m.legal_privacy_s9_l6(),
      ],
      m.legal_privacy_s9_p1(),
    ),
    section(
      'rights',
      m.legal_privacy_s10_title(),
      m.legal_privacy_s10_p1(),
      [
        m.legal_privacy_s10_l1(),
        m.legal_privacy_s10_l2(),
        m.legal_privacy_s10_l3(),
        m.legal_privacy_s10_l4(),
        m.legal_privacy_s10_l5(),
        m.legal_privacy_s10_l6(),
      ],
      m.legal_privacy_s10_p2({ email }),
    ),
    section(
      'security',
      m.legal_privacy_s11_title(),
      m.legal_privacy_s11_p1(),
      m.legal_privacy_s11_p2(),
    ),
    section('children', m.legal_privacy_s12_title(), m.legal_privacy_s12_p1()),
    section('changes', m.legal_privacy_s13_title(), m.legal_privacy_s13_p1()),
    section(
      'contact',
      m.legal_privacy_s14_title(),
      m.legal_privacy_s14_p1({ email, phone, address }),
    ),
  ];
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

/** The accessibility statement, section by section, in the language of the page. */
export function accessibilitySections(): LegalSection[] {
  const { email, phone } = legalContact();
  return [
    section('aim', m.accessibility_aim_title(), m.accessibility_aim_p1(), m.accessibility_aim_p2()),
    section('means', m.accessibility_means_title(), [
      m.accessibility_means_l1(),
      m.accessibility_means_l2(),
      m.accessibility_means_l3(),
      m.accessibility_means_l4(),
      m.accessibility_means_l5(),
      m.accessibility_means_l6(),
      m.accessibility_means_l7(),
    ]),
    section(
      'tests',
      m.accessibility_tests_title(),
      m.accessibility_tests_p1(),
      [
        m.accessibility_tests_l1(),
        m.accessibility_tests_l2(),
        m.accessibility_tests_l3(),
        m.accessibility_tests_l4(),
      ],
      m.accessibility_tests_p2(),
    ),
    section('known', m.accessibility_known_title(), [
      m.accessibility_known_l1(),
      m.accessibility_known_l2(),
      m.accessibility_known_l3(),
      m.accessibility_known_l4(),
      m.accessibility_known_l5(),
      m.accessibility_known_l6(),
    ]),
    section(
      'report',
      m.accessibility_report_title(),
      m.accessibility_report_p1({ email, phone }),
      m.accessibility_report_p2(),
    ),
    section('statement', m.accessibility_statement_title(), m.accessibility_statement_p1()),
  ];
}
