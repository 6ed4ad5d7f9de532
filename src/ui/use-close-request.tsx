import { useEffect, useEffectEvent } from 'react';

/**
 * Closes what is open when the device asks for it, as by the Back button of an Android phone, which would leave the
 * page otherwise. A native dialog does so by itself.
 */
export function useCloseRequest(open: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    // Where there is none, there is no such button either.
    if (!open || !('CloseWatcher' in window)) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => closeNow());
    return () => watcher.destroy();
  }, [open]);
}
