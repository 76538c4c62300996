import { emptyLoad, readLoad, type Load } from '../rules/stored-load';
import { heldLoad } from './load-store';

let last: { held: unknown; load: Load } = { held: undefined, load: emptyLoad };

export function keptLoad(): Load {
  const held = heldLoad();
  if (held !== last.held) last = { held, load: readLoad(held) };
  return last.load;
}
