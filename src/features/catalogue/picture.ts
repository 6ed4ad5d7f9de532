/** Where a picture stands decides how wide and how fine it is fetched (Spec 7, 'Storage'). */
export type PicturePlace = 'card' | 'detail' | 'charger' | 'thumbnail' | 'default';

const finish = {
  card: { width: 600, quality: 70 },
  charger: { width: 600, quality: 70 },
  thumbnail: { width: 600, quality: 70 },
  detail: { width: 1200, quality: 80 },
  default: { width: 800, quality: 75 },
} as const satisfies Record<PicturePlace, { width: number; quality: number }>;

/** Every picture of the catalogue stands in a 3:2 frame. */
const heightPerWidth = 2 / 3;

const drawnPicture = /^(\/pictures\/.+)\.jpg$/;
const storedPicture = /\/storage\/v1\/object\/public\//;

/**
 * The address to fetch a picture from: pictures in the backend's storage take width and quality as query
 * parameters, all others stay as they are.
 */
export function imageAddress(url: string, place: PicturePlace): string {
  if (!storedPicture.test(url)) return url;
  const { width, quality } = finish[place];
  return `${url}${url.includes('?') ? '&' : '?'}width=${width}&quality=${quality}`;
}

export type PictureSources = {
  /** For browsers that know none of the sources. */
  fallback: string;
  width: number;
  height: number;
  sources: { type: 'image/avif' | 'image/webp'; srcset: string }[];
};

/**
 * What a `picture` element needs. The site's own drawings lie ready as AVIF and WebP, 600 and 1200 px wide,
 * beside their JPEG; any other picture has its one address.
 */
export function pictureSources(url: string, place: PicturePlace): PictureSources {
  const { width } = finish[place];
  const drawn = drawnPicture.exec(url)?.[1];
  return {
    fallback: imageAddress(url, place),
    width,
    height: Math.round(width * heightPerWidth),
    sources: drawn === undefined ? [] : sourcesOf(drawn, place),
  };
}

/** A thumbnail is small whatever the screen, and mostly shows what the page has fetched already. */
function sourcesOf(drawn: string, place: PicturePlace): PictureSources['sources'] {
  if (place === 'thumbnail') return [{ type: 'image/avif', srcset: `${drawn}-600.avif` }];
  return [candidates(drawn, 'avif'), candidates(drawn, 'webp')];
}

function candidates(drawn: string, format: 'avif' | 'webp') {
  const srcset = [600, 1200].map((width) => `${drawn}-${width}.${format} ${width}w`).join(', ');
  return { type: `image/${format}` as const, srcset };
}
