import type { BrandPage } from '../../../shared/site/use-brand-page';
import { listCities } from '../../cities/rules/listed-cities';
import { useContent } from '../../../shared/site/use-content';
import { Island } from '../../../islands/island';
import { Band } from '../../../shared/ui/band';
import { CityFinder, type CityFinderProps } from './city-finder';
import * as styles from './city-picker.module.css';

export function FindCity({ page, heading }: { page: BrandPage; heading?: { title: string; lead: string } }) {
  const { cities, badges } = useContent();
  const { words, forms } = page.site;
  const texts = { ...page.textsOf('landing').cities, ...heading };
  return (
    <CityPicker
      texts={texts}
      areasFolder={page.site['search-files'].areasFolder}
      cities={page.fill(listCities(cities, badges, texts.countries, words.language))}
      {...{ words, forms, phone: page.phone }}
    />
  );
}

export function CityPicker(finder: CityFinderProps) {
  return (
    <Band labelledBy="cities" heading={finder.texts}>
      <div className={`outlined rounded on-sheet clip ${styles.board}`}>
        <Island name="city-finder" of={CityFinder} props={finder} />
      </div>
    </Band>
  );
}
