import { laterCode } from '../startup/later-code';

/** Where the parts of pages come from that hydration leaves as they are. */
export const staticCode = laterCode(() => import(/* webpackChunkName: "static" */ './static-parts'));
