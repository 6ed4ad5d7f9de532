import type { ReactNode } from 'react';
import { liveReader } from '@/data/browser-client';
import { readPastPrices } from '@/data/past-prices';
import { PastPrices } from './PastPrices';

/** What a car cost before, to be shown. @throws Error when it cannot be read */
export async function loadPastPrices(recordId: string): Promise<ReactNode> {
  return <PastPrices prices={await readPastPrices(await liveReader(), recordId)} />;
}
