import { heroImagesAddress } from '#data/staff.ts';
import { storageKeys } from '#lib/web-storage.ts';

/** Id of the element that a picture stands in which takes the place of the hero's drawing. */
export const heroFrameId = 'hero-picture';

/**
 * Puts the picture that this browser keeps in place of the hero's drawing, before that is painted. It stands inline
 * right after the picture's frame. Anyone can write an address there, so only those of our own storage count; and
 * where the picture cannot be shown, the drawing comes back.
 */
export function keptPictureScript(): string {
  const stored = JSON.stringify(new URL(heroImagesAddress).href);
  return `try{let f=document.currentScript.previousElementSibling,a=new URL(localStorage.getItem('${storageKeys.heroImage}')).href,i=new Image;if(a.startsWith(${stored})){f.hidden=false;i.alt='';i.onload=()=>f.firstChild||f.append(i);i.onerror=()=>f.hidden=!f.firstChild;i.src=a}}catch{}`;
}
