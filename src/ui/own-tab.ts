/** For a link that leads off this site: a tab of its own, which learns nothing of the page that it came from. */
export const ownTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
