/** One row that every rule of its table accepts, so that a test changes only what it is about. */

/** Values by column, as a client sends them. */
export type Values = Record<string, string | number | boolean | null | string[]>;

const visitDay = new Date(Date.now() + 7 * 24 * 3600 * 1000).toISOString().slice(0, 10);

/** Tables of the catalogue and of its figures. */
export const catalogueRows = {
  brands: {
    id: 'test-brand',
    name_en: 'Test Brand',
    name_ar: 'علامة',
    logo_url: '/brands/logos.svg#test',
  },
  cars: {
    id: 'aaaaaaaa-0000-4000-8000-000000000001',
    brand: 'Test Brand',
    model: 'Test Car',
    photos: ['/pictures/cars/test/side-white.jpg'],
    range_km: 400,
    battery_capacity_kwh: 60.5,
    usable_kwh: 58,
    town_kwh_100km: 11.2,
    motorway_kwh_100km: 18.4,
    consumption_source: 'EV Database, 2025',
    rapid_mean_kw: 75,
    battery_chemistry: 'LFP',
    battery_cooling: 'liquid',
    motor_power_hp: 204,
    top_speed_kmh: 160,
    torque_nm: 310,
    acceleration_s: 7.3,
    charging_protocol: 'CCS2',
    connector_basis: 'recorded',
    price_egp: 1_500_000,
    dimensions: '4455 x 1875 x 1615',
    dealer: 'Test Dealer',
    ac_kw: 11,
    dc_kw: 88,
    warranty_years: 6,
    body_type: 'SUV',
    powertrain: 'EREV',
    range_cycle: 'WLTP',
    ev_range_km: 200,
    combined_range_km: 1000,
    import_channel: 'official',
    price_source: 'Price list',
    price_verified_on: '2026-11-20',
    model_year: 2026,
    seats: 5,
    boot_l: 440,
    drive: 'FWD',
    battery_warranty_years: 8,
    battery_warranty_km: 160_000,
    safety_stars: 5,
    safety_year: 2022,
    safety_body: 'Euro NCAP',
    trims: '[{"name": "Comfort", "price_egp": 1500000}]',
    colors: ['White'],
    colors_ar: ['أبيض'],
  },
  chargers: {
    id: 'aaaaaaaa-0000-4000-8000-000000000002',
    model: 'Test Box',
    power_kw: 7.4,
    price_egp: 30_000,
    connector_type: 'Type 2',
    input_type: 'Single phase, 32 A',
    warranty_years: 2,
    features: ['App control'],
    features_ar: ['تحكم بالتطبيق'],
    photos: ['/pictures/chargers/test-box.jpg'],
    category: 'Home',
    price_source: 'Price list',
    price_verified_on: '2026-11-20',
  },
  charging_points: {
    id: 'aaaaaaaa-0000-4000-8000-000000000003',
    ocm_id: 1,
    name: 'Test Rest House',
    name_ar: 'استراحة',
    operator: 'Infinity EV',
    address: 'Cairo-Alexandria desert road',
    town: 'Wadi El Natrun',
    governorate: 'beheira',
    country: 'EG',
    lat: 30.38,
    lon: 30.35,
    access: 'membership',
    cost: '6.55 EGP a kWh',
    state: 'working',
    connectors:
      '[{"type": "CCS2", "kw": 60, "current": "dc", "count": 2, "cable": true, "state": "working"}]',
    last_confirmed_on: '2025-05-02',
    source: 'Open Charge Map',
    checked_by_phone_on: '2026-11-20',
    note: 'Behind the shop',
  },
  tariffs: {
    key: 'test_tariff',
    valid_from: '2026-01-01',
    value: 2.14,
    unit: 'EGP/kWh',
    note: 'Homes',
    source: 'Decree',
  },
  visit_places: {
    id: 'test-place',
    name_en: 'Tayar Showroom',
    name_ar: 'معرض تيار',
    address_en: '90th Street, New Cairo',
    address_ar: 'شارع التسعين، القاهرة الجديدة',
  },
  catalogue_withdrawals: { item_type: 'car', item_id: 'aaaaaaaa-0000-4000-8000-00000000000f' },
} satisfies Record<string, Values>;

