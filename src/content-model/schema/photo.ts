import { z } from 'zod';
import { field, patterned } from './field';
import { filled } from './parts';

/** A whole number of percent, from the left or the top edge. */
const percent = z.number().int().min(0).max(100);

export const anyPhoto = z
  .strictObject({
    src: patterned(
      /^\/media\/photos(\/[a-z0-9._-]+)+\.(jpg|png|webp|avif)$/,
      'a photograph of the folder media/photos/, like "/media/photos/crew.webp"',
    ),
    /** What a visitor who cannot see it is told. */
    alt: filled.meta({ title: 'Description' }),
    /** The point that every crop keeps in view; the middle without it. */
    focus: z.strictObject({ x: percent, y: percent }).optional(),
    sample: z.literal(true).optional(),
  })
  .meta({ control: 'photo' });
export const photo = field(anyPhoto);
