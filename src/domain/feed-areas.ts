/** What the team's acts are about, each a filter of the activity. */
export const feedAreas = ['requests', 'catalogue', 'team'] as const;
export type FeedArea = (typeof feedAreas)[number];
