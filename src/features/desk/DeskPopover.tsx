import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useLate } from '#components/use-late.tsx';

const load = async () => (await import('./PopoverPanel.tsx')).PopoverPanel;

type Props = Omit<ComponentProps<'button'>, 'id' | 'title' | 'onClick'> & {
  title: string;
  /** What the panel shows; it may close the panel. */
  panel: (close: () => void) => ReactNode;
};

/** A button that opens a small panel beside it. The panel's code is fetched when it first opens. */
export function DeskPopover({ title, panel, ...button }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Panel = useLate(load, open, close);
  return (
    <>
      <button
        {...button}
        id={id}
        type="button"
        title={title}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {Panel && (
        <Panel trigger={id} open={open} onClose={close} title={title}>
          {panel(close)}
        </Panel>
      )}
    </>
  );
}
