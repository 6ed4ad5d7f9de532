import { useEffect } from 'react';
import { productName } from '#config/product-name.ts';
import { useKnownMember } from '#features/desk/Desk.tsx';
import { type DeskPart, partFacts } from '#features/desk/parts.ts';
import { useCounts, useNews } from '#features/desk/use-queue.tsx';
import { formatNumber } from '#lib/number.ts';

type Props = { part: DeskPart };

/** The tab's title: the part, and how many requests are new, so that it is seen from other tabs. */
export function DeskTitle({ part }: Props) {
  return useKnownMember() === null ? <Title part={part} count={0} /> : <Counted part={part} />;
}

function Counted({ part }: Props) {
  useNews();
  return <Title part={part} count={useCounts().data?.new ?? 0} />;
}

function Title({ part, count }: Props & { count: number }) {
  useEffect(() => {
    const waiting = count > 0 ? `(${formatNumber(count)}) ` : '';
    document.title = `${waiting}${partFacts[part].heading()} | ${productName()}`;
  }, [part, count]);
  return null;
}
