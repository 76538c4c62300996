import { readDrawings } from './read-drawings';

/**
 * Every scene by name: one for each service, rooms before and after, the truck filled by quarters, and small pictures
 * (`spot-`) beside texts. A new file in art/drawings/scenes/ is a new scene.
 */
export const scenes = readDrawings('scenes');
