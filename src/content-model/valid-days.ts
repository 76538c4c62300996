import { hasDays, isShownOn, type ValidDays } from '../shared/time/valid-days';
import type { FieldPath } from './content-error';
import { type Group, isGroup, listGroups } from './reading/walk';
import type { ContentDocument } from './types';

/** Something in a file that has a first or a last day. */
export type Dated = { document: ContentDocument; path: FieldPath; days: ValidDays & Group };

export const listDated = (document: ContentDocument): Dated[] =>
  listGroups(document.data).flatMap(({ path, group }) =>
    hasDays(group) ? [{ document, path, days: group }] : [],
  );

/** Marks what does not show today as `hiddenAtBuild`, which the built page follows on any day. */
export const markHidden = <Data>(data: Data, day: string): Data =>
  JSON.parse(JSON.stringify(data), (_name, value: unknown) =>
    isGroup(value) && !isShownOn(day, value) ? { ...value, hiddenAtBuild: true } : value,
  ) as Data;
