import { stateInAddress, textIn } from '#lib/state-in-address.ts';

/** The car that somebody had in mind, as 'brand/model'; empty for none. */
export const whyAddress = stateInAddress<{ why: string }>({ why: '' }, { why: textIn('why', 160) });
