import { staticPartOf } from '../startup/static-part';
import { staticCode } from './static-code';

/** A part of a page that hydration leaves as it is, by its name in static-parts.tsx. */
export const StaticPart = staticPartOf(staticCode);
