import type { RequestedCar } from './dialog.store';
import { Island } from '@/ui/Island';

type Props = { car: RequestedCar | null };

export default function RequestDialogs(_props: Props) {
  return <Island>{null}</Island>;
}
