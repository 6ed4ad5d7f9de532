import type { DivIcon, LeafletEventHandlerFnMap, Marker as LeafletMarker } from 'leaflet';
import { useEffect, useRef } from 'react';
import { Marker } from 'react-leaflet';

type Props = {
  position: [lat: number, lon: number];
  icon: DivIcon;
  name: string;
  eventHandlers: LeafletEventHandlerFnMap;
};

/** A mark that screen readers name. Leaflet makes it a button, and names it only by a hint for the mouse. */
export function NamedMarker({ position, icon, name, eventHandlers }: Props) {
  const marker = useRef<LeafletMarker>(null);
  // Another icon is another element.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => marker.current?.getElement()?.setAttribute('aria-label', name), [name, icon]);
  return (
    <Marker
      ref={marker}
      position={position}
      icon={icon}
      title={name}
      eventHandlers={eventHandlers}
    />
  );
}
