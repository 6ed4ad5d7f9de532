import { useStore } from '@nanostores/react';
import Keyboard from 'lucide-react/icons/keyboard';
import { useState } from 'react';
import { LateDialog } from '#components/LateDialog.tsx';
import { TickBox } from '#components/TickBox.tsx';
import { m } from '#paraglide/messages.js';
import { $keysAct } from './desk-keys.store.ts';
import { deskKeys } from './desk-keys.ts';
import { $goesOn } from './go-on.store.ts';
import { useDeskKey } from './use-desk-key.tsx';

/** The table of the desk's keys, which '?' opens too, and the switches of what acts by itself. */
export function DeskKeys() {
  const [open, setOpen] = useState(false);
  const act = useStore($keysAct, { ssr: 'initial' });
  const goesOn = useStore($goesOn, { ssr: 'initial' });
  useDeskKey('help', () => setOpen(true));
  const rows = [...Object.values(deskKeys), { shown: 'Ctrl K', does: m.desk_frame_command }];
  return (
    <>
      <button
        type="button"
        aria-label={m.desk_keys()}
        title={`${m.desk_keys()} (?)`}
        className="icon-button max-lg:hidden"
        onClick={() => setOpen(true)}
      >
        <Keyboard className="size-5" aria-hidden="true" />
      </button>
      <LateDialog open={open} onClose={() => setOpen(false)} title={m.desk_keys()}>
        <table className="w-full text-small">
          <tbody>
            {rows.map(({ shown, does }) => (
              <tr key={shown} className="border-b border-line">
                <th scope="row" className="w-20 py-1.5 text-start">
                  <kbd dir="ltr" className="rounded-control border border-edge px-2 py-0.5">
                    {shown}
                  </kbd>
                </th>
                <td className="py-1.5">{does()}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <TickBox
          className="mt-4"
          label={m.desk_keys_act()}
          checked={act}
          onTick={(ticked) => $keysAct.set(ticked)}
        />
        <p className="text-micro text-muted">{m.desk_keys_note()}</p>
        <TickBox
          className="mt-2"
          label={m.desk_frame_goes_on()}
          checked={goesOn}
          onTick={(ticked) => $goesOn.set(ticked)}
        />
        <p className="text-micro text-muted">{m.desk_frame_goes_on_note()}</p>
      </LateDialog>
    </>
  );
}
