import { Island } from '@/ui/Island';
import { CarPage, type CarPageProps } from './CarPage';

/** The page of a car, as an island. */
export default function CarDetails(props: CarPageProps) {
  return (
    <Island>
      <CarPage {...props} />
    </Island>
  );
}
