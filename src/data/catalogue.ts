import type { TableReader } from './client';
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
 * Every published row of a table, unparsed, in the order of ids.
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
