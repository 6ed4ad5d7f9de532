import type { OwnProposal, OwnVisit } from '#data/own-visits.ts';
import type { Submission } from '#data/submissions.ts';
import type { Contact } from '#domain/next-step.ts';
import type { ShownItem } from './items.ts';

/** A sent request with what is known about it. */
export type SentRequest = {
  submission: Submission;
  /** Its agreed time and place. */
  visit: OwnVisit | null;
  /** The hours that wait for a choice. */
  proposal: OwnProposal | null;
  /** Who answers it; null once it is closed, and where that is not known. */
  contact: Contact | null;
  /** The car or charger that it is about; null for none, and for one that is not shown any more. */
  item: ShownItem | null;
};
