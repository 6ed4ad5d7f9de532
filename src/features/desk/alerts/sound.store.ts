import { persistentAtom } from '#lib/persistent.store.ts';
import { storageKeys } from '#lib/web-storage.ts';

/** Whether this device sounds when a request comes. */
export const $soundOn = persistentAtom<boolean>(storageKeys.deskSound, false, {
  encode: (on) => (on ? 'on' : undefined),
  decode: (text) => text === 'on',
});

/** Two notes, a fourth apart: when each begins, in seconds, and its frequency in hertz. */
const notes = [
  [0, 660],
  [0.16, 880],
] as const;

const seconds = 0.5;
const loudness = 0.12;

/** Plays two soft notes, once where several tabs ask; browsers allow it only after somebody has used the page. */
export async function playChime(): Promise<void> {
  if (!navigator.userActivation?.hasBeenActive) return;
  await navigator.locks.request(storageKeys.deskSound, { ifAvailable: true }, async (lock) => {
    if (lock) await chime();
  });
}

async function chime(): Promise<void> {
  const context = new AudioContext();
  try {
    await context.resume();
    const begin = context.currentTime;
    for (const [offset, frequency] of notes) {
      const gain = new GainNode(context, { gain: 0 });
      gain.gain.linearRampToValueAtTime(loudness, begin + offset + 0.02);
      gain.gain.exponentialRampToValueAtTime(0.001, begin + offset + seconds);
      const tone = new OscillatorNode(context, { frequency });
      tone.connect(gain).connect(context.destination);
      tone.start(begin + offset);
      tone.stop(begin + offset + seconds);
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  } finally {
    await context.close();
  }
}
