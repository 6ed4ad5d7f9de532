import type { Charger } from '@/features/catalogue/charger';
import { Island } from '@/ui/Island';

type Props = { chargers: readonly Charger[] };

export default function ChargerList(_props: Props) {
  return <Island>{null}</Island>;
}
