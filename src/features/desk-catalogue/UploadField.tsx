import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { notify } from '@/components/toast.store';
import { storePicture } from '@/data/catalogue-pictures';
import { formatNumber } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { sessionBackend } from '@/session/backend';
import { shrunk, type Use } from './shrink';

type Props = {
  label: string;
  use: Use;
  multiple?: boolean;
  /** Gets the addresses of what was stored, at least one. */
  onStored: (addresses: readonly string[]) => void;
};

/** Uploads pictures. One that fails is named, and the others are stored. */
export function UploadField({ label, use, multiple = false, onStored }: Props) {
  const [uploading, setUploading] = useState(0);
  // What the form does with them after whatever was typed meanwhile.
  const latest = useRef(onStored);
  useEffect(() => {
    latest.current = onStored;
  });
  const upload = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    const stored: string[] = [];
    for (const [index, file] of files.entries()) {
      setUploading(files.length - index);
      try {
        const picture = await shrunk(file, use);
        stored.push(await storePicture(await sessionBackend(), picture, crypto.randomUUID()));
      } catch (error) {
        console.info(error);
        notify('error', { title: m.desk_catalogue_photo_failed({ name: file.name }) });
      }
    }
    setUploading(0);
    currentTarget.value = '';
    if (stored.length > 0) latest.current(stored);
  };
  return (
    <>
      <label className="grid gap-1.5 text-small font-semibold">
        {label}
        <input
          type="file"
          multiple={multiple}
          accept="image/jpeg,image/png,image/webp,image/avif"
          disabled={uploading > 0}
          className="font-normal"
          onChange={upload}
        />
      </label>
      {uploading > 0 && (
        <p role="status" className="text-small text-muted">
          {m.desk_catalogue_photo_uploading({ left: formatNumber(uploading) })}
        </p>
      )}
    </>
  );
}
