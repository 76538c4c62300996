import { citiesNear, findCities, type FoundCity, isCityQuery } from '../rules/find-cities';
import { goTo } from '../../../shared/browser/go-to';
import type { PhoneNumber } from '../../../shared/values/phone-number';
import { useCodeAnswer, type TypedCodeAnswer } from '../hooks/use-code-answer';
import type { FormProps } from '../../requests/hooks/use-request-form';
import { CityList, type CityPickerTexts, CityRow, NearbyCities } from '../../cities/components/city-list';
import type { ListedCity } from '../../cities/rules/listed-cities';
import { writtenCode } from '../../cities/rules/postal-areas';
import { fillCount } from '../../../shared/site/fill-count';
import { fillText } from '../../../shared/text/fill-text';
import type { IpData } from '../../../shared/site/visitor-country';
import { locateVisitor } from '../../cities/services/geolocation';
import { useTypedText } from '../../../shared/ui/use-typed-text';
import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { isBuilt } from '../../../shared/browser/is-built';
import { useIsland } from '../../../islands/island';
import { SearchField } from '../../../shared/ui/search-field';
import * as styles from './city-finder.module.css';

type CitySearchProps = Pick<CityFinderProps, 'texts'> &
  Pick<ReturnType<typeof useTypedText>, 'input' | 'handleType'> & {
    onSubmit: (event: FormEvent) => void;
    children: ReactNode;
  };

/** The field that finds a city; hidden without scripts, because it could not search. */
function CitySearch({ texts, input, handleType, onSubmit, children }: CitySearchProps) {
  const id = useId();
  return (
    <div className="needs-scripts stack gap-3 line-below board-padding">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers before 2023 know no <search> */}
      <form role="search" onSubmit={onSubmit}>
        <SearchField
          id={id}
          label={texts.searchLabel}
          spellCheck={false}
          enterKeyHint="go"
          ref={input}
          onChange={handleType}
        >
          {/* Enter must not reload the page before the code is there: a form with a disabled button is not sent. */}
          <button className={`button ${styles.submit}`} type="submit" disabled={isBuilt}>
            {texts.submit}
          </button>
        </SearchField>
      </form>
      <div className={`middle-stack ${styles.answer}`}>{children}</div>
    </div>
  );
}

type CitiesNotFoundProps = Pick<CityFinderProps, 'texts' | 'phone' | 'words'> & { onShowAll: () => void };

function CitiesNotFound({ texts, phone, words, onShowAll }: CitiesNotFoundProps) {
  return (
    <div className="stack gap-3 board-padding">
      <p>{texts.stillAsking}</p>
      <p className="cluster gap-2-5">
        <a className="text-button" href={`tel:${phone.dial}`}>
          {words.call} {phone.display}
        </a>
        <button className="text-button" type="button" onClick={onShowAll}>
          {texts.showAll}
        </button>
      </p>
    </div>
  );
}

export type CityFinderProps = {
  texts: CityPickerTexts;
  cities: ListedCity[];
  phone: PhoneNumber;
  words: { call: string; language: string };
  forms: FormProps['texts'];
  areasFolder: string;
};

/** The form's script is large, and few codes lead to it. */
const CodeRequest = lazy(async () => ({ default: (await import('./code-request')).CodeRequest }));

const distanceTo = (
  { codes }: CityPickerTexts,
  { asked, distance }: Extract<TypedCodeAnswer, { kind: 'nearest' }>,
) => fillText(codes.distance[asked.country], { distance: String(distance) });

function announce(texts: CityPickerTexts, count: number, language: string, answer?: TypedCodeAnswer) {
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

/** Gives no cities before the visitor has been located, or if the lookup fails. */
function useCitySuggestions(cities: readonly ListedCity[]): ListedCity[] {
  const [visitor, setVisitor] = useState<IpData | null>(null);
  useEffect(() => void locateVisitor().then(setVisitor), []);
  return visitor ? citiesNear(visitor, cities) : [];
}

export function CityFinder({ texts, cities, phone, words, forms, areasFolder }: CityFinderProps) {
  const { input, typed: query, handleType, focus, clear } = useTypedText();
  const isSearching = isCityQuery(query);
  const found = isSearching ? findCities(query, cities, texts.tradeWords) : [];
  const answer = useCodeAnswer(query, found, cities, areasFolder);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const [best] = found;
    if (best) goTo(best.city.path);
    else focus();
  };
  const nearby = useCitySuggestions(cities);
  const nearbyIsland = useIsland('nearby-cities');
  const listed = rowsOf(texts, found, answer);
  const isAsked = answer?.kind === 'notYet' || answer?.kind === 'unreachable';
  return (
    <>
      <CitySearch {...{ texts, input, handleType }} onSubmit={handleSubmit}>
        <output className="bold">
          {isSearching && announce(texts, found.length, words.language, answer)}
        </output>
        {!isSearching && (
          <div {...(isBuilt && nearbyIsland)}>
            <NearbyCities texts={texts} cities={nearby} />
          </div>
        )}
      </CitySearch>
      {!isSearching && <CityList texts={texts} cities={cities} />}
      {isSearching && listed.length > 0 && (
        <ul className={styles.found} aria-labelledby="cities">
          {listed.map(({ city, detail }) => (
            <CityRow key={city.slug} city={city} regionCode={city.region.code} detail={detail} />
          ))}
        </ul>
      )}
      {isSearching && found.length === 0 && (
        <>
          <CitiesNotFound texts={texts} phone={phone} words={words} onShowAll={clear} />
          {isAsked && (
            <Suspense>
              <CodeRequest {...{ texts: texts.codes.request, asked: answer.asked, forms, phone }} />
            </Suspense>
          )}
        </>
      )}
    </>
  );
}

function rowsOf(texts: CityPickerTexts, found: FoundCity[], answer: TypedCodeAnswer | undefined) {
  if (found.length === 0 && answer?.kind === 'nearest') {
    const away = fillText(texts.codes.away, { distance: distanceTo(texts, answer) });
    return [{ city: answer.city, detail: away }];
  }
  return found.map(({ city, place }) => ({ city, detail: place && `${texts.serves} ${place}` }));
}
