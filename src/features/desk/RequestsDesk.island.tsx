import { useStore } from '@nanostores/react';
import { $address } from './address.store';
import { Desk } from './Desk';
import { Queue } from './Queue';
import { Request } from './Request';
import { useNews } from './use-queue';

/** The page of the queue: the list, and beside it, or on a phone in its place, the request that is open. */
export default function RequestsDesk() {
  return (
    <Desk page="requests">
      <Requests />
    </Desk>
  );
}

function Requests() {
  useNews();
  const { request } = useStore($address);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[24rem_minmax(0,1fr)]">
      <div className={request ? 'max-lg:hidden' : ''}>
        <Queue />
      </div>
      <div className={request ? '' : 'max-lg:hidden'}>
        <Request key={request ? `${request.kind}:${request.id}` : ''} request={request} />
      </div>
    </div>
  );
}
