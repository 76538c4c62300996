import type { ReactNode } from 'react';
import type { FoundCity } from '../rules/find-cities';
import { writtenCode } from '../../cities/rules/postal-areas';
import { fillCount } from '../../../shared/site/fill-count';
import { fillText } from '../../../shared/text/fill-text';
import type { PhoneNumber } from '../../../shared/values/phone-number';
import { useCitySearch } from '../hooks/use-city-search';
import { useCitySuggestions } from '../hooks/use-city-suggestions';
import type { TypedCodeAnswer } from '../hooks/use-code-answer';
import { DeferredPart } from '../../../startup/deferred-part';
import type { FormProps } from '../../requests/hooks/use-request-form';
import { CitiesFound, CitiesNotFound } from './cities-found';
import type { CityInRegion, CityPickerTexts } from '../../cities/components/city-in-region';
import { CitySearch } from './city-search';
import { NearbyCities } from '../../cities/components/nearby-cities';

export type CityFinderProps = {
  texts: CityPickerTexts;
  cities: CityInRegion[];
  phone: PhoneNumber;
  words: { call: string; language: string };
  forms: FormProps['texts'];
  areasFolder: string;
  children: ReactNode;
};

/** The form's script is large, and few codes lead to it. */
const loadRequest = async () => (await import('./code-request')).CodeRequest;

/** Writes how far the nearest city is, as in "about 40 km". */
function distanceTo(
  { codes }: CityPickerTexts,
  { asked, distance }: Extract<TypedCodeAnswer<CityInRegion>, { kind: 'nearest' }>,
): string {
  return fillText(codes.distance[asked.country], { distance: String(distance) });
}

function announce(
  texts: CityPickerTexts,
  count: number,
  language: string,
  answer: TypedCodeAnswer<CityInRegion> | undefined,
): string {
  const { codes } = texts;
  if (answer && (count === 0 || answer.kind === 'served')) {
    const code = 'asked' in answer ? writtenCode(answer.asked) : '';
    const city = 'city' in answer ? (answer.city.sentenceName ?? answer.city.locationName) : '';
    const distance = answer.kind === 'nearest' ? distanceTo(texts, answer) : '';
    return fillText(codes[answer.kind], { code, city, distance });
  }
  if (count === 0) return texts.nameNotFound;
  return fillCount(texts.found, count, language);
}

export function CityFinder({ texts, cities, phone, words, forms, areasFolder, children }: CityFinderProps) {
  const search = useCitySearch(cities, areasFolder, texts.tradeWords);
  const { attach, isSearching, found, answer, handleType, handleSubmit, clear } = search;
  const nearby = useCitySuggestions(cities);
  const listed = rowsOf(texts, found, answer);
  const isAsked = answer?.kind === 'notYet' || answer?.kind === 'unreachable';
  return (
    <>
      <CitySearch texts={texts} attach={attach} onType={handleType} onSubmit={handleSubmit}>
        <output className="bold">
          {isSearching && announce(texts, found.length, words.language, answer)}
        </output>
        {!isSearching && <NearbyCities texts={texts} cities={nearby} />}
      </CitySearch>
      {!isSearching && children}
      {isSearching && listed.length > 0 && <CitiesFound found={listed} />}
      {isSearching && found.length === 0 && (
        <>
          <CitiesNotFound texts={texts} phone={phone} words={words} onShowAll={clear} />
          {isAsked && (
            <DeferredPart
              load={loadRequest}
              props={{ texts: texts.codes.request, asked: answer.asked, forms, phone }}
            />
          )}
        </>
      )}
    </>
  );
}

/** What is listed: the cities found, or else the one nearest to a code that no city serves. */
function rowsOf(
  texts: CityPickerTexts,
  found: FoundCity<CityInRegion>[],
  answer: TypedCodeAnswer<CityInRegion> | undefined,
) {
  if (found.length === 0 && answer?.kind === 'nearest') {
    const away = fillText(texts.codes.away, { distance: distanceTo(texts, answer) });
    return [{ city: answer.city, detail: away }];
  }
  return found.map(({ city, place }) => ({ city, detail: place && `${texts.serves} ${place}` }));
}
