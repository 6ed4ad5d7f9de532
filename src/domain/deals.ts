/** How far a deal is, and what open deals may bring. */

/** The stages of an open deal, in their order; before the first nobody has answered, after the last it is won or lost. */
export const dealStages = ['contacted', 'visit', 'offer', 'deposit'] as const;
export type DealStage = (typeof dealStages)[number];

/** The columns of the board. */
export const boardStages = ['new', ...dealStages] as const;
export type BoardStage = (typeof boardStages)[number];

/**
 * How likely a deal of each stage is won. These are our assumption, not a measurement: nobody has closed enough deals here
 * yet.
 */
export const assumedLikelihood: Readonly<Record<BoardStage, number>> = {
  new: 0.05,
  contacted: 0.1,
  visit: 0.3,
  offer: 0.5,
  deposit: 0.9,
};

/** Whether a stage lies after another. */
export function isLaterStage(stage: BoardStage, than: BoardStage): boolean {
  return boardStages.indexOf(stage) > boardStages.indexOf(than);
}

/**
 * What open deals bring if each stage is won as often as it is likely: the sum of amount times likelihood, in EGP.
 * @param columns the sum of the amounts of each stage, in EGP
 */
export function forecastOf(
  columns: readonly { stage: BoardStage; amount_egp: number }[],
  likelihood = assumedLikelihood,
): number {
  return columns.reduce((sum, { stage, amount_egp }) => sum + amount_egp * likelihood[stage], 0);
}
