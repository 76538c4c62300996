import { parseArgs, type ParseArgsConfig } from 'node:util';
import { PlainError } from '../local/plain-error';

/** Reads the options of `npm run COMMAND --`; throws a sentence that lists them, then `more`, for an unknown one. */
export function readArgs<Config extends ParseArgsConfig>(command: string, config: Config, more = '') {
  try {
    return parseArgs(config);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split(/[.\n]/)[0] : String(cause);
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    throw new PlainError(`${reason}: npm run ${command} -- takes ${names.join(', ')}${more}.`);
  }
}
