import { laterCode } from '../startup/later-code';
import { staticPartOf } from '../startup/static-part';

/** Where the parts of pages come from that hydration leaves as they are. */
export const staticCode = laterCode(() => import(/* webpackChunkName: "static" */ './static-parts'));

/** A part of a page that hydration leaves as it is, by its name in static-parts.tsx. */
export const StaticPart = staticPartOf(staticCode);
