import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/**
 * A component whose code is fetched once it is wanted; null until it is there. Where that fails, the page's shell says so, and
 * the code is asked for again the next time.
 * @param load always the same function
 * @param onMissing called where the code cannot be fetched
 */
export function useLate<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  onMissing: () => void = () => undefined,
): ComponentType<Props> | null {
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | null>(null);
  const giveUp = useEffectEvent(onMissing);
  const isMissing = isWanted && part === null;
  useEffect(() => {
    if (!isMissing) return;
    load().then(
      (Part) => setPart({ Part }),
      (error) => {
        console.info(error);
        giveUp();
      },
    );
  }, [load, isMissing]);
  return part?.Part ?? null;
}

/**
 * Whether a panel that has just been fetched is open: it comes closed first, since the focus moves into it as it opens.
 * @param open whether it should be
 */
export function useOpenAfterMount(open: boolean): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return open && isThere;
}
