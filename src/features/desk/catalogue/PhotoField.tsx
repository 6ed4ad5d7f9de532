import { useState } from 'react';
import { Field, Textarea } from '#components/Field.tsx';
import { isDrawing } from '#domain/photos.ts';
import { formatNumber } from '#lib/number.ts';
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

/**
 * The pictures of a car or charger in their order: uploaded, described, dragged or moved by buttons, and removed, or given
 * by their addresses. The first photograph is the main one; without any, the first drawing.
 */
export function PhotoField({ value, fault, onChange }: Props) {
  const lines = value.split('\n').filter((line) => line.trim() !== '');
  const photos = lines.filter(isPhotoLine);
  // As pages show them: a photograph before every drawing.
  const main = Math.max(
    0,
    photos.findIndex((line) => !isDrawing(readPhotoLine(line).src)),
  );
  const [dragged, setDragged] = useState<number | null>(null);
  /** The picture that was moved last, and the button that moved it, which keeps the focus. */
  const [moved, setMoved] = useState<Moved | null>(null);
  /** Lines that are no addresses yet stay, below. */
  const set = (next: readonly string[]) =>
    onChange([...next, ...lines.filter((line) => !isPhotoLine(line))].join('\n'));
  const move = (from: number, to: number, button: Moved['button']) => {
    const line = photos[from];
    if (line === undefined || to < 0 || to >= photos.length || to === from) return;
    set(photos.toSpliced(from, 1).toSpliced(to, 0, line));
    setMoved({ src: readPhotoLine(line).src, button, number: to + 1 });
  };
  return (
    <div className="grid gap-3">
      {photos.length > 0 && (
        <p className="text-micro text-muted">{m.desk_catalogue_photo_alts()}</p>
      )}
      <p role="status" className="sr-only">
        {moved &&
          m.desk_catalogue_photo_moved({
            number: formatNumber(moved.number),
            count: formatNumber(photos.length),
          })}
      </p>
      <ol className="grid gap-4">
        {photos.map((line, index) => {
          const { src } = readPhotoLine(line);
          return (
            <PhotoItem
              key={src}
              line={line}
              number={index + 1}
              isMain={index === main}
              isLast={index === photos.length - 1}
              focusOn={moved?.src === src ? moved.button : null}
              onChange={(changed) => set(photos.with(index, changed))}
              onMove={(by) => move(index, index + by, by < 0 ? 'earlier' : 'later')}
              onRemove={() => set(photos.toSpliced(index, 1))}
              onDrag={(isDragged) => setDragged(isDragged ? index : null)}
              onDropHere={dragged === null ? null : () => move(dragged, index, null)}
            />
          );
        })}
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

type Moved = { src: string; button: 'earlier' | 'later' | null; number: number };
