import { z } from 'zod';
import { formatFieldPath } from '../../src/content-model/content-error';

export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(
    readonly status: number,
    sentence: string,
  ) {
    super(sentence);
  }
}

const params = z.object({
  /** Relative to the content folder; Decap CMS names a picture with the folder. */
  path: z.string().optional(),
  commit: z.string().optional(),
  saves: z.number().optional(),
  isBack: z.boolean().optional(),
  files: z
    .array(
      z.object({
        path: z.string(),
        source: z.string().nullable(),
        /** The text as it was read, null where there was none. A picture has none: it never replaces another one. */
        read: z.string().nullish(),
        encoding: z.literal('base64').optional(),
      }),
    )
    .default([]),
});

export type Params = z.infer<typeof params>;

const body = z.object({ action: z.string(), params: params.default(params.parse({})) });

export function parseRequest(text: string): { action: string; params: Params } {
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    throw new Refused(400, 'The request is not JSON.');
  }
  const { data, error } = body.safeParse(sent);
  if (data) return data;
  const [issue] = error.issues;
  const field = formatFieldPath(issue?.path ?? []);
  throw new Refused(400, `The request is not one of the editing screen: ${field}: ${issue?.message}.`);
}
