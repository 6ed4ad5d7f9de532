import { notify } from '#components/toast.store.ts';
import { storeHeroImage } from '#data/staff.ts';
import { removeText, saveText, storageKeys } from '#lib/web-storage.ts';
import { m } from '#paraglide/messages.js';
import { confirmedUser, sessionBackend } from '#session/backend.ts';
import { staffStorageKey } from '#session/staff.ts';
import { faultOf } from './file-fault.ts';
import { heroFrameId } from './kept-picture.ts';

/**
 * Uploads a picture and shows it in the hero; the one before stays until it is there, and
 * for good where that fails. Says what came of it.
 */
export async function uploadPicture(file: File): Promise<void> {
  const fault = faultOf(file) ?? ((await isPicture(file)) ? null : 'type');
  if (fault === 'type') {
    notify('error', { title: m.hero_image_type(), text: m.hero_image_type_text() });
    return;
  }
  if (fault === 'size') {
    notify('error', { title: m.hero_image_size(), text: m.hero_image_size_text() });
    return;
  }
  try {
    const address = await store(file);
    const image = await loaded(address);
    if (!saveText('browser', storageKeys.heroImage, address))
      throw new Error('Nothing can be kept here');
    showInFrame(image);
    notify('success', { title: m.hero_image_uploaded(), text: m.hero_image_uploaded_text() });
  } catch (error) {
    console.error(error);
    // The person may not belong to the sales team any more.
    removeText('browser', staffStorageKey);
    notify('error', { title: m.hero_image_failed(), text: m.hero_image_failed_text() });
  }
}

/** Goes back to the drawing. */
export function resetPicture(): void {
  removeText('browser', storageKeys.heroImage);
  showInFrame(null);
  notify('success', { title: m.hero_image_was_reset(), text: m.hero_image_was_reset_text() });
}

/** The built page has the frame, as the kept picture stands in it before any island is there. */
function showInFrame(image: HTMLImageElement | null): void {
  const frame = document.getElementById(heroFrameId);
  if (frame === null) return;
  frame.replaceChildren(...(image ? [image] : []));
  frame.hidden = image === null;
}

/** A file is named after what somebody says that it is. */
async function isPicture(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

async function store(file: File): Promise<string> {
  if ((await confirmedUser()) === null) throw new Error('Nobody is signed in any more');
  return storeHeroImage(await sessionBackend(), file, new Date());
}

/** @throws DOMException when it cannot be shown */
async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.alt = '';
  image.src = address;
  await image.decode();
  return image;
}
