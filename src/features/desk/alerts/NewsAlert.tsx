import { useStore } from '@nanostores/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { countsQuery, keys, waitingQuery } from '#features/desk/queries.ts';
import { checkPush } from './push.store.ts';
import { $soundOn, playChime } from './sound.store.ts';

/**
 * While the desk is open: a soft sound when a request comes, where wanted, and a mark on the tab and on the installed app
 * while something of the member's own waits.
 */
export function NewsAlert() {
  const { data: counts } = useQuery(countsQuery);
  const { data: waiting = 0 } = useQuery(waitingQuery);
  const client = useQueryClient();
  useChime(counts?.newest);
  useAppBadge(waiting);
  useEffect(() => {
    if (counts?.changed_at) void client.invalidateQueries({ queryKey: keys.waiting });
  }, [client, counts?.changed_at]);
  useEffect(() => void checkPush(), []);
  // React puts it into the head, after the usual one.
  return waiting > 0 && <link rel="icon" href="/favicon-waiting.svg" type="image/svg+xml" />;
}

/** Sounds when there is a newer request than before. @param newest the moment of the newest one */
function useChime(newest: string | null | undefined): void {
  const soundOn = useStore($soundOn, { ssr: 'initial' });
  const known = useRef(newest);
  useEffect(() => {
    const isNews =
      known.current !== undefined && Date.parse(newest ?? '') > Date.parse(known.current ?? '0');
    known.current = newest;
    if (isNews && soundOn) playChime().catch(console.warn);
  }, [newest, soundOn]);
}

function useAppBadge(count: number): void {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    // Browsers that have installed nothing refuse.
    navigator.setAppBadge(count).catch(() => {});
    return () => void navigator.clearAppBadge().catch(() => {});
  }, [count]);
}
