import type { Database } from '#data/database.types.ts';

export type TableName = keyof Database['public']['Tables'];
export type FunctionName = keyof Database['public']['Functions'];

type Table = {
  /** Whether visitors may read it. */
  open: boolean;
  /** A column that can never be null, by which rows are asked for that cannot exist. */
  never: string;
};

const open = (never: string): Table => ({ open: true, never });
const closed = (never: string): Table => ({ open: false, never });

/** Every table of the data interface; the compiler compares the list with the migrations. */
export const tables: Readonly<Record<TableName, Table>> = {
  brands: open('id'),
  cars: open('id'),
  chargers: open('id'),
  charging_points: open('id'),
  tariffs: open('key'),
  catalogue_withdrawals: open('item_type'),
  user_roles: closed('user_id'),
  profiles: closed('id'),
  favorites: closed('id'),
  car_requests: closed('id'),
  charger_requests: closed('id'),
  visit_requests: closed('id'),
  insurance_requests: closed('id'),
  financing_requests: closed('id'),
  notifications: closed('request_id'),
  page_views: closed('path'),
  staff_invitations: closed('email'),
  people: closed('id'),
  close_reasons: closed('id'),
  person_merges: closed('event'),
  walk_ins: closed('id'),
  desk_targets: closed('id'),
  desk_views: closed('id'),
  desk_exports: closed('id'),
  leads: closed('id'),
  lead_events: closed('id'),
  visits: closed('request_id'),
  visit_proposals: closed('id'),
  visit_places: open('id'),
  price_history: open('item_id'),
  message_templates: closed('id'),
  person_data_log: closed('account_id'),
  catalogue_batches: closed('id'),
  catalogue_events: closed('item_id'),
  charging_point_reports: closed('id'),
  charging_point_imports: closed('id'),
  desk_settings: closed('version'),
  desk_hours: closed('weekday'),
  desk_holidays: closed('day'),
  member_duty: closed('user_id'),
  member_days_off: closed('user_id'),
  lead_turns: closed('user_id'),
  desk_alerts: closed('user_id'),
  desk_news: closed('id'),
  push_subscriptions: closed('id'),
  push_deliveries: closed('id'),
  team_events: closed('member_name'),
  weekly_reports: closed('sunday'),
};

export const tableNames = namesOf(tables);

/** The tables that pages are built from. */
export const catalogue = ['brands', 'cars', 'chargers', 'tariffs'] as const;

const nobody = '00000000-0000-4000-8000-000000000000';

