import { Island } from '@/ui/Island';

type Props = object;

export default function RecentStrip(_props: Props) {
  return <Island>{null}</Island>;
}
