import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { Field, Textarea } from '@/components/Field';
import { Picture } from '@/features/catalogue/Picture';
import { picturePattern } from '@/features/catalogue/photos';
import { formatNumber } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { UploadField } from './UploadField';

type Props = {
  /** Addresses, one on each line. */
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
};

/** The pictures of a car or charger in their order: uploaded, moved and removed, or given by their addresses. */
export function PhotoField({ value, fault, onChange }: Props) {
  const lines = value.split('\n').flatMap((line) => line.trim() || []);
  const photos = lines.filter((line) => picturePattern.test(line));
  /** Lines that are no addresses yet stay, below. */
  const set = (next: readonly string[]) =>
    onChange([...next, ...lines.filter((line) => !photos.includes(line))].join('\n'));
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
      <UploadField
        label={m.desk_catalogue_photo_upload()}
        use="photo"
        multiple
        onStored={(stored) => onChange([...lines, ...stored].join('\n'))}
      />
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
