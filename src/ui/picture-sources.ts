/** Where a picture stands decides how wide and how fine it is fetched. */
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

/** Of the widths in which the site's own drawings lie ready as AVIF beside their JPEG, in pixels, those of use. */
const largeWidths = [600, 800, 1200] as const;
/** For a thumbnail, and for a charger on a phone, whose picture stands beside the facts. */
const smallWidth = 300;
/** Of those the ones to choose from: a card stands beside another on most phones. */
const widths = {
  card: [400, ...largeWidths],
  charger: [smallWidth, ...largeWidths],
  detail: largeWidths,
  default: largeWidths,
} as const;

export type PictureSources = {
  /** For browsers that do not know AVIF. */
  fallback: string;
  width: number;
  height: number;
  /** Candidates for `srcset`; null for a picture that has but its one address. */
  avif: string | null;
};

/** What a `picture` element needs. */
export function pictureSources(url: string, place: PicturePlace): PictureSources {
  const { width } = finish[place];
  const drawn = drawnPicture.exec(url)?.[1];
  return {
    fallback: imageAddress(url, place),
    width,
    height: Math.round(width * heightPerWidth),
    avif: drawn === undefined ? null : candidates(drawn, place),
  };
}

function candidates(drawn: string, place: PicturePlace): string {
  if (place === 'thumbnail') return `${drawn}-${smallWidth}.avif`;
  return widths[place].map((width) => `${drawn}-${width}.avif ${width}w`).join(',');
}
