import type { Charger } from '@/features/catalogue/charger';
import { Island } from '@/ui/Island';

type Props = { charger: Charger };

export default function ChargerDetails(_props: Props) {
  return <Island>{null}</Island>;
}
