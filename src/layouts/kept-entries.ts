/**
 * WebKit resets what has `autocomplete="off"` when Back brings a page back as it was left: boxes lose their ticks, though
 * the page still shows what they chose. What is entered becomes what they are reset to.
 */
export function keepEntries(): void {
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return;
    for (const form of document.forms) if (form.autocomplete === 'off') keep(form.elements);
    keep(document.querySelectorAll('[autocomplete=off]'));
  });
}

function keep(controls: Iterable<Element>): void {
  for (const control of controls) {
    if (control instanceof HTMLSelectElement) {
      for (const option of control.options) option.defaultSelected = option.selected;
    } else if (control instanceof HTMLTextAreaElement) control.defaultValue = control.value;
    else if (control instanceof HTMLInputElement && control.type !== 'file') {
      control.defaultChecked = control.checked;
      // That of a box is what its form sends.
      if (!['checkbox', 'radio'].includes(control.type)) control.defaultValue = control.value;
    }
  }
}
