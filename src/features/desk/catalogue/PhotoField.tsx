import { Field, Textarea } from '#components/Field.tsx';
import { m } from '#paraglide/messages.js';
import { PhotoItem } from './PhotoItem.tsx';
import { isPhotoLine, readPhotoLine } from './photo-lines.ts';
import { UploadField } from './UploadField.tsx';

type Props = {
  /** A picture on each line. */
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
};

/** The pictures of a car or charger in their order: uploaded, described, moved and removed, or given by their addresses. */
export function PhotoField({ value, fault, onChange }: Props) {
  const lines = value.split('\n').filter((line) => line.trim() !== '');
  const photos = lines.filter(isPhotoLine);
  /** Lines that are no addresses yet stay, below. */
  const set = (next: readonly string[]) =>
    onChange([...next, ...lines.filter((line) => !isPhotoLine(line))].join('\n'));
  return (
    <div className="grid gap-3">
      {photos.length > 0 && (
        <p className="text-micro text-muted">{m.desk_catalogue_photo_alts()}</p>
      )}
      <ol className="grid gap-4">
        {photos.map((line, index) => (
          <PhotoItem
            key={readPhotoLine(line).src}
            line={line}
            number={index + 1}
            onChange={(changed) => set(photos.with(index, changed))}
            onEarlier={() => index > 0 && set(swapped(photos, index - 1))}
            onRemove={() => set(photos.toSpliced(index, 1))}
          />
        ))}
      </ol>
      <UploadField
        label={m.desk_catalogue_photo_upload()}
        use="photo"
        multiple
        onStored={(stored) => onChange([...lines, ...stored].join('\n'))}
      />
      <Field
        label={m.desk_catalogue_photos()}
        hint={m.desk_catalogue_photos_hint()}
        error={fault}
        required={false}
      >
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
