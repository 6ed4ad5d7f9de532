/** Of every picture for previews of links, in px: what Facebook, WhatsApp and X show in full. */
export const previewSize = { width: 1200, height: 630 };
