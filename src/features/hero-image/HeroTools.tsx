import './hero-control.css';
import ImageUp from 'lucide-react/icons/image-up';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { type ChangeEvent, useRef, useState } from 'react';
import { heroImage } from '#config/limits.ts';
import { readText, storageKeys } from '#lib/web-storage.ts';
import { m } from '#paraglide/messages.js';
import { resetPicture, uploadPicture } from './change-picture.ts';

const isChosen = () => readText('browser', storageKeys.heroImage) !== null;
const accepted = [...heroImage.extensions.keys()].join();

/** Uploads another picture for the hero, or goes back to the drawing. */
export default function HeroTools() {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState(isChosen);

  const upload = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file === undefined) return;
    setBusy(true);
    await uploadPicture(file);
    // The same file again is a change as well.
    currentTarget.value = '';
    setChosen(isChosen());
    setBusy(false);
  };
  const reset = () => {
    resetPicture();
    setChosen(isChosen());
  };

  return (
    <fieldset className="hero-control" aria-label={m.hero_image_label()} aria-busy={busy}>
      <input ref={input} type="file" accept={accepted} onChange={upload} hidden />
      <button
        type="button"
        onClick={busy ? undefined : () => input.current?.click()}
        aria-disabled={busy}
      >
        {busy ? (
          <LoaderCircle className="hero-spinner" aria-hidden="true" />
        ) : (
          <ImageUp aria-hidden="true" />
        )}
        {busy ? m.hero_image_uploading() : m.hero_image_upload()}
      </button>
      <button
        type="button"
        onClick={busy || !chosen ? undefined : reset}
        aria-disabled={busy || !chosen}
      >
        <RotateCcw aria-hidden="true" />
        {m.hero_image_reset()}
      </button>
    </fieldset>
  );
}
