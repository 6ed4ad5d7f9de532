import { Island } from '@/ui/Island';

type Props = { brands: number };

export default function Listing(_props: Props) {
  return <Island>{null}</Island>;
}
