import { catalogueTextFault } from './plain-text.ts';

/** An encoding that a file does not name, and that was chosen because its text reads well. */
export type AssumedEncoding = 'windows-1256' | 'iso-8859-6' | 'windows-1252';

/** The text of a file; `assumed` is null where the file itself says how it is encoded. */
export type DecodedText = { text: string; assumed: AssumedEncoding | null };

/** Why a file is no text: it is another kind of file, or its encoding is not known. */
export type Undecoded = 'binary' | 'encoding';

/** The text of a CSV file: UTF-8, UTF-16 with its mark, else what older spreadsheet programs write in Egypt. */
export function decodeText(bytes: Uint8Array): DecodedText | Undecoded {
  if (bytes.length === 0) return { text: '', assumed: null };
  const [first = 0, second = 0] = bytes;
  if (first === 0xff && second === 0xfe) return named('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return named('utf-16be', bytes);
  if (isBinary(bytes)) return 'binary';
  const unicode = read('utf-8', bytes);
  if (unicode !== null) return isBinaryText(unicode) ? 'binary' : { text: unicode, assumed: null };
  for (const assumed of ['windows-1256', 'iso-8859-6', 'windows-1252'] as const) {
    const text = read(assumed, bytes);
    if (text !== null && readsWell(text, assumed)) return { text, assumed };
  }
  return 'encoding';
}

function named(encoding: string, bytes: Uint8Array): DecodedText | Undecoded {
  const text = read(encoding, bytes);
  return text === null || isBinaryText(text) ? 'binary' : { text, assumed: null };
}

function read(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** How files of spreadsheet programs, archives, PDF and pictures begin. */
const beginnings = ['PK\x03\x04', '\xd0\xcf\x11\xe0', '%PDF', '\x89PNG', '\xff\xd8\xff', 'GIF8'];

function isBinary(bytes: Uint8Array): boolean {
  const beginning = String.fromCharCode(...bytes.subarray(0, 4));
  return bytes.includes(0) || beginnings.some((one) => beginning.startsWith(one));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: no text has them
const isBinaryText = (text: string) => /[\0-\x08\x0e-\x1f]/.test(text);

/** Whether the letters above ASCII form words: those of another encoding stand among signs or the wrong alphabet. */
function readsWell(text: string, encoding: AssumedEncoding): boolean {
  if (isBinaryText(text) || catalogueTextFault(text) !== null) return false;
  if (/\p{L}[\u0080-\u009f¢-©¬-¯±¶¸¿×÷]\p{L}/u.test(text)) return false;
  const hasArabic = /\p{Script=Arabic}/u.test(text);
  return encoding === 'windows-1252' ? !/[\u00c0-\u00ff]{3}/.test(text) : hasArabic;
}
