/** Names under which the browser keeps things between pages, for code that must not load the stores that use them. */
export const storageKeys = {
  /** Copy of the signed-in user. */
  user: 'user',
  /** The session itself, which only the backend's own client writes. */
  session: 'tayar-session',
  /** Cars selected for comparison. */
  compared: 'tayar-compare',
  /** What a visitor was about to do before they were asked to sign in. */
  intention: 'tayar-intention',
  /** Cars that were looked at last. */
  recent: 'tayar-recent',
  /** Set while a list of cars waits to be restored after a car. */
  listLeft: 'carsListRestore',
  /** The place in the list of cars, for a reload or the way back through the history. */
  listPlace: 'tayar-list-place',
  /** The visitor's theme: 'dark' or 'light'. */
  theme: 'tayar-theme',
  /** Address of the picture that the sales team chose for the home page. */
  heroImage: 'tayar-hero-image',
} as const;
