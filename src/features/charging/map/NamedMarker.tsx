import type { DivIcon, LeafletEventHandlerFnMap, Marker as LeafletMarker } from 'leaflet';
import { useEffect, useRef } from 'react';
import { Marker, useMap } from 'react-leaflet';
import { thumb } from './icons.ts';

type Props = {
  position: [lat: number, lon: number];
  icon: DivIcon;
  name: string;
  /** Whether the person asked for less motion. */
  isStill: boolean;
  eventHandlers: LeafletEventHandlerFnMap;
};

/**
 * A mark that screen readers name, and that comes into view with the focus. Leaflet makes it a button, names it only by a
 * hint for the mouse, and would always slide the map towards it.
 */
export function NamedMarker({ position, icon, name, isStill, eventHandlers }: Props) {
  const map = useMap();
  const marker = useRef<LeafletMarker>(null);
  // Another icon is another element.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => marker.current?.getElement()?.setAttribute('aria-label', name), [name, icon]);
  const [lat, lon] = position;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another icon is another element
  useEffect(() => {
    const element = marker.current?.getElement();
    const show = () => map.panInside([lat, lon], { padding: [thumb, thumb], animate: !isStill });
    element?.addEventListener('focus', show);
    return () => element?.removeEventListener('focus', show);
  }, [map, lat, lon, isStill, icon]);
  return (
    <Marker
      ref={marker}
      position={position}
      icon={icon}
      title={name}
      autoPanOnFocus={false}
      eventHandlers={eventHandlers}
    />
  );
}
