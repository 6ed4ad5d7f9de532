import { describe, expect, it } from 'vitest';
import { CarRequestSchema } from './car-request.schema.ts';

const typed = {
  name: ' Mona Adel ',
  phone: '٠١٠١٢٣٤٥٦٧٨',
  email: '',
  location: '',
  daily_km: '60',
  travel_between_cities: 'no',
  travel_destination: '',
  own_second_car: 'yes',
  private_parking: 'no',
};
const stated = {
  name: 'Mona Adel',
  phone: '01012345678',
  daily_km: 60,
  travel_between_cities: false,
  own_second_car: true,
  private_parking: false,
};

/** The form's error message for each field. */
function faults(change: Record<string, string>): Record<string, string> {
  const { error } = CarRequestSchema.safeParse({ ...typed, ...change });
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

describe('CarRequestSchema', () => {
  it('leaves out what was left empty', () => {
    expect(CarRequestSchema.parse(typed)).toEqual(stated);
    const full = { email: 'mona@example.com', location: ' New Cairo ' };
    expect(CarRequestSchema.parse({ ...typed, ...full })).toEqual({
      ...stated,
      email: 'mona@example.com',
      location: 'New Cairo',
    });
  });

  it('keeps the destination of travellers only', () => {
    const destination = { travel_destination: 'Hurghada' };
    expect(CarRequestSchema.parse({ ...typed, ...destination })).toEqual(stated);
    const travels = { ...typed, ...destination, travel_between_cities: 'yes' };
    expect(CarRequestSchema.parse(travels)).toEqual({
      ...stated,
      ...destination,
      travel_between_cities: true,
    });
  });

  it('asks for all that is required at once', () => {
    const empty = Object.fromEntries(Object.keys(typed).map((field) => [field, '']));
    expect(faults(empty)).toEqual({
      name: 'Name is required',
      phone: 'Phone number is required',
      daily_km: 'Daily distance is required',
      travel_between_cities: 'Please choose yes or no',
      own_second_car: 'Please choose yes or no',
      private_parking: 'Please choose yes or no',
    });
    expect(faults({ name: ' ', travel_between_cities: 'yes' })).toEqual({
      name: 'Name is required',
      travel_destination: 'Travel destination is required',
    });
  });

  it.each([
    ['٤٥', 45],
    ['0', 0],
    ['10000', 10_000],
    [' 60 ', 60],
  ])('reads %s km', (daily_km, km) => {
    expect(CarRequestSchema.parse({ ...typed, daily_km }).daily_km).toBe(km);
  });

  it.each(['-5', '12.5', 'abc', '10001', '99999999999', '60 km'])('refuses %s km', (daily_km) => {
    expect(Object.keys(faults({ daily_km }))).toEqual(['daily_km']);
  });

  it('refuses what the table would', () => {
    expect(faults({ name: 'x'.repeat(101) })).toHaveProperty('name');
    expect(faults({ phone: 'call me' })).toHaveProperty('phone');
    expect(faults({ email: 'mona@' })).toHaveProperty('email');
    expect(faults({ location: 'x'.repeat(201) })).toHaveProperty('location');
    expect(faults({ travel_between_cities: 'maybe' })).toHaveProperty('travel_between_cities');
  });
});
