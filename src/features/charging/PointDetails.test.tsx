import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { $toasts } from '#components/toast.store.ts';
import { sampleCar } from '#domain/fixture.ts';
import { sampleConnector, samplePoint } from '#domain/point-fixture.ts';
import { PointCard } from './PointCard.tsx';
import { PointDetails } from './PointDetails.tsx';

const today = '2026-11-29';
const point = samplePoint({
  connectors: [
    sampleConnector('CCS2', 60, { count: 2 }),
    sampleConnector('GB/T DC', 60, { state: 'closed' }),
  ],
});

beforeEach(() => {
  $toasts.set([]);
  return () => vi.unstubAllGlobals();
});

test('all that is known of a place is said, and what is not known too', async () => {
  await render(
    <PointDetails
      point={point}
      twins={[samplePoint({ id: 'b', name: 'Obour 2', lastConfirmedOn: null })]}
      today={today}
    >
      <p>Is this wrong?</p>
    </PointDetails>,
  );
  const plugs = page.getByRole('list').first().getByRole('listitem');
  await expect.element(plugs.first()).toMatchTextContent('CCS2 60 kW x 2');
  await expect.element(plugs.last()).toMatchTextContent(/no longer in operation/);
  for (const text of [
    'IKARUS',
    'Obour, Qalyubia',
    'Price not known',
    'Checked 17 April 2025 by Open Charge Map',
    'Also here: Obour 2, IKARUS',
    'Is this wrong?',
  ]) {
    await expect.element(page.getByText(text)).toBeVisible();
  }
  await expect.element(page.getByText(/your/)).not.toBeInTheDocument();
  const google = page.getByRole('link', { name: 'Google Maps' });
  await expect
    .element(google)
    .toHaveAttribute('href', 'https://www.google.com/maps/dir/?api=1&destination=30.16%2C31.46');
  await expect.element(google).toHaveAttribute('rel', 'noopener noreferrer');
});

test('coordinates are copied, or shown where that is not allowed', async () => {
  const writeText = vi.fn(async (_text: string) => undefined);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  await render(<PointDetails point={point} today={today} />);
  const copy = page.getByRole('button', { name: 'Copy coordinates' });
  await copy.click();
  await expect.poll(() => $toasts.get().at(-1)?.title).toBe('Coordinates copied');
  expect(writeText).toHaveBeenCalledWith('30.16,31.46');
  writeText.mockRejectedValueOnce(new Error('Not allowed'));
  await copy.click();
  await expect
    .poll(() => $toasts.get().at(-1))
    .toMatchObject({
      variant: 'info',
      text: '30.16,31.46',
    });
});

test('the own car fits, with the time of a rapid or a slow charge', async () => {
  const { rerender } = await render(<PointDetails point={point} car={sampleCar()} today={today} />);
  await expect.element(page.getByText('Fits your BYD Seal RWD')).toBeVisible();
  await expect.element(page.getByText(/^10 to 80% here takes about/)).toBeVisible();
  const slow = samplePoint({ connectors: [sampleConnector('Type 2', 11)] });
  await rerender(<PointDetails point={slow} car={sampleCar()} today={today} />);
  await expect.element(page.getByText(/^Slow charging: empty to full/)).toBeVisible();
});

test('a car with GB/T is told that it needs an adapter, and that its inlet is assumed', async () => {
  const car = sampleCar({ chargingProtocol: 'GB/T', connectorBasis: 'assumed' });
  await render(<PointDetails point={point} car={car} today={today} />);
  await expect.element(page.getByText(/only with an adapter/)).toBeVisible();
  await expect.element(page.getByText(/Experts disagree/)).toBeVisible();
  await expect.element(page.getByText(/We assume that its inlet is GB\/T/)).toBeVisible();
});

test('places that are closed, not for everybody or unverified are told apart', async () => {
  const { rerender } = await render(
    <PointCard point={samplePoint({ state: 'closed' })} today={today} />,
  );
  await expect.element(page.getByText('Closed')).toBeVisible();
  await rerender(<PointCard point={samplePoint({ access: 'restricted' })} today={today} />);
  await expect.element(page.getByText('Not for everybody')).toBeVisible();
  await rerender(<PointCard point={samplePoint({ lastConfirmedOn: null })} today={today} />);
  await expect.element(page.getByText('Not verified')).toBeVisible();
  await rerender(<PointCard point={point} today={today} />);
  await expect.element(page.getByText('Not verified')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'On our map' }))
    .toHaveAttribute('href', `/charging?point=${point.id}`);
});
