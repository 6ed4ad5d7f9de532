import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { type ChangeEvent, useState } from 'react';
import { Field, Textarea } from '@/components/Field';
import { notify } from '@/components/toast.store';
import { storePhoto } from '@/data/catalogue-photos';
import { Picture } from '@/features/catalogue/Picture';
import { parsePhotos } from '@/features/catalogue/photos';
import { formatNumber } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { sessionBackend } from '@/session/backend';
import { shrunk } from './shrink';

type Props = {
  /** Addresses, one on each line. */
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
};

/** The pictures of a car or charger in their order: uploaded, moved and removed, or given by their addresses. */
export function PhotoField({ value, fault, onChange }: Props) {
  const [uploading, setUploading] = useState(0);
  const photos = value.split('\n').flatMap((line) => parsePhotos([line]));
  const set = (next: readonly string[]) => onChange(next.join('\n'));
  const upload = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    const stored: string[] = [];
    for (const [index, file] of files.entries()) {
      setUploading(files.length - index);
      try {
        stored.push(
          await storePhoto(await sessionBackend(), await shrunk(file), crypto.randomUUID()),
        );
      } catch (error) {
        console.info(error);
        notify('error', { title: m.desk_catalogue_photo_failed({ name: file.name }) });
      }
    }
    setUploading(0);
    currentTarget.value = '';
    if (stored.length > 0) set([...photos, ...stored]);
  };
  return (
    <div className="grid gap-3">
      <ol className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {photos.map((photo, index) => (
          <li key={photo} className="grid gap-1">
            <div className="overflow-hidden rounded-control">
              <Picture
                eager
                url={photo}
                place="thumbnail"
                alt={m.desk_catalogue_photo({ number: formatNumber(index + 1) })}
              />
            </div>
            <div className="flex justify-between">
              <button
                type="button"
                className="icon-button aria-disabled:opacity-40"
                aria-label={m.desk_catalogue_photo_earlier({ number: formatNumber(index + 1) })}
                aria-disabled={index === 0}
                onClick={() => index > 0 && set(swapped(photos, index - 1))}
              >
                <ArrowUp className="size-5" aria-hidden="true" />
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={m.desk_catalogue_photo_remove({ number: formatNumber(index + 1) })}
                onClick={() => set(photos.filter((other) => other !== photo))}
              >
                <X className="size-5" aria-hidden="true" />
              </button>
            </div>
          </li>
        ))}
      </ol>
      <label className="grid gap-1.5 text-small font-semibold">
        {m.desk_catalogue_photo_upload()}
        <input
          type="file"
          multiple
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
      <Field label={m.desk_catalogue_photos()} error={fault} required={false}>
        <Textarea
          rows={3}
          value={value}
          dir="ltr"
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
    </div>
  );
}

/** The list with two neighbours in each other's place. */
function swapped(photos: readonly string[], first: number): string[] {
  const [one, other] = [photos[first], photos[first + 1]];
  if (one === undefined || other === undefined) return [...photos];
  return photos.toSpliced(first, 2, other, one);
}
