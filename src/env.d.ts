interface ImportMetaEnv {
  readonly PUBLIC_SUPABASE_URL?: string;
  readonly PUBLIC_SUPABASE_PUBLISHABLE_KEY?: string;
  readonly PUBLIC_SALES_PHONE?: string;
  readonly PUBLIC_GOOGLE_SIGN_IN?: string;
  /** 'off' retires the service worker in every browser that has it. */
  readonly PUBLIC_OFFLINE?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

/** Not yet in TypeScript's own library. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
  /** As the device would ask. */
  requestClose(): void;
}

declare namespace App {
  interface Locals {
    /** What a page is drawn with at build, beside its own data: the middleware takes the sheets and leaves the page. */
    drawing?: {
      /** All sheets of the site, by the numbers that stand for them in pages (`nameSheets`). */
      sheets: readonly string[];
      /** The whole page, once it is drawn. */
      html?: string;
      /** There where the page is one of many, and what they have in common is drawn. */
      frame?: import('./site/prerender/frame.build').Frame | undefined;
    };
  }
}
