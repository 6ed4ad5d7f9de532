import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { storePicture } from '#data/catalogue-pictures.ts';
import { formatNumber } from '#lib/number.ts';
import { namesListed } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { sessionBackend } from '#session/backend.ts';
import { FileButton } from './FileButton.tsx';
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

/** Uploads pictures, chosen or dropped on the form. The names of those that fail stand together below, and the others are stored. */
export function UploadField({ label, use: purpose, multiple = false, onStored }: Props) {
  const [uploading, setUploading] = useState(0);
  const [refused, setRefused] = useState(nothing);
  const { report, taker } = use(UploadsContext);
  // What the form does with them after whatever was typed meanwhile.
  const latest = useRef(onStored);
  useEffect(() => {
    latest.current = onStored;
  });
  const upload = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const stored: string[] = [];
    const unreadable: File[] = [];
    const notStored: File[] = [];
    setRefused(nothing);
    report(files.length);
    setUploading((others) => others + files.length);
    for (const [index, file] of files.entries()) {
      if (index > 0) {
        report(-1);
        setUploading((left) => left - 1);
      }
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
    setUploading((left) => left - 1);
    setRefused({ unreadable, notStored });
    if (stored.length > 0) latest.current(stored);
    // The form may be saved once it has them.
    report(-1);
  };
  const take = useEffectEvent((files: readonly File[]) => void upload(files));
  useEffect(() => {
    taker.current = (files) => take(multiple ? files : files.slice(0, 1));
    return () => {
      taker.current = null;
    };
  }, [taker, multiple]);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 rounded-control border border-dashed border-edge p-3 text-small">
        <FileButton
          label={label}
          multiple={multiple}
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            currentTarget.value = '';
            void upload(files);
          }}
        />
        <span className="text-muted [@media(pointer:coarse)]:hidden">
          {m.desk_catalogue_photo_drop()}
        </span>
      </div>
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
