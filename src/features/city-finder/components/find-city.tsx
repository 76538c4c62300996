import { graphql, useStaticQuery } from 'gatsby';
import type { BrandPage } from '../../../shared/site/use-brand-page';
import type { CityPickerTexts, CitySummary, RegionSummary } from '../../cities/components/city-list';
import { Island } from '../../../islands/island';
import { Band } from '../../../shared/ui/band';
import { CityFinder, type CityFinderProps } from './city-finder';
import * as styles from './city-picker.module.css';

type FindCityContent = {
  landing: { cities: CityPickerTexts };
  cities: CitySummary[];
  regions: RegionSummary[];
  files: Pick<CityFinderProps, 'areasFolder'>;
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

export function CityPicker(finder: CityFinderProps) {
  return (
    <Band labelledBy="cities" heading={finder.texts}>
      <div className={`outlined rounded on-sheet clip ${styles.board}`}>
        <Island name="city-finder" of={CityFinder} props={finder} />
      </div>
    </Band>
  );
}
