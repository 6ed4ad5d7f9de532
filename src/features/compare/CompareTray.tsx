import { Island } from '@/ui/Island';

type Props = object;

export default function CompareTray(_props: Props) {
  return <Island>{null}</Island>;
}
