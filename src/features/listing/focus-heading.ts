/** The heading says where one is once what was pressed is gone. */
export function focusHeading(): void {
  document.getElementById('models-title')?.focus({ preventScroll: true });
}
