import { graphql, useStaticQuery } from 'gatsby';
import type { BrandPage } from '../../../shared/site/use-brand-page';
import {
  addRegions,
  CityList,
  type CityPickerTexts,
  type CitySummary,
  type RegionSummary,
} from '../../cities/components/city-list';
import type { SearchFiles } from '../rules/search-files';
import { Band } from '../../../shared/ui/band';
import { CityFinder, type CityFinderProps } from './city-finder';
import * as styles from './city-picker.module.css';

type FindCityContent = {
  landing: { cities: CityPickerTexts };
  cities: CitySummary[];
  regions: RegionSummary[];
  files: SearchFiles;
};

const useFindCityContent = () =>
  useStaticQuery<FindCityContent>(graphql`
    query FindCityContent {
      landing: contentDocument(path: "pages/landing", fields: ["cities"])
      cities: contentDocuments(
        kind: "cities"
        fields: [
          "slug"
          "path"
          "locationName"
          "sentenceName"
          "badgeGroup"
          "country"
          "cities"
          "postalPrefixes"
          "position"
        ]
      )
      regions: contentDocuments(kind: "badges", fields: ["group", "country", "region"])
      files: contentDocument(path: "site/search-files")
    }
  `);

export function FindCity({ page, heading }: { page: BrandPage; heading?: { title: string; lead: string } }) {
  const { landing, cities, regions, files } = page.fill(useFindCityContent());
  const { words, forms } = page.site;
  return (
    <CityPicker
      texts={{ ...landing.cities, ...heading }}
      areasFolder={files.areasFolder}
      {...{ cities, regions, words, forms, phone: page.phone }}
    />
  );
}

type CityPickerProps = Omit<CityFinderProps, 'cities' | 'children'> & {
  cities: CitySummary[];
  regions: RegionSummary[];
};

export function CityPicker({ cities, regions, ...finder }: CityPickerProps) {
  const { texts, words } = finder;
  const listed = addRegions(cities, regions, texts.countries, words.language);
  return (
    <Band labelledBy="cities" heading={texts}>
      <div className={`outlined rounded on-sheet ${styles.board}`}>
        <CityFinder {...finder} cities={listed}>
          <CityList texts={texts} cities={listed} regions={regions} />
        </CityFinder>
      </div>
    </Band>
  );
}
