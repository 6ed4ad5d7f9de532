/** Who may do what with the tables of the sales desk that functions alone touch, and with the reasons of managers. */
import type { TablePermissions } from './permissions.ts';
import { deskRows } from './rows.ts';

const everything = ['select', 'insert', 'update', 'delete'] as const;

/** The person to whom merges refer. */
export const standingPerson = 'cccccccc-0000-4000-8000-000000000016';

export const deskPermissions: Record<string, TablePermissions> = {
  person_merges: {
    owner: null,
    key: 'event',
    row: {
      event: 'cccccccc-0000-4000-8000-000000000010',
      actor_name: 'Sales Team',
      keep_id: standingPerson,
      other_id: 'cccccccc-0000-4000-8000-000000000011',
      moved: '[]',
    },
    change: { actor_name: 'Somebody else' },
    can: { anonymous: [], buyer: [], stranger: [], staff: [], service: everything },
  },
  walk_ins: {
    owner: null,
    key: 'id',
    row: deskRows.walk_ins,
    change: { status: 'done' },
    can: { anonymous: [], buyer: [], stranger: [], staff: [], service: everything },
  },
  desk_targets: {
    owner: 'member_id',
    key: 'id',
    row: deskRows.desk_targets,
    change: { won: 6 },
    can: { anonymous: [], buyer: [], stranger: [], staff: [], service: everything },
  },
  desk_views: {
    owner: 'owner_id',
    key: 'id',
    row: { id: 'cccccccc-0000-4000-8000-000000000014', name: 'Giza', query: '?city=giza' },
    change: { name: 'Cairo' },
    can: { anonymous: [], buyer: [], stranger: [], staff: [], service: everything },
  },
  desk_exports: {
    owner: null,
    key: 'id',
    row: {
      id: 'cccccccc-0000-4000-8000-000000000015',
      actor_id: 'cccccccc-0000-4000-8000-000000000006',
      actor_name: 'Sales Team',
      filters: '{}',
    },
    change: { rows: 7 },
    can: { anonymous: [], buyer: [], stranger: [], staff: [], service: everything },
  },
  team_events: {
    owner: null,
    key: 'member_name',
    row: { action: 'joined', member_name: 'A member of the matrix', role: 'sales' },
    clear: 'truncate public.team_events',
    change: { role: 'manager' },
    // Not even the secret key rewrites it.
    can: { anonymous: [], buyer: [], stranger: [], staff: [], service: ['select', 'insert'] },
  },
  weekly_reports: {
    owner: null,
    key: 'sunday',
    row: { sunday: '2026-11-29', figures: '{}' },
    change: { figures: '{"requests": 1}' },
    can: { anonymous: [], buyer: [], stranger: [], staff: [], service: everything },
  },
  close_reasons: {
    owner: null,
    key: 'id',
    row: deskRows.close_reasons,
    change: { position: 20 },
    can: { anonymous: [], buyer: [], stranger: [], staff: everything, service: everything },
  },
  people: {
    owner: null,
    key: 'id',
    row: { id: 'cccccccc-0000-4000-8000-000000000009' },
    change: { created_at: '2026-01-01 00:00:00+00' },
    can: { anonymous: [], buyer: [], stranger: [], staff: [], service: everything },
  },
};
