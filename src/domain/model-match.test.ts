import { describe, expect, it, test } from 'vitest';
import { modelMatcher, type NamedModel } from './model-match.ts';

const names = `BYD|Seagull (Dolphin Mini);BYD|Dolphin 60;BYD|Atto 3;BYD|Yuan Up;BYD|Seal RWD;BYD|Seal AWD;BYD|Song Plus EV (Seal U);BYD|Han EV;MG|MG4 51;MG|MG4 64;MG|ZS EV Long Range;Zeekr|001 Long Range RWD;Leapmotor|T03;Leapmotor|C10 BEV;Leapmotor|C10 REEV;Volkswagen|ID.4 Pro;Volkswagen|ID.6 Crozz Pro;Tesla|Model 3 RWD;Mercedes-Benz|EQA 250+;Volvo|EX40;Xpeng|P7`;
const models = names.split(';').map((name) => {
  const [brand = '', model = ''] = name.split('|');
  return { id: model, brand, model };
});
const brands = [
  { name: 'BYD', nameAr: 'بي واي دي' },
  { name: 'MG', nameAr: 'إم جي' },
  { name: 'Zeekr', nameAr: 'زيكر' },
  { name: 'Leapmotor', nameAr: 'ليب موتور' },
  { name: 'Volkswagen', nameAr: 'فولكس فاجن' },
  { name: 'Tesla', nameAr: 'تسلا' },
  { name: 'Mercedes-Benz', nameAr: 'مرسيدس بنز' },
  { name: 'Volvo', nameAr: 'فولفو' },
  { name: 'Xpeng', nameAr: 'إكس بينج' },
];
const match = modelMatcher(models, brands);
const found = ({ brand = '', model = '', trim = '' }: Partial<NamedModel>) =>
  match({ brand, model, trim });

test.each<[Partial<NamedModel>, string]>([
  [{ brand: 'BYD', model: 'Atto 3' }, 'Atto 3'],
  [{ brand: 'byd', model: 'ATTO3' }, 'Atto 3'],
  [{ brand: 'BYD Auto', model: 'BYD Atto-3 2026' }, 'Atto 3'],
  [{ model: 'بي واي دي اتو ٣' }, 'Atto 3'],
  [{ brand: 'بي واي دي', model: 'سيجال' }, 'Seagull (Dolphin Mini)'],
  [{ brand: 'BYD', model: 'Dolphin Mini' }, 'Seagull (Dolphin Mini)'],
  [{ brand: 'بى واى دى', model: 'دولفين 60' }, 'Dolphin 60'],
  [{ brand: 'BYD', model: 'Seal U' }, 'Song Plus EV (Seal U)'],
  [{ brand: 'BYD', model: 'Seal', trim: 'AWD' }, 'Seal AWD'],
  [{ brand: 'MG', model: '4 64 kWh' }, 'MG4 64'],
  [{ brand: 'إم جي', model: 'MG4 64' }, 'MG4 64'],
  [{ brand: 'Leap Motor', model: 'T-03 Comfort' }, 'T03'],
  [{ brand: 'ليب موتور', model: 'تي 03' }, 'T03'],
  [{ brand: 'Mercedes', model: 'EQA 250+' }, 'EQA 250+'],
  [{ model: 'Tesla Model 3 RWD' }, 'Model 3 RWD'],
  [{ brand: 'X Peng', model: 'P7' }, 'P7'],
])('%j is %s', (named, id) => {
  expect(found(named)).toEqual({ kind: 'sure', id });
});

describe('where it is not clear', () => {
  it('offers the likely ones', () => {
    expect(found({ brand: 'BYD', model: 'Seal' })).toEqual({
      kind: 'unsure',
      ids: expect.arrayContaining(['Seal RWD', 'Seal AWD']),
    });
    expect(found({ brand: 'Leapmotor', model: 'C10' })).toEqual({
      kind: 'unsure',
      ids: ['C10 BEV', 'C10 REEV'],
    });
  });

  it('takes no car of another brand, nor another model with more words', () => {
    expect(found({ brand: 'Toyota', model: 'Atto 3' })).toEqual({ kind: 'none' });
    expect(found({ brand: 'BYD', model: 'Tang' })).toEqual({ kind: 'none' });
    expect(found({ brand: 'BYD', model: 'Yuan Up Plus' }).kind).toBe('unsure');
    expect(found({ brand: 'BYD', model: '' })).toEqual({ kind: 'none' });
  });
});
