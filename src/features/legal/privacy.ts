import { m } from '@/paraglide/messages.js';
import { type LegalSection, legalContact, list, text } from './document';

/** The privacy policy, section by section, in the language of the page. */
export function privacySections(): LegalSection[] {
  const { email, phone, address } = legalContact();
  return [
    {
      id: 'controller',
      title: m.legal_privacy_s1_title(),
      blocks: [text(m.legal_privacy_s1_p1({ address })), text(m.legal_privacy_s1_p2({ email }))],
    },
    {
      id: 'collected',
      title: m.legal_privacy_s2_title(),
      blocks: [
        text(m.legal_privacy_s2_p1()),
        list(
          m.legal_privacy_s2_l1(),
          m.legal_privacy_s2_l2(),
          m.legal_privacy_s2_l3(),
          m.legal_privacy_s2_l4(),
          m.legal_privacy_s2_l5(),
          m.legal_privacy_s2_l6(),
          m.legal_privacy_s2_l7(),
        ),
        text(m.legal_privacy_s2_p2()),
      ],
    },
    {
      id: 'purposes',
      title: m.legal_privacy_s3_title(),
      blocks: [
        text(m.legal_privacy_s3_p1()),
        list(
          m.legal_privacy_s3_l1(),
          m.legal_privacy_s3_l2(),
          m.legal_privacy_s3_l3(),
          m.legal_privacy_s3_l4(),
        ),
        text(m.legal_privacy_s3_p2()),
      ],
    },
    {
      id: 'page-views',
      title: m.legal_privacy_s4_title(),
      blocks: [text(m.legal_privacy_s4_p1()), text(m.legal_privacy_s4_p2())],
    },
    {
      id: 'browser',
      title: m.legal_privacy_s5_title(),
      blocks: [text(m.legal_privacy_s5_p1()), text(m.legal_privacy_s5_p2())],
    },
    {
      id: 'processors',
      title: m.legal_privacy_s6_title(),
      blocks: [
        text(m.legal_privacy_s6_p1()),
        list(
          m.legal_privacy_s6_l1(),
          m.legal_privacy_s6_l2(),
          m.legal_privacy_s6_l3(),
          m.legal_privacy_s6_l4(),
        ),
        text(m.legal_privacy_s6_p2()),
      ],
    },
    {
      id: 'dealers',
      title: m.legal_privacy_s7_title(),
      blocks: [
        text(m.legal_privacy_s7_p1()),
        text(m.legal_privacy_s7_p2()),
        text(m.legal_privacy_s7_p3()),
        text(m.legal_privacy_s7_p4()),
      ],
    },
    {
      id: 'abroad',
      title: m.legal_privacy_s8_title(),
      blocks: [text(m.legal_privacy_s8_p1()), text(m.legal_privacy_s8_p2())],
    },
    {
      id: 'retention',
      title: m.legal_privacy_s9_title(),
      blocks: [
        list(
          m.legal_privacy_s9_l1(),
          m.legal_privacy_s9_l2(),
          m.legal_privacy_s9_l3(),
          m.legal_privacy_s9_l4(),
          m.legal_privacy_s9_l5(),
        ),
        text(m.legal_privacy_s9_p1()),
      ],
    },
    {
      id: 'rights',
      title: m.legal_privacy_s10_title(),
      blocks: [
        text(m.legal_privacy_s10_p1()),
        list(
          m.legal_privacy_s10_l1(),
          m.legal_privacy_s10_l2(),
          m.legal_privacy_s10_l3(),
          m.legal_privacy_s10_l4(),
          m.legal_privacy_s10_l5(),
          m.legal_privacy_s10_l6(),
        ),
        text(m.legal_privacy_s10_p2({ email })),
      ],
    },
    {
      id: 'security',
      title: m.legal_privacy_s11_title(),
      blocks: [text(m.legal_privacy_s11_p1()), text(m.legal_privacy_s11_p2())],
    },
    {
      id: 'children',
      title: m.legal_privacy_s12_title(),
      blocks: [text(m.legal_privacy_s12_p1())],
    },
    {
      id: 'changes',
      title: m.legal_privacy_s13_title(),
      blocks: [text(m.legal_privacy_s13_p1())],
    },
    {
      id: 'contact',
      title: m.legal_privacy_s14_title(),
      blocks: [text(m.legal_privacy_s14_p1({ email, phone, address }))],
    },
  ];
}
