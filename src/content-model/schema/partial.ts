import { z } from 'zod';
import { oncePer } from '../../shared/values/once-per';

/** Gives the schema of a part of what another one checks: at any depth a field may be left out, but none may be unknown. */
export const partialOf = oncePer((schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodOptional) return partialOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodArray) return z.array(partialOf(schema.element as z.ZodType));
  if (!(schema instanceof z.ZodObject)) return schema;
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
  return z.strictObject(
    Object.fromEntries(fields.map(([name, field]) => [name, partialOf(field).optional()])),
  );
});