/** Requests to the sales team; whose they are is for the test to say. */
export const requestRows = {
  car_requests: {
    id: 'bbbbbbbb-0000-4000-8000-000000000001',
    name: 'منى Sami',
    phone: '٠١٠١٢٣٤٥٦٧٨',
    email: 'mona@example.com',
    location: 'Nasr City',
    daily_km: 40,
    travel_between_cities: true,
    travel_destination: 'Alexandria',
    own_second_car: false,
    private_parking: true,
  },
  charger_requests: {
    id: 'bbbbbbbb-0000-4000-8000-000000000002',
    name: 'Mona Sami',
    phone: '+20 101 234 5678',
    email: 'mona@example.com',
    location: 'Nasr City',
    vehicle_model: 'BYD Seagull',
    installation_type: 'home',
    electrical_capacity: '40 A',
    parking_type: 'garage',
  },
  visit_requests: {
    id: 'bbbbbbbb-0000-4000-8000-000000000003',
    full_name: 'Mona Sami',
    email: 'mona@example.com',
    phone_number: '01012345678',
    brand_name: 'BYD',
    model_name: 'Seagull',
    visit_date: visitDay,
    visit_time: '09:00',
    trim: '',
    preferred_color: 'White',
  },
  insurance_requests: {
    id: 'bbbbbbbb-0000-4000-8000-000000000004',
    ev_owner_name: 'Mona Sami',
    phone: '01012345678',
    current_car_price: 850_000,
    brand: 'BYD',
    model: 'Seagull',
    year: 2025,
  },
  financing_requests: {
    id: 'bbbbbbbb-0000-4000-8000-000000000005',
    brand: 'BYD',
    model: 'Seagull',
    year: '2025',
    company_name: 'Nile Trading',
    car_price: '850000',
    down_payment: '200000',
    name: 'Mona Sami',
    mobile_number: '01012345678',
    occupation: 'Engineer',
    monthly_income: '60000',
    address: '12 Tahrir Street, Cairo',
  },
} satisfies Record<string, Values>;

/** What managers write for the team. */
export const deskRows = {
  close_reasons: {
    id: 'too-far',
    text_en: 'Too far away',
    text_ar: 'المكان بعيد',
    position: 90,
  },
  walk_ins: {
    id: 'aaaaaaaa-0000-4000-8000-000000000014',
    name: 'Omar Adel',
    phone: '01112345678',
    source: 'call',
    language: 'ar',
  },
  desk_targets: {
    id: 'aaaaaaaa-0000-4000-8000-000000000015',
    month: '2026-12-01',
    won: 5,
  },
  message_templates: {
    id: 'aaaaaaaa-0000-4000-8000-000000000011',
    purpose: 'price',
    position: 10,
    name_en: 'Price',
    name_ar: 'السعر',
    text_en: 'Hello {name},\n{car} costs {price}.',
    text_ar: 'أهلًا {name}،\nسعر {car} {price}.',
  },
} satisfies Record<string, Values>;

/** The place to which reports belong. */
export const reportedPoint = 'cccccccc-0000-4000-8000-000000000009';

/** What drivers report of charging points, and what imports of them did. */
export const pointWorkRows = {
  charging_point_reports: {
    id: 'aaaaaaaa-0000-4000-8000-000000000012',
    point_id: reportedPoint,
    kind: 'closed',
    words: 'Shut since May',
    language: 'en',
  },
  charging_point_imports: {
    id: 'aaaaaaaa-0000-4000-8000-000000000013',
    origin: 'weekly',
    report: '{"added": 1}',
    failure: '{"why": "cut_off", "figure": 250}',
  },
} satisfies Record<string, Values>;

/** What functions note of visits. */
export const countedRows = {
  page_views: { path: '/cars', referring_host: 'www.google.com' },
} satisfies Record<string, Values>;
