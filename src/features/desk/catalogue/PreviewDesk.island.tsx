import { Desk } from '#features/desk/Desk.tsx';
import { PreviewPage } from './PreviewPage.tsx';

/** The page on which managers see what they edit as buyers would see it. */
export default function PreviewDesk() {
  return (
    <Desk page="catalogue" managers>
      <PreviewPage />
    </Desk>
  );
}
