/** The looks of a place that has nothing to show, shared by the empty and the error state. */
export const stateClasses = {
  box: 'rounded-card border border-dashed border-edge px-6 py-12 text-center',
  title: 'text-subheading',
  text: 'mx-auto mt-2 max-w-prose text-small text-muted',
  actions: 'mt-6 flex flex-wrap justify-center gap-3 empty:hidden',
} as const;
