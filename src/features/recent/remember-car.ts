import { catalogueAddress } from '@/config/catalogue-address';
import { askedCarOn } from '@/features/request/asked-car';
import { keepRecent, readRecent, withCar } from './recent';

/** Remembers the car whose page this is, if it is one. */
export function rememberCar(): void {
  const address = catalogueAddress(location.pathname);
  const car = askedCarOn(document);
  if (address?.kind !== 'car' || !car) return;
  const { brandId, carId: id } = address;
  const imageUrl = document.querySelector('.gallery img')?.getAttribute('src') ?? '';
  const viewed = { brandId, id, brand: car.brand, name: car.model, imageUrl: plain(imageUrl) };
  keepRecent(withCar(readRecent(), viewed));
}

/** The address without the size that this page asked for; the strip asks for its own. */
function plain(imageUrl: string): string {
  return imageUrl.replace(/[?&]width=\d+&quality=\d+$/, '');
}
