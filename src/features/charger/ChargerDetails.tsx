import { Island } from '@/ui/Island';
import { ChargerPage, type ChargerPageProps } from './ChargerPage';

/** The page of a charger, as an island. */
export default function ChargerDetails(props: ChargerPageProps) {
  return (
    <Island>
      <ChargerPage {...props} />
    </Island>
  );
}
