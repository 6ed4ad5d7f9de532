import { z } from 'zod';
import type { Backend, TableReader } from './client';
import { everyRow, pageSize } from './every-row';

/** What is read of each table. */
export const columns = {
  brands: 'id,name_en,name_ar,logo_url',
  cars:
    'id,brand,model,photos,range_km,battery_capacity_kwh,motor_power_hp,top_speed_kmh,torque_nm,' +
    'acceleration_s,charging_protocol,price_egp,dimensions,dealer,ac_kw,dc_kw,warranty_years,body_type,' +
    'powertrain,range_cycle,ev_range_km,combined_range_km,import_channel,price_source,' +
    'price_verified_on,updated_at',
  chargers:
    'id,model,power_kw,price_egp,connector_type,input_type,warranty_years,features,features_ar,photos,' +
    'category,price_source,price_verified_on,updated_at',
} as const;

/**
 * Every published row of a table, unparsed, in the order of ids (Spec 7, 'Data tables').
 * @throws when the backend refuses or cannot be reached
 */
export async function allPublished(
  backend: TableReader,
  table: 'brands' | 'cars' | 'chargers',
): Promise<unknown[]> {
  return everyRow<{ id: string }>(table, (last) => {
    const query = backend.from(table).select(columns[table]).eq('published', true);
    return (last === undefined ? query : query.gt('id', last.id))
      .order('id')
      .limit(pageSize)
      .overrideTypes<{ id: string }[], { merge: false }>();
  });
}

const MomentSchema = z.object({ as_of: z.iso.datetime({ offset: true }) });

/** Later than any change, so that the answer holds none. */
const never = '9999-01-01T00:00:00Z';

/**
 * The backend's moment from which on a page built now has to ask for changes, in ISO 8601. Only what is read after
 * this call is sure to hold every change before that moment.
 * @throws when the backend refuses or cannot be reached
 */
export async function catalogueMoment(backend: Backend): Promise<string> {
  const { data, error } = await backend.rpc('catalogue_changes', { since: never });
  if (error) {
    throw new Error(`Could not read the time of the backend: ${error.message}`, { cause: error });
  }
  // To the millisecond, rounded down: a page told a change twice takes it over once more.
  return new Date(MomentSchema.parse(data).as_of).toISOString();
}
