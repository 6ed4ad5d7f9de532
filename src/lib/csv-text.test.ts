import { expect, test } from 'vitest';
import { decodeText } from './csv-text.ts';

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, order: 'le' | 'be') => {
  const little = Buffer.from(`\ufeff${text}`, 'utf16le');
  return new Uint8Array(order === 'le' ? little : little.swap16());
};
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** 'وكيل', as Windows and as the ISO standard encode it. */
const agent = { windows: bytes('e6 df ed e1'), iso: bytes('e8 e3 ea e4') };

test.each([
  ['UTF-8', utf8('id,وكيل'), { text: 'id,وكيل', assumed: null }],
  ['UTF-8 with its mark', utf8('\ufeffid'), { text: 'id', assumed: null }],
  ['UTF-16', utf16('id,وكيل', 'le'), { text: 'id,وكيل', assumed: null }],
  ['the other UTF-16', utf16('id,وكيل', 'be'), { text: 'id,وكيل', assumed: null }],
  [
    "Excel's CSV in Arabic",
    joined(utf8('id,'), agent.windows, bytes('2c 43 69 74 72 6f eb 6e')),
    { text: 'id,وكيل,Citroën', assumed: 'windows-1256' },
  ],
  [
    'the Arabic of other programs',
    joined(utf8('id,'), agent.iso),
    { text: 'id,وكيل', assumed: 'iso-8859-6' },
  ],
  [
    "Excel's CSV in English",
    // 'Škoda – Größe'
    bytes('8a 6b 6f 64 61 20 96 20 47 72 f6 df 65'),
    { text: 'Škoda – Größe', assumed: 'windows-1252' },
  ],
  ['nothing', new Uint8Array(), { text: '', assumed: null }],
])('%s is read', (_, file, decoded) => {
  expect(decodeText(file)).toEqual(decoded);
});

test.each([
  ['a workbook', bytes('50 4b 03 04 14 00 06 00'), 'binary'],
  ['an old workbook', bytes('d0 cf 11 e0 a1 b1 1a e1'), 'binary'],
  ['a document', utf8('%PDF-1.7'), 'binary'],
  ['a picture', bytes('ff d8 ff e0 00 10'), 'binary'],
  ['UTF-16 without its mark', utf16('id', 'le').slice(2), 'binary'],
  ['UTF-32', bytes('ff fe 00 00 69 00 00 00'), 'binary'],
  ['text with control characters', utf8('id\u0001'), 'binary'],
  ['two encodings in one file', joined(utf8('وكيل رسمي,'), agent.windows), 'encoding'],
  ['UTF-8 that is cut off', utf8('سعر الوكيل').slice(0, -1), 'encoding'],
])('%s is refused', (_, file, refusal) => {
  expect(decodeText(file)).toBe(refusal);
});
