/** Who may answer proposed hours: whoever has the link, by the function, and the buyer who is signed in. */
import { describe, expect, test } from 'vitest';
import { proposedHours as hours, newToken, proposingDesk } from '../support/proposing-desk.ts';

const world = proposingDesk();
const { propose, read, choose, call, visitsOf } = world;

test('a made-up, changed or cut token is unknown', async () => {
  const { token } = await propose(await world.desk.send('visit_requests'));
  const other = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
  for (const wrong of [other, token.slice(0, -1), '', `${token}%`, newToken()]) {
    expect((await call({ body: { act: 'read', token: wrong } })).status).toBe(404);
    expect((await choose(wrong)).status).toBe(404);
  }
});

describe('signed in', () => {
  test('the buyer chooses without the token; a stranger sees and does nothing', async () => {
    const id = await world.desk.send('visit_requests');
    await propose(id);
    const { data } = await world.backend.as.buyer.rpc('own_visit_proposals');
    const [proposal] = data as { id: string; request_id: string; state: string }[];
    expect(proposal).toMatchObject({ request_id: id, state: 'open' });
    expect((await world.backend.as.stranger.rpc('own_visit_proposals')).data).toEqual([]);
    const asked = { proposal: proposal?.id ?? '', choice: { ...hours[1] } };
    expect(
      (await world.backend.as.stranger.rpc('answer_own_visit_proposal', asked)).data,
    ).toBeNull();
    const answered = await world.backend.as.buyer.rpc('answer_own_visit_proposal', asked);
    expect(answered.data).toMatchObject({ result: 'done' });
    expect((await world.backend.as.buyer.rpc('own_visit_proposals')).data).toEqual([]);
    expect(await visitsOf(id)).toMatchObject([{ state: 'confirmed', place_id: 'maadi' }]);
  });

  test('only the service may use tokens', async () => {
    const { token } = await propose(await world.desk.send('visit_requests'));
    expect((await world.backend.as.buyer.rpc('visit_proposal', { token })).error?.code).toBe(
      '42501',
    );
    const said = { token, choice: {} };
    expect((await world.backend.as.staff.rpc('answer_visit_proposal', said)).error?.code).toBe(
      '42501',
    );
  });
});

describe('the function', () => {
  test('refuses other methods, other sites, and what is no choice', async () => {
    const { token } = await propose(await world.desk.send('visit_requests'));
    expect((await call({ method: 'GET' })).status).toBe(405);
    const body = { act: 'read', token };
    const elsewhere = { 'sec-fetch-site': 'cross-site' };
    expect((await call({ body, headers: elsewhere })).status).toBe(403);
    expect((await call({ body: { act: 'answer', token } })).status).toBe(400);
    expect((await choose(token, { place: 'giza' })).status).toBe(400);
    // Not among those that were proposed, and one that has passed.
    expect((await choose(token, { ...hours[0], slot: '15:00' })).status).toBe(400);
    expect((await choose(token, { day: '2026-01-01', slot: '15:00' })).status).toBe(400);
    expect((await read(token)).state).toBe('open');
  });

  test('answers an address so many times a minute', async () => {
    const { token } = await propose(await world.desk.send('visit_requests'));
    const body = { act: 'read', token };
    // A minute may end between two calls, and the count begins again.
    let [calls, status] = [0, 200];
    while (status === 200 && calls < 121) {
      ({ status } = await call({ body }));
      calls += 1;
    }
    expect(status).toBe(429);
    expect(calls).toBeGreaterThan(60);
    const other = { 'x-nf-client-connection-ip': '203.0.113.8' };
    expect((await call({ body, headers: other })).status).toBe(200);
  });
});
