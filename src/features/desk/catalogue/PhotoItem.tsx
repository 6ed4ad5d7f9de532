import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '#components/Badge.tsx';
import { Field, Input } from '#components/Field.tsx';
import { photoTexts } from '#domain/column-kinds.ts';
import { isDrawing } from '#domain/photos.ts';
import { Picture } from '#features/catalogue/Picture.tsx';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { photoLine, readPhotoLine } from './photo-lines.ts';

type Props = {
  line: string;
  /** From 1. */
  number: number;
  /** Lists show it. */
  isMain: boolean;
  isLast: boolean;
  /** The button that has just moved it: a picture that is moved loses the focus. */
  focusOn: 'earlier' | 'later' | null;
  onChange: (line: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onDrag: (isDragged: boolean) => void;
  /** Puts the picture that is being dragged in this one's place; null while there is none. */
  onDropHere: (() => void) | null;
};

const texts = [
  { name: 'alt_en', label: m.desk_catalogue_photo_alt_en, dir: 'ltr' },
  { name: 'alt_ar', label: m.desk_catalogue_photo_alt_ar, dir: 'rtl' },
  { name: 'credit', label: m.desk_catalogue_photo_credit, dir: 'auto' },
  { name: 'licence', label: m.desk_catalogue_photo_licence, dir: 'auto' },
] as const;
/** Nobody else made a drawing of ours. */
const textsOfDrawing = texts.slice(0, 2);

/** A picture with what it shows in both languages, who made it, and its licence. */
export function PhotoItem({
  line,
  number,
  isMain,
  isLast,
  focusOn,
  onChange,
  onMove,
  onRemove,
  onDrag,
  onDropHere,
}: Props) {
  const photo = readPhotoLine(line);
  const words = { number: formatNumber(number) };
  const [isOver, setOver] = useState(false);
  const earlier = useRef<HTMLButtonElement>(null);
  const later = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move gives the focus back
  useEffect(() => {
    if (focusOn) (focusOn === 'earlier' ? earlier : later).current?.focus();
  }, [focusOn, number]);
  return (
    <li
      className={`grid grid-cols-[8.25rem_minmax(0,1fr)] items-start gap-3 rounded-control ${isOver && onDropHere ? 'bg-accent-soft' : ''}`}
      onDragOver={(event) => {
        if (onDropHere === null) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (onDropHere === null) return;
        event.preventDefault();
        setOver(false);
        onDropHere();
      }}
    >
      <div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same without a pointer */}
        <div
          // An image that is dragged itself would count as a file.
          className="relative cursor-grab overflow-hidden rounded-control [&_*]:pointer-events-none"
          draggable
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', photo.src);
            onDrag(true);
          }}
          onDragEnd={() => onDrag(false)}
        >
          {isMain && (
            <span className="absolute start-1 top-1 z-[1]">
              <Badge>{m.desk_catalogue_photo_main()}</Badge>
            </span>
          )}
          <Picture eager url={photo.src} place="thumbnail" alt={m.desk_catalogue_photo(words)} />
        </div>
        <div className="flex justify-between">
          <button
            ref={earlier}
            type="button"
            className="icon-button aria-disabled:opacity-40"
            aria-label={m.desk_catalogue_photo_earlier(words)}
            aria-disabled={number === 1}
            onClick={() => onMove(-1)}
          >
            <ArrowUp className="size-5" aria-hidden="true" />
          </button>
          <button
            ref={later}
            type="button"
            className="icon-button aria-disabled:opacity-40"
            aria-label={m.desk_catalogue_photo_later(words)}
            aria-disabled={isLast}
            onClick={() => onMove(1)}
          >
            <ArrowDown className="size-5" aria-hidden="true" />
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
        {(isDrawing(photo.src) ? textsOfDrawing : texts).map(({ name, label, dir }) => (
          <Field key={name} label={label(words)} required={false}>
            <Input
              value={photo[name]}
              dir={dir}
              maxLength={photoTexts[name]}
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
