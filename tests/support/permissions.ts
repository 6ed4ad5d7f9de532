/** Who may do what: one row for every table. A new table fails the tests until it has its row here. */
import type { Role } from './backend.ts';
import { catalogueRows, requestRows, type Values } from './rows.ts';

export const verbs = ['select', 'insert', 'update', 'delete'] as const;
export type Verb = (typeof verbs)[number];

export type TablePermissions = {
  /** The column that names the person a row belongs to; null where rows belong to nobody. */
  owner: string | null;
  /** The column by which a test finds its row. */
  key: string;
  /** A valid row; the owner column is filled in by the test. */
  row: Values;
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

export const permissions: Record<string, TablePermissions> = {
  brands: catalogue('brands', 'id', { name_en: 'Another Name' }),
  cars: catalogue('cars', 'id', { price_egp: 1_600_000 }),
  chargers: catalogue('chargers', 'id', { price_egp: 31_000 }),
  tariffs: catalogue('tariffs', 'key', { unit: 'EGP' }),
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
    change: { item_type: 'charger' },
    can: {
      anonymous: [],
      buyer: ['select', 'insert', 'delete'],
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
};
