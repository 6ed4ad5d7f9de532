import { type PicturePlace, pictureSources } from './picture-sources';

/** What a picture is drawn from. */
type Drawn = { url: string; place: PicturePlace; alt: string; sizes: string };

/** The element that `Picture` has for a picture that is not the first of its page, for plain scripts. */
export function drawPicture({ url, place, alt, sizes }: Drawn): HTMLPictureElement {
  const { fallback, width, height, avif } = pictureSources(url, place);
  const picture = document.createElement('picture');
  if (avif !== null) {
    const source = document.createElement('source');
    Object.assign(source, { type: 'image/avif', srcset: avif, sizes });
    picture.append(source);
  }
  const image = document.createElement('img');
  // Its address comes last: nothing is fetched before it is known how.
  Object.assign(image, { alt, width, height, loading: 'lazy', decoding: 'async' });
  picture.append(image);
  image.src = fallback;
  return picture;
}

/** The address of the picture that stands in a place, also where a stock picture took it; null where none does. */
export function pictureIn(place: Element): string | null {
  const image = place.querySelector('img');
  return image && (image.dataset.failed ?? image.getAttribute('src'));
}
