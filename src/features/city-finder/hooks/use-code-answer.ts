import { useEffect, useState } from 'react';
import { answerCode, type CodeAnswer } from '../rules/code-answer';
import type { ListedCity } from '../../cities/rules/listed-cities';
import * as postal from '../../cities/rules/postal-areas';
import { logError } from '../../../shared/browser/error-log';
import { readPostalAreas } from '../../cities/services/postal-areas';

export type TypedCodeAnswer =
  | (CodeAnswer & { asked: postal.PostalCode })
  | { kind: 'looking' | 'unreachable'; asked: postal.PostalCode }
  | { kind: 'unfinished' | 'malformed' };

type Table = { first: string; areas: postal.PostalAreas | undefined };

/** Loads the table for the first character as soon as no city lists its area, so the answer is there in time. */
export function useCodeAnswer(
  query: string,
  found: readonly unknown[],
  cities: readonly ListedCity[],
  folder: string,
): TypedCodeAnswer | undefined {
  const [table, setTable] = useState<Table>();
  const typed = postal.readTypedCode(query);
  const code = typed && 'code' in typed && found.length === 0 ? typed.code : '';
  const area = code.slice(0, postal.sortingLength);
  const first = area.charAt(0);
  const areas = table?.first === first ? table.areas : undefined;

  useEffect(() => {
    if (area === '' || areas) return undefined;
    let isCurrent = true;
    void readPostalAreas(folder, first).then((answer) => {
      if (!isCurrent) return;
      if (!answer.ok) logError('Error reading postal areas', answer.cause);
      setTable({ first, areas: answer.ok ? answer.value : undefined });
    });
    return () => {
      isCurrent = false;
    };
  }, [folder, area, first, areas]);

  if (!typed) return undefined;
  if (typed.kind !== 'code') return { kind: typed.kind };
  const { country } = typed;
  const asked = { country, code: typed.code };
  const answer = answerCode(asked, cities, areas);
  if (answer) return { ...answer, asked };
  return { kind: table?.first === first ? 'unreachable' : 'looking', asked };
}
