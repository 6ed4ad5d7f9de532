import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';

/** A component as HTML, for a page that no script draws again. */
export function renderToHtml<Props extends object>(
  component: FunctionComponent<Props>,
  props: Props,
): string {
  // React has pictures of the page fetched before they are reached; Astro's renderer leaves that out too.
  return renderToString(createElement(component, props)).replace(preload, '');
}

const preload = /<link\s[^>]*rel="preload"[^>]*>/g;
