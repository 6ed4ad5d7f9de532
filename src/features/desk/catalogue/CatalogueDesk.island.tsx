import { Desk } from '#features/desk/Desk.tsx';
import { Catalogue } from './Catalogue.tsx';

/** The page on which managers keep brands, cars and chargers. */
export default function CatalogueDesk() {
  return (
    <Desk page="catalogue" managers>
      <Catalogue />
    </Desk>
  );
}
