/** Whether the browser itself opens the dialog that a button names with `commandfor`; older ones leave it to scripts. */
export function opensDialogs(): boolean {
  return 'commandForElement' in HTMLButtonElement.prototype;
}
