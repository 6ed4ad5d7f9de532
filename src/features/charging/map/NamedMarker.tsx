import type { DivIcon, LeafletEventHandlerFnMap, Marker as LeafletMarker } from 'leaflet';
import { useEffect, useRef } from 'react';
import { Marker, useMap } from 'react-leaflet';
import { thumb } from './icons.ts';

type Props = {
  position: [lat: number, lon: number];
  icon: DivIcon;
  name: string;
  eventHandlers: LeafletEventHandlerFnMap;
};

/**
 * A mark that screen readers name, and that is in view when it gets the focus. Leaflet makes it a button, names it only by a
 * hint for the mouse, and would slide the map towards it, also under a press and for people who asked for less motion.
 */
export function NamedMarker({ position, icon, name, eventHandlers }: Props) {
  const map = useMap();
  const marker = useRef<LeafletMarker>(null);
  // Another icon is another element.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => marker.current?.getElement()?.setAttribute('aria-label', name), [name, icon]);
  const [lat, lon] = position;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another icon is another element
  useEffect(() => {
    const element = marker.current?.getElement();
    const show = () => {
      if (!element?.matches(':focus-visible')) return;
      map.panInside([lat, lon], { padding: [thumb, thumb], animate: false });
      // A part of the map may be beyond the window.
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    element?.addEventListener('focus', show);
    return () => element?.removeEventListener('focus', show);
  }, [map, lat, lon, icon]);
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
