import type { ContentFolder } from '../reading/content-folder';
import { type ContentError, quoteFound } from '../content-error';
import type { ContentDocument } from '../types';

type Value = {
  document: ContentDocument;
  field: string;
  value: string | number;
  expected: string;
  fix?: string;
};

/** Reports values that another file of the same kind has already: an order, a question, a name of a page in its city. */
export function checkUnique(folder: ContentFolder): ContentError[] {
  const ofOrder = (kind: 'services' | 'faq'): Value[] => {
    const documents = folder.all(kind);
    const free = Math.max(0, ...documents.map(({ data }) => data.order)) + 1;
    const fix = `write another number: ${free} is free, and puts it last`;
    return documents.map((document) => {
      const { order } = document.data;
      return {
        document,
        field: 'order',
        value: order,
        expected: `a number of its own; [file] has ${order} already`,
        fix,
      };
    });
  };
  const questions = folder.all('faq').map((document) => ({
    document,
    field: 'question',
    value: document.data.question,
    expected: 'a question of its own; [file] asks this one already',
  }));
  const ofCity = (field: 'name' | 'order', what: string): Value[] =>
    folder.all('local-services').map((document) => ({
      document,
      field,
      value: document.data[field],
      expected: `${what} of its own in its city; [file] has this one already`,
    }));
  const cityOf = ({ document }: Value): string => document.name.split('/')[0] ?? '';
  return [
    ...findRepeated(folder, ofOrder('services')),
    ...findRepeated(folder, ofOrder('faq')),
    ...findRepeated(folder, questions),
    ...findRepeated(folder, ofCity('name', 'a name'), cityOf),
    ...findRepeated(folder, ofCity('order', 'a number'), cityOf),
  ];
}

/** Reports each value of a group that an earlier file has; `[file]` in the words is that file. */
function findRepeated(
  folder: ContentFolder,
  values: readonly Value[],
  groupOf: (value: Value) => string = () => '',
): ContentError[] {
  const owners = new Map<string, string>();
  return values.flatMap((each) => {
    const { document, field, value, expected, fix } = each;
    const key = `${groupOf(each)} ${value}`;
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, document.path);
    if (owner === undefined) return [];
    const reported = { path: [field], found: quoteFound(value), expected: expected.replace('[file]', owner) };
    return [folder.error(document.path, { ...reported, ...(fix && { fix }) })];
  });
}
