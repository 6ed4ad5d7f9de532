import { m } from '@/paraglide/messages.js';
import { type LegalSection, legalContact, list, text } from './document';

/** The accessibility statement, section by section, in the language of the page. */
export function accessibilitySections(): LegalSection[] {
  const { email, phone } = legalContact();
  return [
    {
      id: 'aim',
      title: m.accessibility_aim_title(),
      blocks: [text(m.accessibility_aim_p1()), text(m.accessibility_aim_p2())],
    },
    {
      id: 'means',
      title: m.accessibility_means_title(),
      blocks: [
        list(
          m.accessibility_means_l1(),
          m.accessibility_means_l2(),
          m.accessibility_means_l3(),
          m.accessibility_means_l4(),
          m.accessibility_means_l5(),
          m.accessibility_means_l6(),
          m.accessibility_means_l7(),
        ),
      ],
    },
    {
      id: 'tests',
      title: m.accessibility_tests_title(),
      blocks: [
        text(m.accessibility_tests_p1()),
        list(
          m.accessibility_tests_l1(),
          m.accessibility_tests_l2(),
          m.accessibility_tests_l3(),
          m.accessibility_tests_l4(),
        ),
        text(m.accessibility_tests_p2()),
      ],
    },
    {
      id: 'known',
      title: m.accessibility_known_title(),
      blocks: [
        list(
          m.accessibility_known_l1(),
          m.accessibility_known_l2(),
          m.accessibility_known_l3(),
          m.accessibility_known_l4(),
          m.accessibility_known_l5(),
          m.accessibility_known_l6(),
        ),
      ],
    },
    {
      id: 'report',
      title: m.accessibility_report_title(),
      blocks: [
        text(m.accessibility_report_p1({ email, phone })),
        text(m.accessibility_report_p2()),
      ],
    },
    {
      id: 'statement',
      title: m.accessibility_statement_title(),
      blocks: [text(m.accessibility_statement_p1())],
    },
  ];
}
