/** Who may do what: one row for every table. A new table fails the tests until it has its row here. */
import type { Role } from './backend.ts';
import { deskPermissions } from './permissions-desk.ts';
import { dutyPermissions } from './permissions-duty.ts';
import { catalogueRows, deskRows, pointWorkRows, requestRows, type Values } from './rows.ts';

export const verbs = ['select', 'insert', 'update', 'delete'] as const;
export type Verb = (typeof verbs)[number];

export type TablePermissions = {
  /** The column that names the person a row belongs to; null where rows belong to nobody. */
  owner: string | null;
  /** The column by which a test finds its row. */
  key: string;
  /** A valid row; the owner column is filled in by the test. */
  row: Values;
  /** Empties a table whose rows cannot be deleted. */
  clear?: string;
  /** The change that an update makes. */
  change: Values;
  /** What each role may do; in tables with an owner the row is the buyer's, and others try as themselves. */
  can: Record<Role, readonly Verb[]>;
};

const everything = verbs;
const read = ['select'] as const;

function catalogue(
  table: keyof typeof catalogueRows,
  key: string,
  change: Values,
): TablePermissions {
  return {
    owner: null,
    key,
    row: catalogueRows[table],
    change,
    can: { anonymous: read, buyer: read, stranger: read, staff: everything, service: everything },
  };
}

function request(table: keyof typeof requestRows): TablePermissions {
  return {
    owner: 'user_id',
    key: 'id',
    row: requestRows[table],
    change: { status: 'in_progress' },
    can: {
      anonymous: [],
      buyer: ['select', 'insert'],
      stranger: [],
      // They read and progress requests through functions.
      staff: [],
      service: everything,
    },
  };
}

/** The request to which the matrix's history rows belong. */
export const standingLead = 'cccccccc-0000-4000-8000-000000000003';

/** The visit and the car to which rows of the matrix refer. */
export const standingVisit = 'cccccccc-0000-4000-8000-000000000004';
export const standingCar = 'cccccccc-0000-4000-8000-000000000005';

/** A row of the queue, which functions alone write. */
export const leadRow = {
  kind: 'visit_request',
  id: 'cccccccc-0000-4000-8000-000000000001',
  created_at: '2026-01-01 00:00:00+00',
  name: 'Mona Sami',
  phone: '01012345678',
  phone_key: '201012345678',
  email: 'mona@example.com',
  subject: 'BYD Seagull',
  language: 'ar',
  answer_due_at: '2026-01-01 01:00:00+00',
  words: 'mona',
};

