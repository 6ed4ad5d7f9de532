import { Notice } from '#components/States.tsx';
import { TickBox } from '#components/TickBox.tsx';
import { m } from '#paraglide/messages.js';
import type { EncodingGuess } from './csv-file.ts';

type Props = {
  assumed: EncodingGuess;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
};

/** The encoding that the file was read in, to be judged by words of it. */
export function EncodingCheck({ assumed: { encoding, sample }, isConfirmed, onConfirm }: Props) {
  return (
    <Notice
      tone="warning"
      title={m.desk_catalogue_csv_assumed({ encoding: encodingNames[encoding]() })}
      text={m.desk_catalogue_csv_assumed_text()}
    >
      <div className="grid w-full gap-3">
        <ul className="list-inside list-disc">
          {sample.map((words) => (
            <li key={words} className="break-words">
              <bdi>{words}</bdi>
            </li>
          ))}
        </ul>
        <TickBox
          label={m.desk_catalogue_csv_reads_well()}
          checked={isConfirmed}
          onTick={onConfirm}
        />
      </div>
    </Notice>
  );
}

const encodingNames: Record<EncodingGuess['encoding'], () => string> = {
  'windows-1256': m.desk_catalogue_csv_windows_1256,
  'iso-8859-6': m.desk_catalogue_csv_iso_8859_6,
  'windows-1252': m.desk_catalogue_csv_windows_1252,
};
