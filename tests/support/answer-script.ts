/** Addresses of the script that answers presses (`answer-presses.ts`). */
export const answerScript = '**/_astro/answer-presses.*.js';
