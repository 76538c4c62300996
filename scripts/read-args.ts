import { parseArgs, type ParseArgsConfig } from 'node:util';
import { PlainError } from '../local/plain-error';

/**
 * Reads the options after `npm run COMMAND --`; throws a plain sentence that lists them all for one that is not known.
 * `more` is said behind the list.
 */
export function readArgs<Config extends ParseArgsConfig>(command: string, config: Config, more = '') {
  try {
    return parseArgs(config);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split(/[.\n]/)[0] : String(cause);
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    throw new PlainError(`${reason}: npm run ${command} -- takes ${names.join(', ')}${more}.`);
  }
}
