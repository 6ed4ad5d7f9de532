import { describe, expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { amount } from './amount-rules.ts';
import {
  oneOf,
  optionalEmail,
  optionalText,
  phoneLike,
  requiredEmail,
  requiredPhone,
  requiredText,
  wholeNumber,
  yesOrNo,
} from './field-rules.ts';

/** A rule's output for a text, or its message. */
function judge(rule: ZodMiniType, text: string): unknown {
  const result = rule.safeParse(text);
  return result.success ? result.data : `! ${result.error.issues[0]?.message}`;
}

describe('text', () => {
  test.each([
    ['  منى Sami ', 'منى Sami'],
    ['Mona\nSami\u0007', 'Mona Sami'],
    ['\u200F منى \u200B', 'منى'],
    ['\u2067\u2066منى\u2069\u202C', 'منى'],
    ['', '! Name is required'],
    [' \u200B\u00A0\n', '! Name is required'],
    ['Mo\u200b\u00adna', 'Mona'],
    ['Mon\ufffd', "! Some letters here can't be read. Please type them again."],
    // The first letter is Cyrillic.
    [
      '\u041cona',
      '! A word here mixes letters of two alphabets that look alike. Please type it again.',
    ],
    ['بالـNile', 'بالـNile'],
    ['x'.repeat(10), 'x'.repeat(10)],
    ['x'.repeat(11), '! Please use at most 10 characters.'],
  ])('%o', (text, outcome) => {
    expect(judge(requiredText('Name is required', 10), text)).toBe(outcome);
  });

  test('that may be left out is, when it is empty', () => {
    expect(judge(optionalText(10), ' ')).toBeUndefined();
    expect(judge(optionalText(10), ' Cairo ')).toBe('Cairo');
  });
});

describe('e-mail', () => {
  test.each([
    [' mona@example.com ', 'mona@example.com'],
    ['', '! Email is required'],
    ['mona@example', '! Invalid email address'],
    ['mona example.com', '! Invalid email address'],
    [`${'x'.repeat(250)}@example.com`, '! Invalid email address'],
  ])('%s', (text, outcome) => {
    const rule = requiredEmail('Email is required', 'Invalid email address');
    expect(judge(rule, text)).toBe(outcome);
  });

  test('that may be left out', () => {
    expect(judge(optionalEmail(), '')).toBeUndefined();
    expect(judge(optionalEmail(), 'x')).toBe('! Invalid email address');
  });
});

describe('telephone', () => {
  test.each([
    ['٠١٠١٢٣٤٥٦٧٨', '01012345678'],
    ['+20 101 234-5678', '+20 101 234-5678'],
    // As copied from a message: in marks of its direction.
    ['\u202A+20 101\u2066 234 5678\u202C', '+20 101 234 5678'],
    // As copied from a page, where it was typeset, or from a link.
    ['+20\u00A0100\u202F123 4567', '+20 100 123 4567'],
    ['0100\u2011123\u20134567', '0100-123-4567'],
    ['tel:+201001234567', '+201001234567'],
    ['', '! Phone number is required'],
    ['19 654', '19 654'],
    // A mobile number that nobody can call.
    ['0101234567', '! A mobile number that begins with 01 has 11 digits, such as 01012345678.'],
    ['010 1234 56789', '! A mobile number that begins with 01 has 11 digits, such as 01012345678.'],
    ['call me', '! Please enter a valid phone number.'],
    ['+()-- 123', '! Please enter a valid phone number.'],
  ])('%s', (text, outcome) => {
    expect(judge(requiredPhone('Phone number is required'), text)).toBe(outcome);
  });

  test('of one kind is taken without its blanks', () => {
    const rule = phoneLike(/^01[0125]\d{8}$/, 'Not a mobile');
    expect(judge(rule, ' ٠١٠ ١٢٣٤-٥٦٧٨ ')).toBe('01012345678');
    expect(judge(rule, '010\u00A01234\u20115678')).toBe('01012345678');
    expect(judge(rule, '0101234567')).toBe('! Not a mobile');
  });
});

describe('numbers', () => {
  test.each([
    ['1,200,000', 1_200_000],
    ['١٬٢٠٠٬٠٠٠', 1_200_000],
    ['', '! Price is required'],
    ['abc', '! Please enter an amount in EGP, such as 1,200,000.'],
    ['-5', '! Please enter an amount in EGP, such as 1,200,000.'],
    ['1000000001', '! Please enter an amount in EGP, such as 1,200,000.'],
  ])('amount %s', (text, outcome) => {
    expect(judge(amount('Price is required'), text)).toBe(outcome);
  });

  test.each([
    ['٤٠', 40],
    ['0', 0],
    ['', '! Missing'],
    ['-1', '! Invalid'],
    ['4.5', '! Invalid'],
    ['101', '! Invalid'],
    ['99999999999', '! Invalid'],
  ])('whole number %s', (text, outcome) => {
    expect(judge(wholeNumber('Missing', 'Invalid', [0, 100]), text)).toBe(outcome);
  });
});

test('answers', () => {
  expect(judge(yesOrNo('Please choose'), 'yes')).toBe(true);
  expect(judge(yesOrNo('Please choose'), 'no')).toBe(false);
  expect(judge(yesOrNo('Please choose'), '')).toBe('! Please choose');
  expect(judge(oneOf(['home', 'business'], 'Please choose'), 'home')).toBe('home');
  expect(judge(oneOf(['home', 'business'], 'Please choose'), 'boat')).toBe('! Please choose');
});
