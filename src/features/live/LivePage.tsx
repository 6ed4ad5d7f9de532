import type { ReactNode } from 'react';
import { Island } from '@/ui/Island';

type Props = { children?: ReactNode };

export default function LivePage({ children }: Props) {
  return <Island>{children}</Island>;
}
