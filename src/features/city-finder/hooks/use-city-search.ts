import { navigate } from 'gatsby';
import type { FormEvent } from 'react';
import { findCities, isCityQuery, type ListedCity } from '../rules/find-cities';
import { useTypedText } from '../../../shared/ui/use-typed-text';
import { useCodeAnswer } from './use-code-answer';

export function useCitySearch<City extends ListedCity & { path: string }>(
  cities: readonly City[],
  areasFolder: string,
  tradeWords: string,
) {
  const { attach, typed: query, handleType, focus, clear } = useTypedText();
  const isSearching = isCityQuery(query);
  const found = isSearching ? findCities(query, cities, tradeWords) : [];
  const answer = useCodeAnswer(query, found, cities, areasFolder);

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const [best] = found;
    if (best) void navigate(best.city.path);
    else focus();
  };

  return { attach, isSearching, found, answer, handleType, handleSubmit, clear };
}
