import { Picture } from '#features/catalogue/Picture.tsx';
import type { SimilarCar } from './similar.ts';

/** The picture of a similar car: two stand side by side on a phone, four on wide screens. */
export function SimilarPicture({ car }: { car: Pick<SimilarCar, 'imageUrl'> }) {
  return <Picture url={car.imageUrl} place="card" alt="" sizes="(min-width: 45rem) 18rem, 46vw" />;
}
