import { lazyCode } from '../startup/lazy-code';

/** Where the parts of pages come from that hydration leaves as they are. */
export const staticCode = lazyCode(() => import(/* webpackChunkName: "static" */ './static-parts'));
