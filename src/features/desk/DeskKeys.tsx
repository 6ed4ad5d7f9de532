import { useStore } from '@nanostores/react';
import Keyboard from 'lucide-react/icons/keyboard';
import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Dialog } from '#components/Dialog.tsx';
import { TickBox } from '#components/TickBox.tsx';
import { m } from '#paraglide/messages.js';
import { $keysAct } from './desk-keys.store.ts';
import { deskKeys } from './desk-keys.ts';
import { useDeskKey } from './use-desk-key.tsx';

/** The table of the desk's keys, which '?' opens too, and the switch that turns them off. */
export function DeskKeys() {
  const [open, setOpen] = useState(false);
  const act = useStore($keysAct, { ssr: 'initial' });
  useDeskKey('help', () => setOpen(true));
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        className="justify-self-start max-lg:hidden"
        onClick={() => setOpen(true)}
      >
        <Keyboard className="size-4" aria-hidden="true" />
        {m.desk_keys()}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={m.desk_keys()}>
        <table className="w-full text-small">
          <tbody>
            {Object.values(deskKeys).map(({ shown, does }) => (
              <tr key={shown} className="border-b border-line">
                <th scope="row" className="w-16 py-2 text-start">
                  <kbd dir="ltr" className="rounded-control border border-edge px-2 py-0.5">
                    {shown}
                  </kbd>
                </th>
                <td className="py-2">{does()}</td>
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
      </Dialog>
    </>
  );
}