/** Every function of the data interface, with a query that does no harm even if the call is allowed. */
export const functions: Readonly<Record<FunctionName, { open: boolean; query: string }>> = {
  catalogue_changes: { open: true, query: 'since=2999-01-01' },
  charging_point_changes: { open: true, query: 'since=2999-01-01' },
  keep_password: { open: false, query: '' },
  is_staff: { open: false, query: '' },
  is_manager: { open: false, query: '' },
  staff_members: { open: false, query: '' },
  invite_staff: { open: false, query: 'to_email=doctor&to_role=none' },
  remove_staff: { open: false, query: 'member_email=doctor' },
  accept_invitation: { open: false, query: '' },
  desk_queue: { open: false, query: 'most=0' },
  desk_counts: { open: false, query: '' },
  desk_request: { open: false, query: `of_kind=visit_request&request=${nobody}` },
  desk_act: {
    open: false,
    query: `of_kind=visit_request&request=${nobody}&event=${nobody}&action=none`,
  },
  desk_act_many: { open: false, query: `event=${nobody}&action=none&detail={}&rows=[]` },
  desk_undo_many: { open: false, query: `event=${nobody}` },
  desk_add_walk_in: { open: false, query: `walk_in=${nobody}&answers={}` },
  desk_person: { open: false, query: `person=${nobody}` },
  desk_give_person: { open: false, query: `event=${nobody}&person=${nobody}` },
  desk_twins: { open: false, query: 'most=0' },
  desk_dismiss_twins: { open: false, query: `one=${nobody}&other=${nobody}` },
  desk_merge_preview: { open: false, query: `keep=${nobody}&other=${nobody}` },
  desk_merge: { open: false, query: `event=${nobody}&keep=${nobody}&other=${nobody}` },
  desk_unmerge: { open: false, query: `event=${nobody}` },
  desk_board: { open: false, query: 'most=0' },
  desk_targets: { open: false, query: 'from_month=2000-01-01&to_month=2000-01-01' },
  desk_set_target: { open: false, query: 'in_month=2000-01-01' },
  desk_views: { open: false, query: '' },
  desk_save_view: {
    open: false,
    query: `view=${nobody}&named=&of_query=&for_all=false&at_position=0`,
  },
  desk_delete_view: { open: false, query: `view=${nobody}` },
  desk_export: { open: false, query: `export=${nobody}&filters={}&most=0` },
  desk_export_history: { open: false, query: 'most=0' },
  delete_walk_ins: { open: false, query: `person=${nobody}` },
  desk_visit: { open: false, query: `request=${nobody}&event=${nobody}&to_state=none` },
  desk_calendar: { open: false, query: 'first_day=2000-01-01&last_day=2000-01-01' },
  desk_propose: {
    open: false,
    query: `request=${nobody}&event=${nobody}&token=none&hours=[]&message=&seen_version=0`,
  },
  visit_proposal: { open: false, query: 'token=none' },
  answer_visit_proposal: { open: false, query: 'token=none&choice={}' },
  own_request_contacts: { open: false, query: '' },
  own_visit_proposals: { open: false, query: '' },
  answer_own_visit_proposal: { open: false, query: `proposal=${nobody}&choice={}` },
  desk_rebuild: { open: false, query: '' },
  desk_mail_faults: { open: false, query: '' },
  desk_clock: { open: false, query: '' },
  desk_duty: { open: false, query: '' },
  save_office: { open: false, query: 'office={}&seen_version=0' },
  save_duty: { open: false, query: `member=${nobody}&duty={}` },
  desk_waiting: { open: false, query: '' },
  desk_alerts: { open: false, query: '' },
  save_desk_alerts: { open: false, query: 'alerts={}' },
  save_push_subscription: { open: false, query: 'address=&key=&secret=&in_language=none' },
  remove_push_subscription: { open: false, query: 'address=' },
  sweep_desk: { open: false, query: 'at=1970-01-01' },
  claim_pushes: { open: false, query: 'most=0' },
  settle_push: { open: false, query: `delivery=${nobody}&attempt=0&outcome=sent` },
  forget_news: { open: false, query: '' },
  desk_sales_numbers: { open: false, query: 'from_day=2000-01-01&to_day=2000-01-01' },
  desk_site_numbers: { open: false, query: 'from_day=2000-01-01&to_day=2000-01-01' },
  desk_month: { open: false, query: 'in_month=2000-01-01' },
  desk_feed: { open: false, query: 'most=0' },
  // A Thursday, on which nothing is written.
  write_weekly_report: { open: false, query: 'at=1970-01-01' },
  save_catalogue_batch: { open: false, query: `batch_id=${nobody}&edited_table=none&lines=[]` },
  catalogue_feed: { open: false, query: 'most=0' },
  report_charging_point: {
    open: false,
    query: `point=${nobody}&of_kind=none&words=&written_in=none`,
  },
  desk_point_reports: { open: false, query: '' },
  settle_point_report: { open: false, query: `report=${nobody}` },
  forget_point_reports: { open: false, query: '' },
  import_charging_points: { open: false, query: 'lines=[]' },
  note_point_import: { open: false, query: 'report={}' },
  desk_point_imports: { open: false, query: '' },
  export_person_data: { open: false, query: `person=${nobody}` },
  delete_person_data: { open: false, query: `person=${nobody}` },
  person_data_history: { open: false, query: 'most=0' },
  cancel_request: { open: false, query: `of_kind=none&request=${nobody}&event=${nobody}` },
  ask_another_hour: {
    open: false,
    query: `request=${nobody}&event=${nobody}&on_day=2000-01-01&at_slot=none`,
  },
  allow_call: { open: false, query: 'action=doctor&caller=doctor&most=0&seconds=60' },
  claim_due_notifications: { open: false, query: 'most=0' },
  claim_notifications_of: { open: false, query: `request=${nobody}&asker=${nobody}` },
  settle_notification: {
    open: false,
    query: `about=${nobody}&about_kind=visit_request&told=sales&attempt=0&failure=`,
  },
  want_rebuild: { open: false, query: '' },
  claim_rebuild: { open: false, query: '' },
  settle_rebuild: { open: false, query: 'number=0' },
  note_deploy: { open: false, query: '' },
  stop_price_mail: { open: false, query: `favorite=${nobody}` },
  note_page_view: { open: false, query: 'caller=doctor&page=&host=' },
  page_view_report: { open: false, query: 'days=1' },
  forget_page_views: { open: false, query: '' },
  forget_calls: { open: false, query: '' },
  forget_requests: { open: false, query: '' },
  forget_accounts: { open: false, query: '' },
  sign_in_of: { open: false, query: `account=${nobody}&session=${nobody}` },
  delete_account: { open: false, query: `account=${nobody}` },
};

export const functionNames = namesOf(functions);

function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(record).filter((name): name is Name => name in record);
}
