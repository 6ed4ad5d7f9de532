import type { BuyerStepWords } from '#domain/next-step.ts';
import type { RequestWords } from '#domain/request-text.ts';
import type { ResultWords } from '#domain/shown-text.ts';
import type { Language } from '#domain/written.ts';
import ar from '#messages/ar/submission.json' with { type: 'json' };
import en from '#messages/en/submission.json' with { type: 'json' };

/**
 * The texts about requests. Mails need them in both languages at once, where Paraglide's functions are not bundled, so
 * they are read from the message files.
 */
export const submissionWords = { en, ar } satisfies Record<
  Language,
  RequestWords & BuyerStepWords & ResultWords
>;
