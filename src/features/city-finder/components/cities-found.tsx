import type { PhoneNumber } from '../../../shared/values/phone-number';
import type { CityPickerTexts, CityInRegion } from '../../cities/components/city-in-region';
import { CityRow } from '../../cities/components/city-row';
import * as styles from './cities-found.module.css';

type CitiesFoundProps = { found: { city: CityInRegion; detail?: string | undefined }[] };

export function CitiesFound({ found }: CitiesFoundProps) {
  return (
    <ul className={styles.found} aria-labelledby="cities">
      {found.map(({ city, detail }) => (
        <CityRow key={city.slug} city={city} regionCode={city.region.code} detail={detail} />
      ))}
    </ul>
  );
}

type CitiesNotFoundProps = {
  texts: CityPickerTexts;
  phone: PhoneNumber;
  words: { call: string };
  onShowAll: () => void;
};

export function CitiesNotFound({ texts, phone, words, onShowAll }: CitiesNotFoundProps) {
  return (
    <div className="stack gap-3 board-padding">
      <p>{texts.stillAsking}</p>
      <p className={`cluster ${styles.actions}`}>
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
