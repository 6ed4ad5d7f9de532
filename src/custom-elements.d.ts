import type { HTMLAttributes } from 'react';

/** The elements that our plain scripts define, for React to draw. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'car-tabs': HTMLAttributes<HTMLElement>;
      'photo-gallery': HTMLAttributes<HTMLElement>;
    }
  }
}
