import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { Field, Input } from '#components/Field.tsx';
import { Picture } from '#features/catalogue/Picture.tsx';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { photoLine, readPhotoLine } from './photo-lines.ts';

type Props = {
  line: string;
  /** From 1. */
  number: number;
  onChange: (line: string) => void;
  onEarlier: () => void;
  onRemove: () => void;
};

const texts = [
  { name: 'alt_en', label: m.desk_catalogue_photo_alt_en, dir: 'ltr' },
  { name: 'alt_ar', label: m.desk_catalogue_photo_alt_ar, dir: 'rtl' },
] as const;

/** A picture with what it shows in both languages. */
export function PhotoItem({ line, number, onChange, onEarlier, onRemove }: Props) {
  const photo = readPhotoLine(line);
  const words = { number: formatNumber(number) };
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-3">
      <div>
        <div className="overflow-hidden rounded-control">
          <Picture eager url={photo.src} place="thumbnail" alt={m.desk_catalogue_photo(words)} />
        </div>
        <div className="flex justify-between">
          <button
            type="button"
            className="icon-button aria-disabled:opacity-40"
            aria-label={m.desk_catalogue_photo_earlier(words)}
            aria-disabled={number === 1}
            onClick={onEarlier}
          >
            <ArrowUp className="size-5" aria-hidden="true" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={m.desk_catalogue_photo_remove(words)}
            onClick={onRemove}
          >
            <X className="size-5" aria-hidden="true" />
          </button>
        </div>
      </div>
      <div className="grid gap-2 sm:grid-cols-2">
        {texts.map(({ name, label, dir }) => (
          <Field key={name} label={label(words)} required={false}>
            <Input
              value={photo[name]}
              dir={dir}
              maxLength={200}
              autoComplete="off"
              // A bar and a new line part what stands on the line.
              onChange={({ target }) =>
                onChange(photoLine({ ...photo, [name]: target.value.replaceAll('|', '/') }))
              }
            />
          </Field>
        ))}
      </div>
    </li>
  );
}
