import { navigate } from 'gatsby';
import { useLayoutEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { findCities, isCityQuery, type ListedCity } from '../domain/find-cities';
import { cityPath } from '../domain/routes';

/** What is typed to find a city and what it finds; sending it leads to the best match. */
export function useCitySearch<City extends ListedCity>(cities: readonly City[]) {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');

  // What was typed before the scripts arrived, or stands there on the way back, is in the field and nowhere else.
  useLayoutEffect(() => setQuery(input.current?.value ?? ''), []);

  const isSearching = isCityQuery(query);
  const found = isSearching ? findCities(query, cities) : [];

  const handleType = (event: ChangeEvent<HTMLInputElement>): void => setQuery(event.target.value);

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const [best] = found;
    if (best) void navigate(cityPath(best.city.slug));
    else input.current?.focus();
  };

  const clear = (): void => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    setQuery('');
  };

  return { input, query, isSearching, found, handleType, handleSubmit, clear };
}
