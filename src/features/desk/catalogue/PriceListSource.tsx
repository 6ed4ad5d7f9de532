import { type ChangeEvent, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Field, Textarea } from '#components/Field.tsx';
import { decodeText } from '#lib/csv-text.ts';
import { m } from '#paraglide/messages.js';
import { FileButton } from './FileButton.tsx';

/** The list: a file, or a table that is pasted. */
export function PriceListSource({ onRead }: { onRead: (text: string) => void }) {
  const [pasted, setPasted] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file === undefined) return;
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
    currentTarget.value = '';
    if (decoded === 'binary') setRefusal(m.desk_list_binary());
    else if (decoded === 'encoding') setRefusal(m.desk_catalogue_csv_encoding());
    else onRead(decoded.text);
  };
  return (
    <div className="grid gap-5">
      <p className="text-small text-muted">{m.desk_list_intro()}</p>
      <div>
        <FileButton
          label={m.desk_list_file()}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={(event) => void read(event).catch(() => setRefusal(m.desk_list_not_read()))}
        />
      </div>
      {refusal && (
        <p role="alert" className="text-small text-danger">
          {refusal}
        </p>
      )}
      <Field label={m.desk_list_paste()} hint={m.desk_list_paste_hint()} required>
        <Textarea
          rows={8}
          dir="auto"
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
      </Field>
      <div>
        <Button busy={pasted.trim() === ''} onClick={() => onRead(pasted)}>
          {m.desk_list_next()}
        </Button>
      </div>
    </div>
  );
}
