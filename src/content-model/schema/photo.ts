import { z } from 'zod';
import { sample, text } from './parts';
import { patterned } from './patterned';

/** A whole number of percent, from the left or the top edge. */
const percent = z.number().int().min(0).max(100);

/** A photograph of the folder media/photos/, which the build makes into the sizes that pages show. */
export const photo = z.strictObject({
  src: patterned(
    /^\/media\/photos(\/[a-z0-9._-]+)+\.(jpg|png|webp|avif)$/,
    'a photograph of the folder media/photos/, like "/media/photos/crew.webp"',
  ),
  /** What a visitor who cannot see it is told. */
  alt: text,
  /** The point that every crop keeps in view; the middle without it. */
  focus: z.strictObject({ x: percent, y: percent }).optional(),
  sample,
});
