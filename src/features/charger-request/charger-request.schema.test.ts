import { describe, expect, it } from 'vitest';
import { ChargerRequestSchema } from './charger-request.schema.ts';

const typed = {
  name: 'Mona Adel',
  phone: '010 1234 5678',
  email: '',
  location: 'Smouha, Alexandria',
  vehicle_model: 'BYD Seal',
  installation_type: 'home',
  electrical_capacity: '',
  parking_type: 'garage',
};

/** The form's error message for each field. */
function faults(change: Record<string, string>): Record<string, string> {
  const { error } = ChargerRequestSchema.safeParse({ ...typed, ...change });
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

describe('ChargerRequestSchema', () => {
  it('leaves out what was left empty', () => {
    const { email, electrical_capacity, ...stated } = typed;
    const checked = ChargerRequestSchema.parse({ ...typed, email, electrical_capacity });
    expect(checked).toEqual(stated);
    const full = { email: 'mona@example.com', electrical_capacity: 'Single-phase 40 A' };
    expect(ChargerRequestSchema.parse({ ...typed, ...full })).toEqual({ ...typed, ...full });
  });

  it('asks for all that is required at once', () => {
    const empty = Object.fromEntries(Object.keys(typed).map((field) => [field, '']));
    expect(faults(empty)).toEqual({
      name: 'Name is required',
      phone: 'Phone number is required',
      location: 'Location is required',
      vehicle_model: 'Vehicle model is required',
      installation_type: 'Installation type is required',
      parking_type: 'Parking type is required',
    });
  });

  it('refuses what the table would', () => {
    expect(faults({ vehicle_model: 'x'.repeat(121) })).toHaveProperty('vehicle_model');
    expect(faults({ electrical_capacity: 'x'.repeat(101) })).toHaveProperty('electrical_capacity');
    expect(faults({ parking_type: 'roof' })).toEqual({ parking_type: 'Parking type is required' });
    expect(faults({ phone: '123' })).toHaveProperty('phone');
  });
});
