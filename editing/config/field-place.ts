import { listCollections } from './collections';
import type { ScreenField } from './field';
import { wordsOf } from './field-labels';

type Step = string | number;

/** Takes a field as error messages write it: items[2].terms. */
const stepsOf = (field: string): Step[] =>
  (field.match(/[^.[\]]+/g) ?? []).map((step) => (/^\d+$/.test(step) ? Number(step) : step));

const fieldsIn = new Map<string, ScreenField[]>();

function fieldsOfFile(file: string): ScreenField[] {
  const path = `content/${file}`;
  for (const collection of listCollections()) {
    if ('files' in collection) {
      const found = collection.files.find((each) => each.file === path);
      if (found) return found.fields;
    } else if (path.startsWith(`${collection.folder}/`)) return collection.fields;
  }
  return [];
}

/** Gives the label of a field of a content file as its form has it: Coupons, coupon 2, Amount. Empty for a whole file. */
export function nameField(file: string, field: string): string {
  const kind = file.replace(/[^/]*$/, '');
  const key = /^(site|pages)\/$/.test(kind) ? file : kind;
  let fields = fieldsIn.get(key) ?? fieldsOfFile(file);
  fieldsIn.set(key, fields);
  const names: string[] = [];
  let list: ScreenField | undefined;
  for (const step of field.startsWith('(') ? [] : stepsOf(field)) {
    if (typeof step === 'number') {
      names.push(`${list?.label_singular ?? 'item'} ${step + 1}`);
      continue;
    }
    const found = fields.find(({ name }) => name === step);
    names.push(found?.label ?? wordsOf(step));
    list = found;
    fields = found?.fields ?? [];
  }
  return names.join(', ');
}
