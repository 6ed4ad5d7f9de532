/** Managers' changes on the team's page, which others may not make. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type MessageTemplate,
  moveTemplate,
  readTemplates,
  removeTemplate,
  saveTemplate,
} from '#data/message-templates.ts';
import { grantRole, readTeam, revokeRole } from '#data/team.ts';
import { openPlace, readPlaces, removePlace, savePlace } from '#data/visit-places.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { deskOf } from '../support/desk.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
  await grantRole(backend.as.staff, backend.accounts.stranger.email, 'sales');
});

afterAll(() => backend.engine.close());

const template: MessageTemplate = {
  id: randomUUID(),
  purpose: 'other',
  position: 60,
  name_en: 'Thanks',
  name_ar: 'شكرًا',
  text_en: 'Thank you, {name}.',
  text_ar: 'شكرًا {name}.',
};

const place = {
  id: 'place-1',
  name_en: 'Giza',
  name_ar: 'الجيزة',
  address_en: 'Haram Street',
  address_ar: 'شارع الهرم',
  map_url: null,
  open: true,
};

test('the team and its invitations stand in one list; a role is changed and taken away', async () => {
  const { staff } = backend.as;
  expect(await grantRole(staff, 'new@example.com', 'manager')).toBe('invited');
  const roles = async () =>
    Object.fromEntries((await readTeam(staff)).map((one) => [one.email, one.role]));
  expect(await roles()).toEqual({
    'staff@example.com': 'manager',
    'stranger@example.com': 'sales',
    'new@example.com': 'manager',
  });
  expect(await grantRole(staff, 'stranger@example.com', 'manager')).toBe('member');
  expect((await backend.as.stranger.rpc('is_manager')).data).toBe(true);
  await grantRole(staff, 'stranger@example.com', 'sales');
  await revokeRole(staff, 'new@example.com');
  await revokeRole(staff, 'new@example.com');
  expect(Object.keys(await roles())).toHaveLength(2);
  await expect(grantRole(staff, 'staff@example.com', 'sales')).rejects.toMatchObject({
    kind: 'forbidden',
  });
  await expect(grantRole(staff, 'nobody', 'sales')).rejects.toMatchObject({ kind: 'invalid' });
});

test('eight ready messages are there; a retry adds none, and what is gone counts as deleted', async () => {
  const { staff } = backend.as;
  expect((await readTemplates(staff)).map(({ purpose }) => purpose)).toEqual([
    'first_answer',
    'price',
    'confirm_visit',
    'propose_hours',
    'remind_visit',
    'move_visit',
    'missed_visit',
    'missed_call',
  ]);
  await saveTemplate(staff, template);
  await saveTemplate(staff, { ...template, text_en: 'Many thanks, {name}.' });
  await moveTemplate(staff, template.id, 5);
  expect((await readTemplates(staff))[0]).toEqual({
    ...template,
    position: 5,
    text_en: 'Many thanks, {name}.',
  });
  await removeTemplate(staff, template.id);
  await removeTemplate(staff, template.id);
  expect(await readTemplates(staff)).toHaveLength(8);
});

test('a place that visits name is closed, not deleted', async () => {
  const { staff } = backend.as;
  await savePlace(staff, place);
  const visit = await deskOf(backend).send('visit_requests');
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const { data } = await staff.rpc('desk_visit', {
    ...{ request: visit, event: randomUUID(), to_state: 'confirmed', place: place.id },
    ...{ on_day: day, at_slot: '10:00', seen_version: 1 },
  });
  expect(data).toMatchObject({ result: 'done' });
  await expect(removePlace(staff, place.id)).rejects.toMatchObject({ kind: 'invalid' });
  await openPlace(staff, place.id, false);
  expect(await readPlaces(staff)).toEqual([{ ...place, open: false }]);
  await savePlace(staff, { ...place, id: 'place-2' });
  await removePlace(staff, 'place-2');
  await removePlace(staff, 'place-2');
  expect(await readPlaces(staff)).toHaveLength(1);
});

test('sales people read all of it, and their changes are refused', async () => {
  const sales = backend.as.stranger;
  const [first] = await readTemplates(sales);
  expect(await readTeam(sales)).toHaveLength(2);
  expect(await readPlaces(sales)).toHaveLength(1);
  const refused = [
    () => grantRole(sales, 'x@example.com', 'sales'),
    () => revokeRole(sales, 'staff@example.com'),
    () => saveTemplate(sales, template),
    () => moveTemplate(sales, first?.id ?? '', 1),
    () => removeTemplate(sales, first?.id ?? ''),
    () => savePlace(sales, place),
    () => openPlace(sales, place.id, true),
    () => removePlace(sales, place.id),
  ];
  for (const change of refused) await expect(change()).rejects.toThrow();
  expect(await readTemplates(backend.as.staff)).toContainEqual(first);
});
