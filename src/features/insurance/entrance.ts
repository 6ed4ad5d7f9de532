import { paths } from '#config/paths.ts';

/** The page's table of plans. */
export const plansAddress = () => `${paths.insurance}#plans`;
