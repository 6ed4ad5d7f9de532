/** Texts that managers store: the database refuses letters that nobody sees, that are lost, or that look like others. */
import { beforeAll, expect, test } from 'vitest';
import { catalogueTextFault, textFault, withoutHidden } from '#lib/plain-text.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { catalogueRows, deskRows, type Values } from '../support/rows.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});

const rows: Record<string, Values> = { ...catalogueRows, ...deskRows };

/** Columns that hold a text, by table; those of a list in brackets. */
const columns: Record<string, string> = {
  brands: 'name_en name_ar',
  cars: 'brand model body_type dimensions dealer charging_protocol price_source [colors] [colors_ar] [photos]',
  chargers:
    'model category connector_type input_type price_source [features] [features_ar] [photos]',
  tariffs: 'unit source note',
  visit_places: 'name_en name_ar address_en address_ar',
  close_reasons: 'text_en text_ar',
  message_templates: 'name_en name_ar text_en text_ar',
};

async function isStored(table: string, values: Values): Promise<boolean> {
  const sent = Object.values(values).map((one) => (Array.isArray(one) ? JSON.stringify(one) : one));
  const marks = sent.map((_, index) => `$${index + 1}`).join(', ');
  await backend.engine.sql('begin');
  try {
    await backend.engine.sql(
      `insert into public.${table} (${Object.keys(values).join(', ')}) values (${marks})`,
      sent,
    );
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: '23514' });
    return false;
  } finally {
    await backend.engine.sql('rollback');
  }
}

const bad = ['SMG \ufffd', 'S\u202eMG', 'SMG\u200f', '\ufeffSMG', 'S\u00adMG', 'SMG\u{e0041}'];
const lookAlikes = ['\u0412YD', 'B\u03a5D'];
const good = ['SMG', 'الوكيل الرسمي – Škoda & Citroën', 'ВАЗ Ωμ', '60 kWh 🚗'];

test.each(
  Object.entries(columns).flatMap(([table, names]) =>
    names.split(' ').map((name) => [table, name] as const),
  ),
)('%s %s', async (table, named) => {
  const name = named.replace(/[[\]]/g, '');
  const of = (text: string) => {
    const value =
      name === 'photos' ? JSON.stringify([{ src: '/pictures/x.jpg', alt_en: text }]) : [text];
    return { ...rows[table], [name]: named === name ? text : value };
  };
  for (const text of good) expect([text, await isStored(table, of(text))]).toEqual([text, true]);
  const refused = name === 'photos' ? bad : [...bad, ...lookAlikes];
  for (const text of refused) {
    expect([text, await isStored(table, of(text))]).toEqual([text, false]);
  }
});

test('the names of trims are judged too', async () => {
  for (const [name, stored] of [
    ['Comfort', true],
    ['Comf\u200bort', false],
    ['\u0421omfort', false],
  ] as const) {
    const trims = JSON.stringify([{ name, price_egp: null }]);
    expect(await isStored('cars', { ...catalogueRows.cars, trims })).toBe(stored);
  }
});

test('what the forms pass, the database takes', async () => {
  const texts = [...bad, ...lookAlikes, ...good, '❤️ 1️⃣ 👩🏽‍💼', 'a\u200db', 'سي\ufe0f', '\u3164'];
  for (const text of texts) {
    const cleaned = withoutHidden(text);
    const isClean = textFault(cleaned) === null;
    expect([text, isClean]).toEqual([text, catalogueTextFault(cleaned) === null]);
    const [row] = await backend.engine.sql('select private.is_clean_text($1) as clean', [cleaned]);
    expect([text, row]).toEqual([text, { clean: isClean }]);
    if (cleaned === text) continue;
    const [raw] = await backend.engine.sql('select private.is_clean_text($1) as clean', [text]);
    expect([text, raw]).toEqual([text, { clean: false }]);
  }
});