export const permissions: Record<string, TablePermissions> = {
  ...deskPermissions,
  brands: catalogue('brands', 'id', { name_en: 'Another Name' }),
  cars: catalogue('cars', 'id', { price_egp: 1_600_000 }),
  chargers: catalogue('chargers', 'id', { price_egp: 31_000 }),
  charging_points: catalogue('charging_points', 'id', { cost: 'free' }),
  tariffs: catalogue('tariffs', 'key', { unit: 'EGP' }),
  visit_places: catalogue('visit_places', 'id', { name_en: 'Another Name' }),
  person_data_log: {
    owner: null,
    key: 'account_id',
    row: {
      actor_id: 'cccccccc-0000-4000-8000-000000000006',
      action: 'deleted',
      account_id: 'cccccccc-0000-4000-8000-000000000007',
    },
    clear: 'truncate public.person_data_log',
    change: { action: 'exported' },
    // Not even the secret key rewrites it.
    can: { anonymous: [], buyer: [], stranger: [], staff: [], service: ['select', 'insert'] },
  },
  message_templates: {
    owner: null,
    key: 'id',
    row: deskRows.message_templates,
    change: { position: 20 },
    // The staff of these tests are managers.
    can: { anonymous: [], buyer: [], stranger: [], staff: everything, service: everything },
  },
  visits: {
    owner: 'user_id',
    key: 'request_id',
    row: {
      request_id: standingVisit,
      state: 'asked',
      day: '2026-01-01',
      slot: '09:00',
    },
    change: { slot: '10:00' },
    can: { anonymous: [], buyer: read, stranger: [], staff: read, service: everything },
  },
  catalogue_batches: {
    owner: null,
    key: 'id',
    row: {
      id: 'cccccccc-0000-4000-8000-000000000008',
      edited_table: 'cars',
      kind: 'import',
      actor_name: 'Sales Team',
      report: '{}',
    },
    change: { report: '[]' },
    // Managers save through a function.
    can: { anonymous: [], buyer: [], stranger: [], staff: [], service: everything },
  },
  catalogue_events: {
    owner: null,
    key: 'item_id',
    row: { item_type: 'car', item_id: 'test-item', item_name: 'Test Car', action: 'changed' },
    clear: 'truncate public.catalogue_events',
    change: { action: 'price' },
    // Not even the secret key rewrites it.
    can: { anonymous: [], buyer: [], stranger: [], staff: [], service: ['select', 'insert'] },
  },
  charging_point_reports: {
    owner: null,
    key: 'id',
    row: pointWorkRows.charging_point_reports,
    change: { kind: 'other' },
    // Drivers report, staff read and managers settle through functions.
    can: { anonymous: [], buyer: [], stranger: [], staff: [], service: everything },
  },
  charging_point_imports: {
    owner: null,
    key: 'id',
    row: pointWorkRows.charging_point_imports,
    change: { failure: '{"why": "late", "figure": 12}' },
    // Managers read and note them through functions.
    can: { anonymous: [], buyer: [], stranger: [], staff: [], service: everything },
  },
  price_history: {
    owner: null,
    key: 'changed_at',
    row: {
      item_type: 'car',
      item_id: standingCar,
      changed_at: '2026-01-01 00:00:00+00',
      price_egp: 1_000_000,
    },
    change: { price_egp: 1 },
    can: { anonymous: read, buyer: read, stranger: read, staff: read, service: everything },
  },
  catalogue_withdrawals: {
    owner: null,
    key: 'item_id',
    row: catalogueRows.catalogue_withdrawals,
    change: { item_type: 'charger' },
    can: { anonymous: read, buyer: read, stranger: read, staff: read, service: everything },
  },
  car_requests: request('car_requests'),
  charger_requests: request('charger_requests'),
  visit_requests: request('visit_requests'),
  insurance_requests: request('insurance_requests'),
  financing_requests: request('financing_requests'),
  notifications: {
    owner: 'user_id',
    key: 'user_id',
    row: {
      request_id: 'bbbbbbbb-0000-4000-8000-000000000003',
      kind: 'visit_request',
      audience: 'sales',
      due_at: '2026-01-01 00:00:00+00',
    },
    change: { sent_at: '2026-01-01 00:00:00+00' },
    can: { anonymous: [], buyer: [], stranger: [], staff: read, service: everything },
  },
  page_views: {
    owner: null,
    key: 'path',
    row: { path: '/test', referring_host: 'example.com' },
    change: { referring_host: null },
    can: { anonymous: [], buyer: [], stranger: [], staff: read, service: everything },
  },
  favorites: {
    owner: 'user_id',
    key: 'user_id',
    row: { item_type: 'car', item_id: 'aaaaaaaa-0000-4000-8000-000000000001' },
    change: { price_mail_in: 'ar' },
    can: {
      anonymous: [],
      buyer: everything,
      stranger: [],
      staff: [],
      service: everything,
    },
  },
  profiles: {
    owner: 'id',
    key: 'id',
    row: { name: 'Buyer', email: 'buyer@example.com', phone: null },
    change: { name: 'Another Name' },
    can: {
      anonymous: [],
      buyer: ['select', 'insert', 'update'],
      stranger: [],
      staff: [],
      service: everything,
    },
  },
  user_roles: {
    owner: 'user_id',
    key: 'user_id',
    row: { role: 'staff' },
    change: { granted_at: '2026-01-01 00:00:00+00' },
    can: { anonymous: [], buyer: read, stranger: [], staff: [], service: everything },
  },
  staff_invitations: {
    owner: null,
    key: 'email',
    row: { email: 'invited@example.com', role: 'sales' },
    change: { role: 'manager' },
    can: { anonymous: [], buyer: [], stranger: [], staff: [], service: everything },
  },
  visit_proposals: {
    owner: 'user_id',
    key: 'user_id',
    row: {
      id: 'cccccccc-0000-4000-8000-00000000000b',
      request_id: standingVisit,
      token_hash: '01',
      slots: ['one', 'two'],
      expires_at: '2027-01-01 00:00:00+00',
    },
    change: { used_at: '2026-01-01 00:00:00+00' },
    can: { anonymous: [], buyer: [], stranger: [], staff: [], service: everything },
  },
  leads: {
    owner: 'user_id',
    key: 'id',
    row: leadRow,
    change: { status: 'in_progress' },
    can: { anonymous: [], buyer: [], stranger: [], staff: [], service: everything },
  },
  ...dutyPermissions(standingLead),
  lead_events: {
    owner: null,
    key: 'id',
    row: {
      id: 'cccccccc-0000-4000-8000-000000000002',
      kind: 'visit_request',
      request_id: standingLead,
      actor_name: 'Sales Team',
      action: 'note',
    },
    clear: 'truncate public.lead_events',
    change: { actor_name: 'Somebody else' },
    can: { anonymous: [], buyer: [], stranger: [], staff: [], service: ['select', 'insert'] },
  },
};
