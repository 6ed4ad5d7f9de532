import type { ReactNode } from 'react';
import { liveReader } from '#data/browser-client.ts';
import { readPastPrices } from '#data/past-prices.ts';
import { PastPrices } from './PastPrices.tsx';

/** Loads a car's earlier prices and returns their component. @throws Error when they cannot be read */
export async function loadPastPrices(recordId: string): Promise<ReactNode> {
  return <PastPrices prices={await readPastPrices(await liveReader(), recordId)} />;
}
