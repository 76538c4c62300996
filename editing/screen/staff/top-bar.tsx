import { translationPath } from '../../../src/content-model/reading/translation-names';
import { languageName } from '../../content/language-name';
import { SaveButton, type SaveWords } from './save-button';
import { allTexts, entryOf, firstPage, formerAddress, originalOf, type Place } from './place';

type TopBarProps = {
  place: Place;
  siteUrl: string;
  saveWords: SaveWords | undefined;
  /** The languages of the content, other than English. */
  languages: readonly string[];
};

/** The way between our own pages and Decap CMS's, above both. */
export function TopBar({ place, siteUrl, saveWords, languages }: TopBarProps) {
  const path = place.page === 'decap' || place.page === 'translation' ? place.path : undefined;
  const original = path === undefined ? undefined : originalOf(path);
  return (
    <nav aria-label="Editing">
      <a href={firstPage} aria-current={place.page === 'first' ? 'page' : undefined}>
        First page
      </a>
      <a href={allTexts}>All texts</a>
      {path !== undefined && <a href={formerAddress(path)}>Former versions</a>}
      {original !== undefined && languages.length > 0 && path !== original && (
        <a href={entryOf(original)?.address}>In English</a>
      )}
      {original !== undefined &&
        languages
          .map((language) => ({ language, translation: translationPath(original, language) }))
          .filter(({ translation }) => translation !== path)
          .map(({ language, translation }) => (
            <a key={language} href={entryOf(translation)?.address}>
              In {languageName(language)}
            </a>
          ))}
      <a href={siteUrl} target="_blank" rel="noreferrer">
        See the site
      </a>
      {saveWords && place.page === 'decap' && <SaveButton words={saveWords} />}
    </nav>
  );
}
