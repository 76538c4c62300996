import { english, runsOf } from '../../src/content-model/reading/hour-words';

/** The summary, with days of the week in front where it has such days; an item in which nothing is written is new. */
function itemWords(summary: string, item: unknown, singular: string): string {
  const days = (item as { days?: unknown } | null)?.days;
  const words = summary.trim();
  if (Array.isArray(days) && days.length > 0) return [...runsOf(days as string[], english), words].join(', ');
  return words === '' ? `New ${singular}` : words;
}

/** A new item of a simple list is null until something is typed. */
type Item = { toJS?: () => unknown } | string | null | undefined;

type ListControl = {
  props: { field: { get(key: 'label_singular'): string | undefined } };
  objectLabel(item: Item): string;
};

/** Decap CMS would show a list inside an item as code, and an empty item as "No amount". */
export function wordedList(control: new (...args: never[]) => ListControl): unknown {
  return class extends control {
    override objectLabel(item: Item): string {
      const given = typeof item === 'object' && item?.toJS ? item.toJS() : item;
      // Decap CMS calls an item without a value by the name of its first field, behind "No ".
      const isEmpty = typeof given === 'object' && Object.values(given ?? {}).every((value) => !value);
      const summary = isEmpty ? '' : String(super.objectLabel(item) ?? '');
      return itemWords(summary, given, this.props.field.get('label_singular') ?? 'item');
    }
  };
}

type DayControl = { props: { onChange(day: string): void } };

/** Decap CMS makes 1902 of the year 2 while somebody types 2027. */
export const dayWidget = (control: new (...args: never[]) => DayControl): unknown =>
  class extends control {
    handleChange = (day: string): void => this.props.onChange(day);
    formatInputValue = (day: string): string => day;
  };
