import { checkContent } from '../../src/content-model/checks/check-content';
import type { ContentError } from '../../src/content-model/content-error';
import { findWarnings } from '../../src/content-model/notices/content-notices';
import { findDateChanges } from '../../src/content-model/notices/date-notices';
import type { ContentFile, ContentFiles } from '../../src/content-model/types';
import { validContentFiles } from './content-fixture';

/**
 * Reads a table of mistakes in the valid content, with an empty line between them. A mistake is what is changed, one file to
 * a line, and below it, indented, every error that the check reports: its field, what was found, what is expected, how to fix
 * it. A line that begins with `|` continues the one above, `[...]` stands for any words, "fine" for no error, and a line that
 * begins with # is a heading. An error is in the file of the first line unless it names another one.
 *
 *     reviews/first.json: stars = "5"
 *       stars: "5" | a number, without quotes | take the quotes off: 5
 *
 * A change sets a field (`a.b[0] = 1`), removes it (`- a.b[0]`) or replaces text (`"from" => "to"`); several have a semicolon
 * between them. A file may also be a copy of another (`like other.json`), hold a text (`holds "text"`) or be `gone`.
 */
export function readMistakes(table: string): [changes: string, told: string][] {
  const blocks = table.trim().split(/\n(?:[ \t]*\n)+/);
  return blocks.map((block) => {
    const lines = block.split('\n').filter((line) => !line.startsWith('#'));
    const told = lines.filter((line) => line.startsWith(' ')).map((line) => line.trim());
    const joined = told.join('\n').replaceAll('\n|', ' |');
    return [lines.filter((line) => !line.startsWith(' ')).join('\n'), joined === 'fine' ? '' : joined];
  });
}

/** Gives the valid content with the changes of a mistake. */
export function makeMistake(changes: string): ContentFile[] {
  return changes.split('\n').reduce((files, line) => changeFile(files, line), validContentFiles());
}

/** Writes what the check says of a mistake as the table does; in its words, where they say the same. */
export function tellErrors(changes: string, told = ''): string {
  const own = pathIn(changes);
  const tell = ({ file, field, found, expected, fix }: ContentError): string => {
    const place = file === own ? field : `${file} ${field}`;
    return [`${place}: ${found}`, expected, ...(fix === undefined ? [] : [fix])].join(' | ');
  };
  return asTold(checkContent(makeMistake(changes)).errors.map(tell).join('\n'), told);
}

/** Writes the warnings of a day that come with a change, each with its file and field. */
export function tellWarnings(changes: string, day: string, told: string): string {
  const warningsOf = (files: ContentFiles): string[] => {
    const { content, errors } = checkContent(files, { today: day });
    if (!content) throw new Error(`The change is an error: ${JSON.stringify(errors)}`);
    const notices = [...findDateChanges(content, day), ...findWarnings(content, day)];
    return notices.map(({ file, field, words, plain = words }) => `${file} ${field}: ${plain}`);
  };
  const known = warningsOf(validContentFiles());
  const added = warningsOf(makeMistake(changes)).filter((said) => !known.includes(said));
  return asTold(added.join('\n'), told);
}

/** Gives the text of the table where it says the same in fewer words. */
function asTold(said: string, told: string): string {
  const parts = told.split('[...]').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(said) ? told : said;
}

const pathIn = (line: string): string => line.slice(0, line.indexOf(': '));

function changeFile(files: ContentFiles, line: string): ContentFile[] {
  const path = pathIn(line);
  const [first = '', ...more] = line.slice(path.length + 2).split(/; (?=- |[\w.[\]]+ = |")/);
  const others = files.filter((file) => file.path !== path);
  if (first === 'gone') return others;
  const [, held] = /^holds (".*")$/.exec(first) ?? [];
  if (held !== undefined) return [...others, { path, source: JSON.parse(held) as string }];
  const [, other] = /^like (.+)$/.exec(first) ?? [];
  const file = files.find((each) => each.path === (other ?? path));
  if (!file) throw new Error(`The content fixture has no ${other ?? path}`);
  const source = (other === undefined ? [first, ...more] : more).reduce(edit, file.source);
  if (other !== undefined) return [...others, { path, source }];
  return files.map((each) => (each === file ? { path, source } : each));
}

function edit(source: string, change: string): string {
  const [, from, to] = /^(".*") => (".*")$/.exec(change) ?? [];
  if (from !== undefined && to !== undefined) {
    const changed = source.replace(JSON.parse(from) as string, () => JSON.parse(to) as string);
    if (changed === source) throw new Error(`Nothing was changed: ${change}`);
    return changed;
  }
  const [, removed, set = '', value] = /^(?:- (\S+)|(\S+) = (.+))$/.exec(change) ?? [];
  const data = JSON.parse(source) as Record<string, unknown>;
  const steps = (removed ?? set).replace(/\[(\d+)\]/g, '.$1').split('.');
  const last = steps.pop() ?? '';
  const holder = steps.reduce((here, step) => here[step] as Record<string, unknown>, data);
  if (value !== undefined) holder[last] = JSON.parse(value) as unknown;
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete holder[last];
  return `${JSON.stringify(data, null, 2)}\n`;
}
