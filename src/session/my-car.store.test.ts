import {
  cleanTestStorage,
  getTestStorage,
  setTestStorageKey,
  useTestStorageEngine,
} from '@nanostores/persistent';
import { cleanStores } from 'nanostores';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { $toasts } from '#components/toast.store.ts';
import { sampleCar } from '#domain/fixture.ts';
import { storageKeys } from '#lib/web-storage.ts';
import { $myCar, clearMyCar, parseMyCar, removeMyCar, setMyCar } from './my-car.store.ts';

const kept = {
  brandId: 'byd',
  id: 'seal-rwd-851bec1e',
  brand: 'BYD',
  name: 'Seal RWD',
  chargingProtocol: 'CCS2',
  connectorBasis: 'recorded',
};

beforeAll(() => {
  useTestStorageEngine();
  // Another file of this worker may have left the store mounted, where it hears nothing of this engine.
  cleanStores($myCar);
});
beforeEach(() => {
  cleanTestStorage();
  clearMyCar();
  $toasts.set([]);
});

describe('my car', () => {
  it('is kept for the next page, with no more than it takes, and leaves no trace', () => {
    setMyCar(sampleCar());
    expect(getTestStorage()).toEqual({ [storageKeys.myCar]: JSON.stringify(kept) });
    clearMyCar();
    expect(getTestStorage()).toEqual({});
  });

  it('follows other tabs', () => {
    const stop = $myCar.listen(() => undefined);
    setTestStorageKey(storageKeys.myCar, JSON.stringify({ ...kept, name: 'Seal AWD' }));
    expect($myCar.get()?.name).toBe('Seal AWD');
    setTestStorageKey(storageKeys.myCar, undefined);
    expect($myCar.get()).toBeNull();
    stop();
  });

  it('is forgotten with a sentence once it has left the catalogue, under any name', () => {
    vi.stubGlobal('dispatchEvent', () => true);
    onTestFinished(() => void vi.unstubAllGlobals());
    setMyCar(sampleCar());
    removeMyCar({ brandId: 'byd', id: 'another-00000000' });
    expect($myCar.get()?.name).toBe('Seal RWD');
    removeMyCar({ brandId: 'byd', id: 'seal-2025-851bec1e' });
    expect($myCar.get()).toBeNull();
    expect($toasts.get()).toMatchObject([
      { variant: 'warning', text: expect.stringContaining('BYD Seal RWD') },
    ]);
  });
});

describe('a stored text', () => {
  it.each(['', 'nonsense', 'null', '[]', '3', '{"brandId":"byd"}'])('%j is no car', (text) => {
    expect(parseMyCar(text)).toBeNull();
  });

  it('that does not say how the connector is known has it assumed', () => {
    const text = JSON.stringify({ ...kept, connectorBasis: 'seen', more: 1 });
    expect(parseMyCar(text)).toEqual({ ...kept, connectorBasis: 'assumed' });
  });
});
