import { m } from '#paraglide/messages.js';

/**
 * The keys of the desk, in the order of their table: what each does, and by which key of the keyboard. The key counts, not the
 * letter on it: where Arabic is typed, J writes 'ت'.
 */
export const deskKeys = {
  next: { code: 'KeyJ', shown: 'J', does: m.desk_key_next },
  previous: { code: 'KeyK', shown: 'K', does: m.desk_key_previous },
  open: { code: 'Enter', shown: 'Enter', does: m.desk_frame_key_open },
  take: { code: 'KeyT', shown: 'T', does: m.desk_key_take },
  reply: { code: 'KeyR', shown: 'R', does: m.desk_key_reply },
  step: { code: 'KeyS', shown: 'S', does: m.desk_key_step },
  note: { code: 'KeyN', shown: 'N', does: m.desk_key_note },
  add: { code: 'KeyA', shown: 'A', does: m.desk_people_add },
  close: { code: 'KeyE', shown: 'E', does: m.desk_key_close },
  reached: { code: 'Digit1', shown: '1', does: m.desk_people_key_reached },
  noReply: { code: 'Digit2', shown: '2', does: m.desk_people_key_no_reply },
  wrongNumber: { code: 'Digit3', shown: '3', does: m.desk_people_key_wrong_number },
  select: { code: 'KeyX', shown: 'X', does: m.desk_deals_key_select },
  search: { code: 'Slash', shown: '/', does: m.desk_key_search },
  help: { code: 'Slash', withShift: true, shown: '?', does: m.desk_key_help },
} as const;

export type DeskKey = keyof typeof deskKeys;

type Pressed = Pick<KeyboardEvent, 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether this key was pressed, alone. */
export function isDeskKey(name: DeskKey, pressed: Pressed): boolean {
  const key = deskKeys[name];
  const { code, shiftKey, ctrlKey, metaKey, altKey } = pressed;
  return code === key.code && shiftKey === 'withShift' in key && !ctrlKey && !metaKey && !altKey;
}
