import type { Drawing } from './drawing';
import { film, filmFrame } from './film/loading-film';
import { scenes } from './scenes';
import { skylines } from './skylines';

/** Every drawing of the site by the name that pages use. */
export const drawings: Record<string, Drawing> = { ...scenes, ...skylines };

/** The film's first picture, which shows until the film plays. */
export const filmPoster: Drawing = { ...film, parts: (brand) => filmFrame(0, brand) };
