/** The sign of WhatsApp, before the words of a button. */
export function WhatsAppSign() {
  return (
    <svg viewBox="0 0 24 24" className="size-5 shrink-0" fill="none" aria-hidden="true">
      <path
        d="m3 21 1.4-4.9A9 9 0 1 1 8 19.7z"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinejoin="round"
      />
      <path
        d="M9.2 7.4c-.9.4-1.3 1.2-1.1 2.2.5 2.8 3.2 5.5 6 6 1 .2 1.8-.2 2.2-1.1l-.2-.7-1.9-.9-1 .9c-1.2-.5-2.3-1.6-2.8-2.8l.9-1-.9-1.9z"
        fill="currentColor"
      />
    </svg>
  );
}
