import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { loadActivity } from './load-activity.ts';

// Test files share their imports, which here use mocks.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const data = vi.hoisted(() => ({
  readFavourites: vi.fn(),
  readSubmissions: vi.fn(),
  readOwnVisits: vi.fn(),
  confirmedUser: vi.fn(),
}));
vi.mock('#data/favourites.ts', () => ({
  readFavourites: data.readFavourites,
  readSavedCars: async () => [],
  readSavedChargers: async () => [],
  readBrandIds: async () => [],
}));
vi.mock('#data/submissions.ts', () => ({ readSubmissions: data.readSubmissions }));
vi.mock('#data/own-visits.ts', () => ({
  readOwnVisits: data.readOwnVisits,
  readOwnProposals: async () => [],
}));
vi.mock('#data/own-contacts.ts', () => ({ readOwnContacts: async () => new Map() }));
vi.mock('./request-items.ts', () => ({ readRequestItems: async () => new Map() }));
vi.mock('#session/backend.ts', () => ({
  confirmedUser: data.confirmedUser,
  sessionBackend: async () => 'backend',
}));

beforeEach(() => {
  data.confirmedUser.mockReset().mockResolvedValue({ id: 'mona' });
  data.readFavourites.mockReset().mockResolvedValue([]);
  data.readSubmissions.mockReset().mockResolvedValue([]);
  data.readOwnVisits.mockReset().mockResolvedValue(new Map());
});

const failure = new Error('No answer');

it('where a part cannot be loaded the other is still there', async () => {
  data.readFavourites.mockRejectedValueOnce(failure);
  expect(await loadActivity()).toEqual({ favourites: null, submissions: [] });
  data.readOwnVisits.mockRejectedValueOnce(failure);
  expect(await loadActivity()).toEqual({ favourites: [], submissions: null });
});

it('nobody’s is nothing, and nothing is asked', async () => {
  data.confirmedUser.mockResolvedValue(null);
  expect(await loadActivity()).toBeNull();
  expect(data.readFavourites).not.toHaveBeenCalled();
});
