import type { JsonLdObject } from 'schema-dts';
import type { RequestedCar } from '@/features/request/dialog.store';

/** What a page says about itself in its head. */
export type AboutPage = {
  /** The layout appends the product's name, unless `namesProduct` says that the title holds it. */
  title: string;
  namesProduct?: boolean;
  description: string;
  /** The page's address from the root, such as `paths.cars`. */
  canonicalPath: string;
  noindex?: boolean;
  /** Picture for link previews of `previewSize`, from the root. */
  image?: string | undefined;
  structuredData?: readonly JsonLdObject[];
  /** The car that the page is about: request dialogs are prefilled with it. */
  car?: RequestedCar | null;
};
