import { Island } from '@/ui/Island';
import { BrandPage, type BrandPageProps } from './BrandPage';

/** The page of a brand, as an island. */
export default function BrandDetails(props: BrandPageProps) {
  return (
    <Island>
      <BrandPage {...props} />
    </Island>
  );
}
