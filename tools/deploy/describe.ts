import { consequences } from './change-kinds';
import type { Changes } from './find-changes';
import type { Step } from './plan-steps';

const filesShown = 10;

const plain = /^[\w@%+=:,./^-]+$/;

/** Quotes one word of a command for a shell. */
const quote = (word: string): string => (plain.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** Names a step, as one would type it. */
export function nameStep(step: Step): string {
  if ('file' in step) return `write ${step.file}`;
  const settings = Object.entries(step.env ?? {}).map(([name, value]) => `${name}=${quote(value)}`);
  return [...settings, ...step.command.map(quote)].join(' ');
}

/** Describes the changes and their consequences, in plain words. */
export function describeChanges({ reason, files }: Changes): string {
  const groups = Array.from(files, ([kind, names]) => {
    const shown = names.slice(0, filesShown).map((name) => `    ${name}`);
    const left = names.length - filesShown;
    return [`  ${kind}: ${consequences[kind]}`, ...shown, ...(left > 0 ? [`    and ${left} more`] : [])];
  });
  return [reason, ...groups.flat()].join('\n');
}

/** Describes the steps in their order, each with its reason. */
export function describeSteps(steps: Step[]): string {
  if (steps.length === 0) return 'Nothing has changed: nothing is to be done.';
  const lines = steps.flatMap((step, index) => [`${index + 1}. ${nameStep(step)}`, `   ${step.why}`]);
  return ['In this order:', ...lines].join('\n');
}
