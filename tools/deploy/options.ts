import { PlainError } from '../../local/plain-error';
import { readArgs } from '../../scripts/read-args';

export type DeployOptions = {
  /** Whether to only say what would be done. */
  isDryRun: boolean;
  /** The git ref to compare with, instead of the live commit. */
  since?: string;
  /** The Hosting preview channel that gets the site, instead of the live one. */
  preview?: string;
  /**
   * `rebuild` counts the content as changed, `all` every file, whatever git says. `days` is a rebuild if something in the
   * content has begun or ended since the live site was built, and else nothing.
   */
  scope: 'changed' | 'rebuild' | 'days' | 'all';
};

const flag = { type: 'boolean', default: false } as const;
const options = {
  'dry-run': flag,
  since: { type: 'string' },
  preview: { type: 'string' },
  rebuild: flag,
  days: flag,
  all: flag,
} as const;

/** Reads the options after `npm run deploy --`; throws a plain sentence for an unknown one. */
export function readDeployOptions(args: string[]): DeployOptions {
  const { values } = readArgs('deploy', { args, options });
  const { 'dry-run': isDryRun, since, preview } = values;
  // The channel "live" is the site itself, which only a deploy without --preview may change.
  if (preview !== undefined && (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(preview) || preview === 'live')) {
    throw new PlainError(
      `--preview is "${preview}", but must be a name of small letters, digits and dashes other than "live", as in --preview pr-12.`,
    );
  }
  const [scope = 'changed'] = (['all', 'rebuild', 'days'] as const).filter((name) => values[name]);
  return { isDryRun, since, preview, scope };
}
