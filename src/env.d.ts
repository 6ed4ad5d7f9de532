interface ImportMetaEnv {
  readonly PUBLIC_SUPABASE_URL?: string;
  readonly PUBLIC_SUPABASE_PUBLISHABLE_KEY?: string;
  readonly PUBLIC_SALES_PHONE?: string;
  /** Of the company; see `readCompany`. */
  readonly PUBLIC_COMPANY_FOUNDERS?: string;
  readonly PUBLIC_COMPANY_REGISTER?: string;
  readonly PUBLIC_COMPANY_TAX?: string;
  readonly PUBLIC_COMPANY_PLACE?: string;
  readonly PUBLIC_GOOGLE_SIGN_IN?: string;
  /** 'https://…/{z}/{x}/{y}.png © Somebody': raster tiles for maps, and whom they are owed to. */
  readonly PUBLIC_MAP_TILES?: string;
  /** The key by which push services know the site. */
  readonly PUBLIC_VAPID_KEY?: string;
  /** 'off' retires the service worker in every browser that has it. */
  readonly PUBLIC_OFFLINE?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
