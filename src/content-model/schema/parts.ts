import { z } from 'zod';
import { scenes } from '../../../art/drawings/scenes';
import { slugPattern } from '../../domain/routes';
import { patterned, suggesting, type Tidy } from './patterned';

/**
 * Parts of the schemas of content/ (docs/decisions/0045). Objects are strict: an unknown key stops the build, so that a
 * misspelt key is never ignored silently.
 */

export const text = z.string().trim().min(1);
export const texts = z.array(text).min(1);

export const joinWords: Tidy = (written) =>
  written
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

export const slug = patterned(slugPattern, 'lowercase words joined by hyphens, in quotes', joinWords);

/**
 * The slug of a city, in a file of something else. A schema of its own, by which the editing screen finds every file that
 * names a city (editing/content/cities/city-mentions.ts).
 */
export const namedCity = suggesting(slug.clone(), joinWords);

export const order = z.number().int().positive();
export const sample = z.literal(true).optional();
export const meta = z.strictObject({ title: text, description: text.max(160) });
export const textBlock = z.strictObject({ title: text, text });
export const listBlock = z.strictObject({ title: text, items: texts });

const drawingNames = Object.keys(scenes) as [string, ...string[]];
/** The name of a drawing of art/drawings/scenes/. */
export const drawing = z.enum(drawingNames);
