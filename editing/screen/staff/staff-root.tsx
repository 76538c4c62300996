import { StrictMode, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { listLanguages } from '../../../src/content-model/checks/check-translations';
import { translationPath } from '../../../src/content-model/reading/translation-names';
import type { ContentSnapshot } from '../../content/content-snapshot';
import { languageName } from '../../content/language-name';
import type { StaffActions } from '../../content/staff-actions';
import { hasChangedFiles } from './changed-files';
import { CityAddressPage, DeleteCityPage } from './cities/city-pages';
import { NewCityPage } from './cities/new-city-page';
import { FormerPage } from './former-page';
import { allTexts, entryOf, firstPage, formerAddress, isSingle, originalOf, readPlace } from './place';
import type { Place } from './place';
import type { SignIn } from './sign-in';
import { SaveButton, type SaveWords } from './save-button';
import { TranslationPage } from './translation-page';
import { useLoaded } from './use-task';

type StaffOptions = {
  siteUrl: string;
  /** Missing where Decap CMS has a button of its own that saves in one press. */
  saveWords?: SaveWords | undefined;
  first: ReactNode;
  staff: StaffActions;
  snapshot: ContentSnapshot;
  /** Until it is done only Decap's own pages are shown. */
  signIn: SignIn;
};

function watchPlace(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

const readHash = (): string => window.location.hash;

function pageOf(place: Place, { first, staff, snapshot }: StaffOptions): ReactNode {
  switch (place.page) {
    case 'first':
      return first;
    case 'former':
      return <FormerPage key={place.path} path={place.path} staff={staff} />;
    case 'translation':
      return <TranslationPage staff={staff} snapshot={snapshot} path={place.path} />;
    case 'new-city':
      return <NewCityPage staff={staff} like={place.like} />;
    case 'delete-city':
      return <DeleteCityPage staff={staff} slug={place.slug} />;
    case 'city-address':
      return <CityAddressPage staff={staff} slug={place.slug} />;
    case 'decap':
      return null;
  }
}

/** `languages` are those of the content, other than English. */
type TopBarProps = Pick<StaffOptions, 'siteUrl' | 'saveWords'> & { place: Place; languages: string[] };

/** The way between our own pages and Decap CMS's, above both. */
function TopBar({ place, languages, siteUrl, saveWords }: TopBarProps) {
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

/** Our own pages and the bar above them and above Decap CMS, which is hidden while one of ours is shown. */
function Staff(options: StaffOptions) {
  const isSignedIn = useSyncExternalStore(options.signIn.watch, options.signIn.isSignedIn);
  const { value: languages = [] } = useLoaded(async () => listLanguages(await options.snapshot.files()));
  const place = readPlace(useSyncExternalStore(watchPlace, readHash));
  const page = isSignedIn ? pageOf(place, options) : null;
  const isOwn = page !== null;
  const isAlone = place.page === 'decap' && place.path !== undefined && isSingle(place.path);
  useEffect(() => {
    document.body.dataset.entry = isAlone ? 'single' : 'one-of-many';
  }, [isAlone]);
  useEffect(() => {
    document.body.dataset.staff = isOwn ? 'own' : 'decap';
    // Decap CMS keeps the lists that it has read.
    if (!isOwn && hasChangedFiles()) window.location.reload();
  }, [isOwn]);
  return (
    <>
      {isSignedIn && <TopBar place={place} languages={languages} {...options} />}
      {isOwn && (
        <main id="staff-page" key={readHash()}>
          {page}
        </main>
      )}
    </>
  );
}

/** Shows our own pages beside Decap CMS. */
export function mountStaff(options: StaffOptions): void {
  const element = document.createElement('div');
  element.id = 'staff';
  document.body.prepend(element);
  createRoot(element).render(
    <StrictMode>
      <Staff {...options} />
    </StrictMode>,
  );
}
