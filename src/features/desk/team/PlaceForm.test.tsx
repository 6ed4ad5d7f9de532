import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $toasts } from '#components/toast.store.ts';
import { BackendFailure, type FailureKind } from '#data/failure.ts';
import type { VisitPlace } from '#data/visit-places.ts';
import { PlaceForm } from './PlaceForm.tsx';

const stored = vi.hoisted(() => ({ places: [] as VisitPlace[], fails: [] as FailureKind[] }));
vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => ({}) }));
vi.mock('#data/visit-places.ts', async (original) => ({
  ...(await original<object>()),
  savePlace: async (_: unknown, place: VisitPlace) => {
    stored.places.push(place);
    const kind = stored.fails.shift();
    if (kind) throw new BackendFailure(kind, { message: 'Not stored' });
  },
}));

const giza: VisitPlace = {
  id: 'giza',
  name_en: 'Giza',
  name_ar: 'الجيزة',
  address_en: 'Haram Street',
  address_ar: 'شارع الهرم',
  map_url: null,
  open: false,
};
const onDone = vi.fn();

const show = (place: VisitPlace | null) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PlaceForm place={place} onDone={onDone} />
    </QueryClientProvider>,
  );

const field = (name: string) => page.getByLabelText(new RegExp(`^${name}`));
const save = () => page.getByRole('button', { name: 'Save' }).click();
const alert = page.getByRole('alert');

beforeEach(() => {
  sessionStorage.clear();
  stored.places = [];
  stored.fails = [];
  $toasts.set([]);
  onDone.mockClear();
});

test('a new place whose answer is lost is the same place when the form is opened again', async () => {
  stored.fails = ['offline'];
  const first = await show(null);
  await field('Name in English').fill('Giza');
  await field('Name in Arabic').fill('الجيزة');
  await field('Address in English').fill('Haram Street');
  await field('Address in Arabic').fill('شارع الهرم');
  await field('Link to the map').fill('maps');
  await save();
  await expect.element(field('Link to the map')).toHaveFocus();
  await field('Link to the map').fill('');
  await save();
  await expect.element(alert).toMatchTextContent(/^No answer came/);
  await first.unmount();
  await show(null);
  await expect.element(field('Name in English')).toHaveValue('Giza');
  await save();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(stored.places).toHaveLength(2);
  expect(stored.places[1]).toEqual(stored.places[0]);
  expect(stored.places[0]).toMatchObject({ map_url: null, open: true });
});

test('who may no longer save is told so beside the button, and in a toast that outlives the form', async () => {
  stored.fails = ['forbidden'];
  await show(giza);
  await field('Address in English').fill('Faisal Street');
  await save();
  await expect.element(alert).toMatchTextContent(/no longer allowed/);
  expect($toasts.get()).toMatchObject([{ variant: 'error', title: 'This was not saved' }]);
  expect(stored.places).toEqual([{ ...giza, address_en: 'Faisal Street' }]);
});
