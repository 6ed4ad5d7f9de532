import Upload from 'lucide-react/icons/upload';
import type { ChangeEvent } from 'react';
import { buttonClasses } from '#components/Button.tsx';

type Props = {
  label: string;
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** The choice of a file as a button in the reader's language: the browser's own speaks that of the device. */
export function FileButton({ label, disabled = false, ...input }: Props) {
  return (
    <label
      className={`${buttonClasses('secondary', 'sm')} relative cursor-pointer focus-within:outline focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-brand ${disabled ? 'opacity-60' : ''}`}
    >
      <Upload className="size-4 shrink-0" aria-hidden="true" />
      {label}
      <input type="file" disabled={disabled} className="sr-only" {...input} />
    </label>
  );
}
