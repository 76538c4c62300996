import { readDrawings } from './read-drawings';

export const scenes = readDrawings('scenes');
