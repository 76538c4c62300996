import { hasDays, isShownOn, type ValidDays } from '../shared/time/valid-days';
import { type FieldPath, formatFieldPath, shorten } from './content-error';
import type { ContentDocument, Coupon } from './types';

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

/** Something in a file that has a first or a last day. */
export type Dated = {
  document: ContentDocument;
  path: FieldPath;
  days: ValidDays;
  /** For staff: 'the coupon "half-load"'. */
  name: string;
};

export function listDated(document: ContentDocument): Dated[] {
  return findDays(document.data).map((found) => ({ ...found, document, name: nameOf(document, found.path) }));
}

function findDays(value: unknown, path: FieldPath = []): Pick<Dated, 'path' | 'days'>[] {
  if (!isGroup(value)) return [];
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [
    ...(hasDays(value) ? [{ path, days: value }] : []),
    ...parts.flatMap(([step, part]: [string | number, unknown]) => findDays(part, [...path, step])),
  ];
}

/** Gives the coupon at a place in a file, of the brand or of a city; nothing where something else is there. */
export function couponAt(document: ContentDocument, [list, index]: FieldPath): Coupon | undefined {
  if (document.kind === 'cities' && list === 'coupons') return document.data.coupons?.[Number(index)];
  return document.kind === 'site' && document.name === 'coupons'
    ? document.data.items[Number(index)]
    : undefined;
}

function nameOf(document: ContentDocument, at: FieldPath): string {
  const { kind, name, data } = document;
  if (kind === 'campaigns') return `the campaign "${name}"`;
  if (kind === 'faq') return `the question "${shorten(data.question)}"`;
  if (kind === 'reviews') return `the review by ${data.author}`;
  if (kind === 'jobs') return 'the job';
  if (kind === 'services') return `the service "${shorten(data.title)}"`;
  if (kind === 'guides') return `the guide "${shorten(data.name)}"`;
  if (kind === 'local-services') return `the page "${shorten(data.name)}"`;
  if (kind === 'site' && name === 'social-proof') return 'the pop-up';
  const coupon = couponAt(document, at);
  if (coupon) return `the coupon "${coupon.id}"`;
  if (kind === 'pages' && at[0] === 'sameDay') return 'the same-day banner';
  const group = at.reduce<unknown>((part, step) => (part as Group)[step], data) as Group;
  return at[0] === 'holidays' ? `"${shorten(String(group.words))}"` : formatFieldPath(at);
}

/**
 * Gives the data of a file in which all that does not show on a day is marked `hiddenAtBuild`. The built page goes by
 * that mark, on whatever day the visitor comes. Data without days stays the same.
 */
export function markHidden<Data>(data: Data, day: string): Data {
  if (!isGroup(data)) return data;
  if (Array.isArray(data)) return data.map((item: unknown) => markHidden(item, day)) as Data;
  const marked = Object.fromEntries(Object.entries(data).map(([key, part]) => [key, markHidden(part, day)]));
  return (isShownOn(day, data) ? marked : { ...marked, hiddenAtBuild: true }) as Data;
}
