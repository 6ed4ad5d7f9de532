import { homeCountry } from '#config/countries.ts';
import { pointAccesses, pointStates } from '#domain/charging-point-rows.ts';
import { governorates } from '#domain/governorates.ts';
import { m } from '#paraglide/messages.js';
import { getLocale } from '#paraglide/runtime.js';
import { amountField, type ColumnSection, textField } from './form-columns.ts';
import { accessNames, pointStateNames } from './point-words.ts';

const governorateNames = Object.fromEntries(
  governorates.map((one) => [one.id, () => one[getLocale()]]),
);

/** The form of a charging point. */
export const pointSections: readonly ColumnSection[] = [
  {
    title: m.desk_catalogue_section_name,
    columns: [
      textField('name', m.desk_points_name),
      textField('name_ar', m.desk_points_name_ar),
      textField('operator', m.desk_points_operator),
    ],
  },
  {
    title: m.desk_points_section_place,
    columns: [
      textField('address', m.desk_points_address),
      textField('town', m.desk_points_town),
      {
        name: 'governorate',
        label: m.desk_points_governorate,
        kind: 'choice',
        choices: governorates.map(({ id }) => id),
        choiceNames: governorateNames,
      },
      { ...textField('country', m.desk_points_country), whenEmpty: homeCountry },
      amountField('lat', m.desk_points_lat),
      amountField('lon', m.desk_points_lon),
    ],
  },
  {
    title: m.desk_points_section_charging,
    columns: [
      { name: 'connectors', label: m.desk_points_connectors, kind: 'lines', whenEmpty: [] },
      {
        name: 'state',
        label: m.desk_points_state,
        kind: 'choice',
        choices: pointStates,
        choiceNames: pointStateNames,
      },
      {
        name: 'access',
        label: m.desk_points_access,
        kind: 'choice',
        choices: pointAccesses,
        choiceNames: accessNames,
      },
      textField('cost', m.desk_points_cost),
    ],
  },
  {
    title: m.desk_points_section_source,
    columns: [
      textField('source', m.desk_points_source),
      { name: 'last_confirmed_on', label: m.desk_points_confirmed, kind: 'day' },
      { name: 'checked_by_phone_on', label: m.desk_points_checked, kind: 'day' },
      textField('note', m.desk_points_note),
    ],
  },
];
