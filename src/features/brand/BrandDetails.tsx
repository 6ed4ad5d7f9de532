import type { Brand } from '@/features/catalogue/catalogue';
import { Island } from '@/ui/Island';

type Props = { brand: Brand; today: string };

export default function BrandDetails(_props: Props) {
  return <Island>{null}</Island>;
}
