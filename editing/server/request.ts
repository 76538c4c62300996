import { z } from 'zod';
import { formatFieldPath } from '../../src/content-model/content-error';
import { Refused } from './refused';

/** A text that the screen has read; null or nothing for a file that was not there. */
const read = z.string().nullish();
const asset = z.object({ path: z.string(), content: z.string(), encoding: z.string() });

const params = z.object({
  folder: z.string().optional(),
  extension: z.string().optional(),
  path: z.string().nullish(),
  id: z.string().nullish(),
  read,
  commit: z.string().nullish(),
  files: z.array(z.object({ path: z.string() })).default([]),
  /** Files to delete: content files with the text that the screen has read, or paths of pictures. */
  paths: z.array(z.union([z.object({ path: z.string(), read }), z.string()])).default([]),
  /** Files to save; one whose text is null is deleted. */
  dataFiles: z.array(z.object({ path: z.string(), raw: z.string().nullable(), read })).default([]),
  assets: z.array(asset).default([]),
  asset: asset.optional(),
  options: z.object({ commitMessage: z.string().nullish() }).default({}),
});

export type Params = z.infer<typeof params>;
export type Asset = z.infer<typeof asset>;
export const noParams: Params = params.parse({});

const body = z.object({ action: z.string(), params: params.default(noParams) });

/** Reads the body of a request to the editing server; refuses one of another form, with the field that is wrong. */
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
