import { Dialog } from '#components/Dialog.tsx';
import type { Car } from '#domain/car.ts';
import type { FoldedPoint } from '#domain/charging-points.ts';
import { pointName } from '#features/trips/place-name.ts';
import { PointDetails } from './PointDetails.tsx';
import { ReportPoint } from './ReportPoint.tsx';

type Props = {
  /** Null while none is open. */
  found: FoldedPoint | null;
  car: Car | null;
  /** yyyy-MM-dd */
  today: string;
  onClose: () => void;
};

/** The details of a place that was chosen on the map or in its list. */
export default function PointDialog({ found, car, today, onClose }: Props) {
  return (
    <Dialog
      open={found !== null}
      onClose={onClose}
      title={found ? pointName(found.point) : ''}
      size="tall"
      inAddress
    >
      {found && (
        <PointDetails point={found.point} twins={found.twins} car={car} today={today}>
          <ReportPoint pointId={found.point.id} pointName={pointName(found.point)} />
        </PointDetails>
      )}
    </Dialog>
  );
}
