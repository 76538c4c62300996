import { navigate } from 'gatsby';
import type { FormEvent } from 'react';
import { findCities, isCityQuery, type ListedCity } from '../../domain/cities/find-cities';
import { cityPath } from '../../domain/routes';
import { useTypedText } from '../use-typed-text';

/** Gives the state of the city search and the cities that it finds; submitting it opens the best match. */
export function useCitySearch<City extends ListedCity>(cities: readonly City[]) {
  const { attach, typed: query, handleType, focus, clear } = useTypedText();
  const isSearching = isCityQuery(query);
  const found = isSearching ? findCities(query, cities) : [];

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const [best] = found;
    if (best) void navigate(cityPath(best.city.slug));
    else focus();
  };

  return { attach, query, isSearching, found, handleType, handleSubmit, clear };
}
