import { checkedName, screenConfig, screenWords, type ScreenSettings } from '../config/screen-config';
import { followControl } from '../preview/point';
import { previewOf } from '../preview/preview-template';
import { serverRepository } from '../content/server-repository';
import { checkedBackend } from './checked-backend';
import { cloneBackend, saveDraftsThrough, saveThrough } from './decap-backend';
import { followAddress } from './follow-address';
import { ContentSnapshot } from '../content/content-snapshot';
import { dayWidget, wordedList } from './list-widget';
import { findUnread, keepDrafts, type ReadTexts } from './drafts';
import { patchDecap } from './patch-decap';
import { hideNotice, type Line, showNotice } from './notice';
import { showRefusal } from './refusal';
import { photoWidget } from './photo-widget';
import { askWhich } from './staff/ask-which';
import { changeAddressAddress, deletionAddress, newCityLike } from './staff/place';
import { openGitHub } from './staff/github-page';
import { showStaff } from './staff/staff-root';
import { keepUser, signInWithFirebase } from './staff/sign-in-with-firebase';

function readSettings(): ScreenSettings {
  return JSON.parse(document.getElementById('settings')?.textContent ?? '') as ScreenSettings;
}

/** What Decap CMS cannot do: its form knows nothing of the other files that belong to a city and name it. */
function citySlugWidget(): unknown {
  return window.createClass<{ props: WidgetProps }>({
    isValid: () => true,
    shouldComponentUpdate: () => true,
    render() {
      const { value, forID } = this.props;
      const slug = typeof value === 'string' ? value : '';
      return window.h(
        'div',
        { className: 'city-slug' },
        window.h('input', { id: forID, value: slug, readOnly: true }),
        window.h('a', { href: changeAddressAddress(slug) }, 'Change the address'),
        window.h('a', { href: newCityLike(slug) }, 'Start a new city from this one'),
        window.h('a', { href: deletionAddress(slug) }, 'Delete the city'),
      );
    },
  });
}

const report = (title: string, lines: Line[]) =>
  void (title.startsWith('Not ') ? showRefusal : showNotice)(title, lines);

async function start(): Promise<void> {
  const { CMS } = window;
  const settings = readSettings();
  const config = screenConfig(settings);
  const isLocal = settings.backend === 'local';
  const snapshot = new ContentSnapshot(isLocal);
  const read: ReadTexts = new Map();
  const loadAfterSave = await keepDrafts(read);
  const clone = serverRepository();
  document.body.dataset.backend = settings.backend;
  if (isLocal) keepUser(checkedName(settings.backend));
  const ownLogout = 'signIn' in settings ? await signInWithFirebase(settings) : {};
  const innerName = isLocal ? 'proxy' : 'github';
  let files: { getMediaFile(path: string): Promise<{ url?: string }> } | undefined;
  function Checked(given: object, options: object): object {
    const inner: object = Object.assign(CMS.getBackend(innerName).init(given, options), ownLogout);
    files = inner as typeof files;
    if (settings.backend === 'local') cloneBackend(inner as never, clone);
    else if (!settings.isReviewed) saveThrough(inner as never, openGitHub(settings, snapshot));
    else
      saveDraftsThrough(inner as never, (name) =>
        openGitHub({ ...settings, branch: name, isReviewed: false }, snapshot),
      );
    const screen = { snapshot, read, askWhich, findUnread, onSettled: loadAfterSave, report };
    return checkedBackend({ inner: inner as never, ...screen });
  }
  CMS.registerBackend(checkedName(settings.backend), Checked);
  const photos = new Map<string, string>();
  const findPhoto = async (src: string): Promise<string | undefined> => {
    const url = photos.get(src) ?? (await files?.getMediaFile(`content${src}`).catch(() => undefined))?.url;
    if (url !== undefined) photos.set(src, url);
    return url;
  };
  CMS.registerWidget('list', wordedList(CMS.getWidget('list').control));
  CMS.registerWidget('datetime', dayWidget(CMS.getWidget('datetime').control));
  CMS.registerWidget('photo', photoWidget());
  CMS.registerWidget('city-slug', citySlugWidget());
  CMS.registerPreviewStyle('/admin/preview.css');
  for (const collection of config.collections) {
    const names = 'files' in collection ? collection.files.map(({ name }) => name) : [collection.name];
    for (const name of names) CMS.registerPreviewTemplate(name, previewOf({ snapshot, findPhoto }));
  }
  document.addEventListener('focusin', ({ target }) => followControl(target as HTMLElement));
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hideNotice());
  followAddress();
  patchDecap();
  CMS.registerLocale('en', { ...CMS.getLocale('en'), ...screenWords(settings) });
  showStaff(settings, clone, snapshot);
  CMS.init({ config });
}

void start();
