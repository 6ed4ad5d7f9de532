import { notify } from '#components/toast.store.ts';
import type { Position } from '#domain/position.ts';
import { m } from '#paraglide/messages.js';

/** The way to a position in an app of maps: each address opens the app where it is installed, else its page. */
export const waysTo = ({ lat, lon }: Position) => ({
  google: `https://www.google.com/maps/dir/?api=1&destination=${lat}%2C${lon}`,
  apple: `https://maps.apple.com/?daddr=${lat}%2C${lon}`,
});

/** As every app of maps reads a position. */
export const coordinatesOf = ({ lat, lon }: Position): string => `${lat},${lon}`;

/** Copies a position and says so; where that is not allowed, it is shown. */
export async function copyCoordinates(position: Position): Promise<void> {
  const text = coordinatesOf(position);
  try {
    await navigator.clipboard.writeText(text);
    notify('success', { title: m.charging_copied(), text });
  } catch {
    notify('info', { title: m.charging_copy_failed(), text, lasting: true });
  }
}
