/** The heading says where one is once what was pressed is gone. What is on the screen already does not move. */
export function focusHeading(): void {
  const heading = document.getElementById('models-title');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'nearest' });
}
