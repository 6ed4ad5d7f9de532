import { recall } from '@/lib/web-storage';

/** Where this tab keeps what was typed to sign up or in. */
export const typedKey = 'tayar-account-typed';

/** Whether it keeps any: the answer without reading it. */
export const typedKept = () => recall('tab', typedKey) !== null;
