/** A desk that proposes hours for visits, and buyers who answer by the link: one per test file. */
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import type { Json } from '#data/database.types.ts';
import visitChoice from '../../netlify/functions/visit-choice.ts';
import { inDays } from './asked-visits.ts';
import { type Backend, startBackend } from './backend.ts';
import { clearRequests, deskOf, resultSchema } from './desk.ts';
import { type Call, callOf, connectFunctions } from './functions.ts';

/** Two free hours at two places. */
export const proposedHours = [
  { place: 'giza', day: inDays(4), slot: '10:00' },
  { place: 'maadi', day: inDays(5), slot: '12:00' },
] as const;

export const newToken = () => randomBytes(32).toString('base64url');

type Proposing = { event?: string; token?: string; hours?: Json; seen?: number; message?: string };

/** Sets up the tests of a file. Before each test all requests and proposals are deleted; two places are open. */
export function proposingDesk() {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend();
    connectFunctions(backend);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    await backend.engine.close();
  });
  beforeEach(async () => {
    await clearRequests(backend);
    await backend.engine.sql(`
      delete from public.visit_places; delete from public.notifications; delete from private.calls;
      insert into public.visit_places (id, name_en, name_ar, address_en, address_ar, map_url) values
        ('giza', 'Giza', 'الجيزة', 'Haram', 'الهرم', 'https://maps.example.com/1'),
        ('maadi', 'Maadi', 'المعادي', 'Road 9', 'شارع ٩', null)`);
  });

  /** Proposes hours for a request, and gives the token of the link. */
  async function propose(request: string, change: Proposing = {}) {
    const token = change.token ?? newToken();
    const { data, error } = await backend.as.staff.rpc('desk_propose', {
      request,
      event: change.event ?? randomUUID(),
      token,
      hours: change.hours ?? proposedHours.map((hour) => ({ ...hour })),
      message: change.message ?? 'Choose one, please',
      seen_version: change.seen ?? 1,
    });
    return { token, result: error ? error.code : resultSchema.parse(data).result };
  }

  /** Calls the function from an address. */
  const call = ({ headers, ...rest }: Call) =>
    visitChoice(
      callOf('/api/visit-choice', {
        headers: { 'x-nf-client-connection-ip': '203.0.113.7', ...headers },
        ...rest,
      }),
    );

  return {
    get backend() {
      return backend;
    },
    get desk() {
      return deskOf(backend);
    },
    propose,
    call,
    read: async (token: string) => (await call({ body: { act: 'read', token } })).json(),
    async choose(token: string, choice: object = proposedHours[0]) {
      const response = await call({ body: { act: 'answer', token, choice } });
      return { status: response.status, ...(await response.json()) };
    },
    visitsOf: (id: string) =>
      backend.engine.sql(
        'select state, place_id, day::text, slot from public.visits where request_id = $1',
        [id],
      ),
  };
}
