import type { ReactNode } from 'react';

type Props = {
  label: ReactNode;
  name?: string;
  checked: boolean;
  onTick: (ticked: boolean) => void;
  className?: string;
};

/** A box to tick, large enough for a thumb. */
export function TickBox({ label, name, checked, onTick, className = '' }: Props) {
  return (
    <label className={`flex min-h-11 cursor-pointer items-center gap-3 ${className}`}>
      <input
        type="checkbox"
        name={name}
        className="tick-box size-5 shrink-0"
        checked={checked}
        onChange={({ target }) => onTick(target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
