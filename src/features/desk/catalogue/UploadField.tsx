import { type ChangeEvent, use, useEffect, useRef, useState } from 'react';
import { storePicture } from '#data/catalogue-pictures.ts';
import { formatNumber } from '#lib/number.ts';
import { namesListed } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { sessionBackend } from '#session/backend.ts';
import { type PictureUse, shrunk } from './shrink.ts';
import { UploadsContext } from './uploads.tsx';

type Props = {
  label: string;
  use: PictureUse;
  multiple?: boolean;
  /** Gets the addresses of what was stored, at least one. */
  onStored: (addresses: readonly string[]) => void;
};

/** The files of one choice that are no pictures that a browser can read, and those that no answer came for. */
type Refused = { unreadable: readonly File[]; notStored: readonly File[] };

const nothing: Refused = { unreadable: [], notStored: [] };

/** Uploads pictures. The names of those that fail stand together below, and the others are stored. */
export function UploadField({ label, use: purpose, multiple = false, onStored }: Props) {
  const [uploading, setUploading] = useState(0);
  const [refused, setRefused] = useState(nothing);
  const { report } = use(UploadsContext);
  // What the form does with them after whatever was typed meanwhile.
  const latest = useRef(onStored);
  useEffect(() => {
    latest.current = onStored;
  });
  const upload = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    if (files.length === 0) return;
    const stored: string[] = [];
    const unreadable: File[] = [];
    const notStored: File[] = [];
    setRefused(nothing);
    report(files.length);
    for (const [index, file] of files.entries()) {
      setUploading(files.length - index);
      if (index > 0) report(-1);
      const picture = await shrunk(file, purpose).catch(() => null);
      if (picture === null) {
        unreadable.push(file);
        continue;
      }
      try {
        stored.push(await storePicture(await sessionBackend(), picture, crypto.randomUUID()));
      } catch (error) {
        console.info(error);
        notStored.push(file);
      }
    }
    setUploading(0);
    setRefused({ unreadable, notStored });
    currentTarget.value = '';
    if (stored.length > 0) latest.current(stored);
    report(-1);
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
          className="min-w-0 font-normal"
          onChange={upload}
        />
      </label>
      {uploading > 0 && (
        <p role="status" className="text-small text-muted">
          {m.desk_catalogue_photo_uploading({ left: formatNumber(uploading) })}
        </p>
      )}
      <RefusedFiles {...refused} />
    </>
  );
}

/** As an iPhone's camera names them. */
const isHeic = ({ name, type }: File) => /\.hei[cf]$/i.test(name) || /hei[cf]/.test(type);

function RefusedFiles({ unreadable, notStored }: Refused) {
  const all = [...unreadable, ...notStored];
  if (all.length === 0) return null;
  const sentences = [
    m.desk_catalogue_photos_failed({ names: namesListed(all.map(({ name }) => name)) }),
    unreadable.length > 0 && m.desk_catalogue_photo_types(),
    unreadable.some(isHeic) && m.desk_catalogue_photo_heic(),
    notStored.length > 0 && m.desk_fault_other_text(),
  ];
  return (
    <p role="alert" className="break-words text-small text-danger">
      {sentences.filter((sentence) => sentence !== false).join(' ')}
    </p>
  );
}
