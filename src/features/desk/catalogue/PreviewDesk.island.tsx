import { Desk, Gate } from '#features/desk/Desk.tsx';
import { PreviewPage } from './PreviewPage.tsx';

/** The page on which managers see what they edit as buyers would see it. */
export default function PreviewDesk() {
  return (
    <Desk>
      <Gate managers>
        <PreviewPage />
      </Gate>
    </Desk>
  );
}
