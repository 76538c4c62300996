import { StrictMode, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { listLanguages } from '../../../src/content-model/checks/check-translations';
import { readTranslationPath, translationPath } from '../../../src/content-model/reading/translation-names';
import { baseLanguage } from '../../../src/shared/site/languages';
import type { ContentSnapshot } from '../../content/content-snapshot';
import { languageName } from '../../content/schemas';
import { StaffActions } from '../../content/staff-actions';
import { hasChangedFiles, useLoaded, noteChange } from './use-task';
import { CityPage } from './cities/city-pages';
import { NewCityPage } from './cities/new-city-page';
import { FormerPage } from './former-page';
import {
  allTexts,
  newCityPage,
  entryOf,
  firstPage,
  formerAddress,
  isSingle,
  originalOf,
  readPlace,
  type Place,
} from './place';
import { TranslationPage } from './translation-page';
import { type FormState, readFormState } from '../follow-address';
import type { ScreenSettings } from '../../config/screen-config';
import type { Notice } from '../../../src/content-model/notices/notice';
import type { CloneRepository } from '../../content/server-repository';
import { beforeLive, showNotice } from '../notice';
import { reactAbove } from '../decap-form';
import { FirstPage } from './first-page';
import { GitHubPage, openGitHub } from './github-page';

type SaveWords = Record<Exclude<FormState, 'none'>, string>;

const watchDecap = (onChange: () => void): (() => void) => window.decapStore.subscribe(onChange);

/** Does what Decap's own button does: a press on its menu would take the focus, and what is typed next with it. */
const save = (): void =>
  reactAbove<() => void>(document.querySelector('[class*="-ToolbarSectionBackLink"]'), 'onPersist')?.();

function saveByKeys(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  const own = document.querySelector<HTMLElement>('#staff-page [aria-keyshortcuts]');
  if (own) own.click();
  else if (readFormState() === 'unsaved') save();
}

function SaveButton({ words }: { words: SaveWords }) {
  const state = useSyncExternalStore(watchDecap, readFormState);
  if (state === 'none') return null;
  return (
    <button type="button" className="staff-button staff-save" disabled={state !== 'unsaved'} onClick={save}>
      {words[state]}
    </button>
  );
}

type StaffOptions = {
  siteUrl: string;
  saveWords?: SaveWords | undefined;
  first: ReactNode;
  staff: StaffActions;
  snapshot: ContentSnapshot;
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
    case 'city-address':
      return <CityPage staff={staff} slug={place.path} page={place.page} />;
    case 'decap':
      return null;
  }
}

type TopBarProps = Pick<StaffOptions, 'siteUrl' | 'saveWords'> & { place: Place; languages: string[] };

function TopBar({ place, languages, siteUrl, saveWords }: TopBarProps) {
  const path = place.page === 'decap' || place.page === 'translation' ? place.path : undefined;
  const original = path === undefined ? undefined : originalOf(path);
  const translated = original ? languages.map((language) => translationPath(original, language)) : [];
  const others = [original, ...translated].filter((text) => text !== path);
  return (
    <nav aria-label="Editing">
      <a href={firstPage} aria-current={place.page === 'first' ? 'page' : undefined}>
        First page
      </a>
      <a href={allTexts}>All texts</a>
      {place.page === 'decap' && readHash() === allTexts && <a href={newCityPage}>New city</a>}
      {path !== undefined && <a href={formerAddress(path)}>Former versions</a>}
      {others.map((text = '') => (
        <a key={text} href={entryOf(text)?.address}>
          In {languageName(readTranslationPath(text)?.language ?? baseLanguage)}
        </a>
      ))}
      <a href={siteUrl} target="_blank" rel="noreferrer">
        See the site
      </a>
      {saveWords && place.page === 'decap' && <SaveButton words={saveWords} />}
    </nav>
  );
}

const isUserKnown = (): boolean => window.decapStore.getState().auth.user !== undefined;

function Staff(options: StaffOptions) {
  // Until somebody is signed in only Decap's own pages are shown.
  const isSignedIn = useSyncExternalStore(watchDecap, isUserKnown);
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

function afterSave(notices: Notice[]): void {
  noteChange();
  if (notices.length > 0) showNotice(`Saved. ${beforeLive}`, notices);
}

export function showStaff(settings: ScreenSettings, clone: CloneRepository, snapshot: ContentSnapshot): void {
  const element = document.createElement('div');
  element.id = 'staff';
  document.body.prepend(element);
  document.addEventListener('keydown', saveByKeys);
  createRoot(element).render(
    <StrictMode>
      <Staff siteUrl={settings.siteUrl} snapshot={snapshot} {...partsFor(settings, clone, snapshot)} />
    </StrictMode>,
  );
}

function partsFor(settings: ScreenSettings, clone: CloneRepository, snapshot: ContentSnapshot) {
  if (settings.backend === 'local') {
    const staff = new StaffActions(clone, afterSave);
    const saveWords = { unsaved: 'Save', saving: 'Saving...', saved: 'Saved' };
    return { staff, saveWords, first: <FirstPage staff={staff} snapshot={snapshot} /> };
  }
  const staff = new StaffActions(openGitHub(settings, snapshot), afterSave);
  const saveWords = { unsaved: 'Put live', saving: 'Sending...', saved: 'Sent' };
  const first = <GitHubPage settings={settings} staff={staff} snapshot={snapshot} />;
  return { staff, saveWords: settings.isReviewed ? undefined : saveWords, first };
}
