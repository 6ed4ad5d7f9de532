import type { ReactNode } from 'react';

type Props<Name extends string> = {
  /** The group's label, for screen readers. */
  label?: string;
  names: readonly Name[];
  chosen: string;
  onChoose: (name: Name) => void;
  /** Returns the text of a name's button. */
  children: (name: Name) => ReactNode;
};

/** Buttons of which one is pressed. */
export function Pills<Name extends string>({
  label,
  names,
  chosen,
  onChoose,
  children,
}: Props<Name>) {
  return (
    <fieldset aria-label={label} className="flex flex-wrap gap-2">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === chosen}
          className="inline-flex min-h-10 items-center gap-1.5 rounded-pill border border-edge px-3.5 text-small tabular-nums hover:border-ink aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand"
          onClick={() => onChoose(name)}
        >
          {children(name)}
        </button>
      ))}
    </fieldset>
  );
}
