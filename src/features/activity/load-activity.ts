import type { Backend } from '#data/client.ts';
import {
  type Favourite,
  readBrandIds,
  readFavourites,
  readSavedCars,
  readSavedChargers,
} from '#data/favourites.ts';
import { readOwnContacts } from '#data/own-contacts.ts';
import { readOwnProposals, readOwnVisits } from '#data/own-visits.ts';
import { readSubmissions, type Submission } from '#data/submissions.ts';
import type { Contact } from '#domain/next-step.ts';
import { confirmedUser, sessionBackend } from '#session/backend.ts';
import { renewFavourites } from '#session/favourites.store.ts';
import { savedIn } from '#session/favourites.ts';
import { type SavedItem, type ShownItem, savedItems } from './items.ts';
import { readRequestItems } from './request-items.ts';
import { canChange } from './request-status.ts';
import type { SentRequest } from './sent-request.ts';

/** A person's favourites and requests; null for a part that could not be loaded. */
export type OwnActivity = { favourites: SavedItem[] | null; submissions: SentRequest[] | null };

/**
 * Loads what the person who is signed in has saved and sent. If one fails, the other is still shown.
 * @returns null when nobody is signed in any more
 * @throws when that is not known
 */
export async function loadActivity(): Promise<OwnActivity | null> {
  const user = await confirmedUser();
  if (user === null) return null;
  const backend = await sessionBackend();
  const [favourites, submissions] = await Promise.all([
    loadSaved(user.id).catch(() => null),
    loadSent(backend, user.id).catch(() => null),
  ]);
  return { favourites, submissions };
}

async function loadSent(backend: Backend, userId: string): Promise<SentRequest[]> {
  const sent = readSubmissions(backend, userId);
  const [submissions, visits, proposals, contacts, items] = await Promise.all([
    sent,
    readOwnVisits(backend, userId),
    // The requests are shown without the rest: the link in the mail leads to the same choice.
    readOwnProposals(backend).catch(() => []),
    readOwnContacts(backend).catch(() => new Map<string, Contact>()),
    sent
      .then((submissions) => readRequestItems(backend, submissions))
      .catch(() => new Map<string, ShownItem>()),
  ]);
  return openFirst(submissions).map((submission) => ({
    submission,
    visit: visits.get(submission.id) ?? null,
    proposal: proposals.find(({ request_id }) => request_id === submission.id) ?? null,
    contact: contacts.get(submission.id) ?? null,
    item: items.get(submission.id) ?? null,
  }));
}

/** Those with a next step first; each group stays in its order. */
function openFirst(submissions: readonly Submission[]): Submission[] {
  return [...submissions.filter(canChange), ...submissions.filter((sent) => !canChange(sent))];
}

/** What a person has saved, the latest first. @throws Error when it cannot be read */
export async function loadSaved(userId: string): Promise<SavedItem[]> {
  const backend = await sessionBackend();
  const favourites = await readFavourites(backend, userId);
  const idsOf = (type: Favourite['itemType']) =>
    favourites.flatMap(({ itemType, itemId }) => (itemType === type ? [itemId] : []));
  const [cars, chargers, brandIds] = await Promise.all([
    readSavedCars(backend, idsOf('car')),
    readSavedChargers(backend, idsOf('charger')),
    readBrandIds(backend),
  ]);
  await renewFavourites(userId, async () => savedIn(favourites));
  return savedItems(favourites, { cars, chargers, brandIds });
}
